/** A handed-in attempt is never missing from a list or export, whenever they are read and whatever the database does. */
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import type { StudentRecord } from '@/data/record/api';
import type { BrowserServices } from '@/data/record/browser';
import * as database from '@/data/record/finished/database';
import type { RecordDatabase } from '@/data/record/finished/database';
import { fakeBrowser, noDatabase, type Tab, watched } from '../fake-browser';
import { finished, started } from '../sample-attempts';

async function handedIn(tab: Tab, id: string): Promise<void> {
  const { hold } = await tab.record.beginAttempt(started(id), watched());
  await hold.finish(finished(id));
}

const readings = {
  list: async (record: StudentRecord) => (await record.listFinished()).attempts.map(({ id }) => id),
  export: async (record: StudentRecord): Promise<string[]> =>
    JSON.parse((await record.exportAll()).text).attempts.map(({ id }: { id: string }) => id),
  answers: async (record: StudentRecord) => (await record.readAnswers()).finished.map(({ id }) => id),
  result: async (record: StudentRecord) => ((await record.readFinished('a')).state === 'found' ? ['a'] : []),
  'items seen': async (record: StudentRecord) => ((await record.seenItems()).has('syn-0001') ? ['a'] : []),
  'what an import finds here': async (record: StudentRecord) => {
    const text = JSON.stringify({
      format: 'larkfield-prep',
      version: 1,
      attempts: [finished('a')],
      notes: [],
      seen: [],
    });
    const reading = await record.readImport(text, text.length);
    return reading.state === 'sound' && reading.alreadyHere === 1 ? ['a'] : [];
  },
};

/** A browser whose database answers late, with the state as of the request. */
function lateAnswers(until: Promise<void>): BrowserServices['loadDatabase'] {
  const late =
    <Arguments extends readonly unknown[], T>(read: (...all: Arguments) => Promise<T>) =>
    async (...all: Arguments): Promise<T> => {
      const answer = await read(...all);
      await until;
      return answer;
    };
  return async () => ({
    ...database,
    async openDatabase(options) {
      const opened = await database.openDatabase(options);
      if (typeof opened === 'string') return opened;
      const slow: RecordDatabase = {
        ...opened,
        finished: late((id: string) => opened.finished(id)),
        keptAttemptIds: late((ids: readonly string[]) => opened.keptAttemptIds(ids)),
        answers: late(() => opened.answers()),
        seenIds: late(() => opened.seenIds()),
        page: late((...all: Parameters<RecordDatabase['page']>) => opened.page(...all)),
      };
      return slow;
    },
  });
}

describe.each(Object.entries(readings))('read during the move to the database: %s', (_, read) => {
  test('finds the attempt', async () => {
    const browser = fakeBrowser();
    const ends: (() => void)[] = [];
    const moved = new Promise<void>((resolve) => void ends.push(resolve));
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await tab.record.prepareRecord();
    const reader = browser.tab({ loadDatabase: lateAnswers(moved) });
    const { hold } = await tab.record.beginAttempt(started('a'), watched());
    const finishing = hold.finish(finished('a'));
    const reading = read(reader.record);
    await finishing;
    expect([...browser.device.texts.keys()].filter((key) => key.includes(':attempt:'))).toEqual([]);
    ends[0]?.();
    expect(await reading).toEqual(['a']);
  });
});

test.each(['list', 'export', 'answers'] as const)(
  'three tests in a row, with and without a working database: the %s includes all',
  async (name) => {
    const browser = fakeBrowser();
    let tab = browser.tab();
    await tab.record.setConsent('keep');
    for (const [id, options] of [
      ['a', {}],
      ['b', noDatabase],
      ['c', {}],
    ] as const) {
      tab.crash();
      tab = browser.tab(options);
      await handedIn(tab, id);
    }
    expect((await readings[name](tab.record)).toSorted()).toEqual(['a', 'b', 'c']);
  },
);

test('retries a database that fails once', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  for (const id of ['a', 'b', 'c']) await handedIn(tab, id);
  const original = Reflect.get(IDBDatabase.prototype, 'transaction');
  let failures = 1;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...all: unknown[]
  ) {
    failures -= 1;
    if (failures >= 0) throw new DOMException('lost', 'InvalidStateError');
    return Reflect.apply(original, this, all);
  });
  const [list, answers] = await Promise.all([tab.record.listFinished(), tab.record.readAnswers()]);
  vi.restoreAllMocks();
  expect(list).toMatchObject({ attempts: [{}, {}, {}], database: 'open' });
  expect(answers.all).toHaveLength(3);
});

test('reports a list that can’t be read', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await handedIn(tab, 'a');
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('lost', 'InvalidStateError');
  });
  const list = await tab.record.listFinished();
  const exported = await tab.record.exportAll();
  vi.restoreAllMocks();
  expect(list).toMatchObject({ attempts: [], database: 'unavailable' });
  expect(exported.leftOut).toBeNull();
  expect((await tab.record.measure()).lastBackupMs).toBeNull();
});

test('an unreadable row doesn’t hide a test with the same id', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const connection = await openDB('larkfield');
  await connection.put('attempts', { id: 'a', version: 1, attempt: 'damaged' });
  await handedIn(tab, 'a');
  expect(await tab.record.readFinished('a')).toMatchObject({ state: 'found', attempt: finished('a') });
  expect(await tab.record.listFinished()).toMatchObject({ attempts: [{ id: 'a' }], unreadable: 1 });
  connection.close();
});

test('a killed browser that lost its consent still lists and exports', async () => {
  for (const name of ['list', 'export', 'answers', 'result', 'items seen'] as const) {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await handedIn(tab, 'a');
    tab.crash();
    browser.device.texts.clear();
    const { record } = browser.tab({ hasDatabase: () => Promise.resolve(true) });
    expect(await readings[name](record)).toEqual(['a']);
  }
});
