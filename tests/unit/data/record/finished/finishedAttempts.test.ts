/** Finished attempts: moved to the database once stored there safely, and listed wherever they are. */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toAnswersRow, toAttemptRow } from '@/data/record/finished/attemptRows';
import { openDatabase } from '@/data/record/finished/database';
import { openDB } from 'idb';
import { type FakeBrowser, fakeBrowser, noDatabase, type Tab, watched } from '../fake-browser';
import { applyAttemptEvent } from '@/domain/exam/attempts/attempt';
import { answered, at, finished, started } from '../sample-attempts';
import first from './answers-version-1.json';

/** Before verdicts, rows of version 1 had each item's key. */
const withKeys = {
  ...first.answers,
  answers: {
    ...first.answers.answers,
    sections: [{ timed: true, answers: 'syn-0001:A:A:f:1000: syn-0002@2:B:D::1000:' }],
  },
};

afterEach(() => void vi.restoreAllMocks());

async function handedIn(tab: Tab, id: string, ms = 50_000) {
  const { hold } = await tab.record.beginAttempt(started(id), watched());
  return hold.finish(finished(id, ms));
}

async function keeping() {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  return { browser, tab };
}

function slotsOf({ device }: FakeBrowser, id: string) {
  return [...device.texts.keys()].filter((key) => key.startsWith(`larkfield:attempt:${id}:`));
}

async function put(store: string, row: unknown) {
  const database = await openDB('larkfield');
  await database.put(store, row);
  database.close();
}

async function stored(store: string, id: string): Promise<unknown> {
  const database = await openDB('larkfield');
  const row: unknown = await database.get(store, id);
  database.close();
  return row;
}

test('moves the whole attempt with its answers and its seen items, and clears the slots', async () => {
  const { browser, tab } = await keeping();
  expect(await handedIn(tab, 'a')).toEqual({ state: 'saved', place: 'device', refusal: null });
  // The mark that somebody practiced here is saved once, for the dashboards.
  expect([...browser.device.texts.keys()].toSorted()).toEqual([
    'larkfield:consent',
    'larkfield:database',
    'larkfield:ended:a',
    'larkfield:number:begun',
  ]);
  const { record } = browser.tab();
  expect(await record.readFinished('a')).toEqual({ state: 'found', attempt: finished('a'), place: 'device' });
  expect(await record.listFinished()).toMatchObject({
    attempts: [
      {
        id: 'a',
        planId: 'sample',
        parts: [
          {
            kind: 'section',
            id: 'verbal',
            questions: 3,
            right: 1,
            wrong: 1,
            blank: 1,
            unseen: { right: 1, wrong: 0, blank: 1 },
            ending: null,
          },
          { kind: 'essay', id: 'writing' },
          { kind: 'section', id: 'reading', right: 0, wrong: 0, blank: 2 },
        ],
      },
    ],
    unreadable: 0,
    newer: 0,
    database: 'open',
  });
  // Unreached parts and other versions of an item don't count.
  expect(await record.seenItems()).toEqual(new Set(['syn-0001', 'syn-0002', 'ana-0001']));
});

/** Returns the seen items of an attempt left after this many answers. */
async function seenOf(answers: number, isFinished: boolean) {
  const { tab } = await keeping();
  const running = answered('a', answers);
  const { hold } = await tab.record.beginAttempt(running, watched());
  if (isFinished)
    await hold.finish(applyAttemptEvent(running, { type: 'finish', now: at(2500 + 1000 * answers) }));
  else await hold.release();
  return [...(await tab.record.seenItems())].toSorted();
}

describe('items seen in a section that was left early', () => {
  test.each([
    [0, ['syn-0001']],
    [1, ['syn-0001', 'syn-0002']],
    [2, ['ana-0001', 'syn-0001', 'syn-0002']],
  ])('after %i answers are those that were on screen', async (answers, expected) => {
    expect(await seenOf(answers, true)).toEqual(expected);
  });

  test('are the same while it runs', async () => {
    // Its clock hasn't counted anything yet for the question just shown.
    expect(await seenOf(1, false)).toEqual(['syn-0001']);
  });
});

test('all items of a running attempt are in progress until it finishes', async () => {
  const { tab } = await keeping();
  const { record } = tab;
  expect(record.itemsUnderWay().size).toBe(0);
  const { hold } = await record.beginAttempt(started('a'), watched());
  expect([...record.itemsUnderWay()].toSorted()).toEqual([
    'ana-0001',
    'prompt-1',
    'prompt-2',
    'rea-0001',
    'rea-0002',
    'syn-0001',
    'syn-0002',
  ]);
  await hold.finish(finished('a'));
  expect(record.itemsUnderWay().size).toBe(0);
});

test('the prompts of an essay count as seen once its clock has run', async () => {
  const { tab } = await keeping();
  const { hold } = await tab.record.beginAttempt(started('a'), watched());
  const inEssay = [
    { type: 'end-part', now: at(2000) },
    { type: 'begin-part', now: at(3000) },
    { type: 'tick', now: at(5000) },
    { type: 'finish', now: at(6000) },
  ] as const;
  await hold.finish(inEssay.reduce(applyAttemptEvent, started('a')));
  const seen = await tab.record.seenItems();
  expect([...seen].filter((id) => id.startsWith('prompt'))).toEqual(['prompt-1', 'prompt-2']);
});

test('lists the most recently finished attempt first', async () => {
  const { tab } = await keeping();
  for (const [id, ms] of [
    ['early', 40_000],
    ['late', 60_000],
    ['between', 50_000],
  ] as const)
    await handedIn(tab, id, ms);
  const { attempts } = await tab.record.listFinished();
  expect(attempts.map(({ id }) => id)).toEqual(['late', 'between', 'early']);
});

test('for a visit, stays in the tab, survives a reload, and stores nothing on the device', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('visit');
  expect(await handedIn(tab, 'a')).toMatchObject({ state: 'saved', place: 'tab' });
  const { record } = tab.reloaded();
  expect(await record.listFinished()).toMatchObject({ attempts: [{ id: 'a' }], database: 'unused' });
  expect(await record.readFinished('a')).toEqual({ state: 'found', attempt: finished('a'), place: 'tab' });
  expect(await record.seenItems()).toContain('syn-0002');
  expect(browser.device.texts.size).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
});

test('stays in the slots if the database fails, and moves on the next visit', async () => {
  const { browser, tab } = await keeping();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await handedIn(tab, 'a')).toEqual({ state: 'saved', place: 'device', refusal: null });
  expect(slotsOf(browser, 'a')).toHaveLength(1);
  expect((await tab.record.listFinished()).attempts.map(({ id }) => id)).toEqual(['a']);
  vi.restoreAllMocks();
  const { record } = tab.reloaded();
  await record.prepareRecord();
  expect(slotsOf(browser, 'a')).toEqual([]);
  expect(await record.listFinished()).toMatchObject({ attempts: [{ id: 'a' }] });
});

test('writes all or nothing: without its answers there is no attempt', async () => {
  const { tab } = await keeping();
  // Every attempt to write the answers fails after the attempt itself was added.
  const original = Reflect.get(IDBObjectStore.prototype, 'put');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row: unknown[]
  ) {
    if (this.name === 'answers') throw new DOMException('full', 'QuotaExceededError');
    return Reflect.apply(original, this, row);
  });
  await handedIn(tab, 'a');
  vi.restoreAllMocks();
  const database = await openDB('larkfield');
  expect(await database.count('attempts')).toBe(0);
  database.close();
});

test('counts its items once even if it is moved twice', async () => {
  const { tab } = await keeping();
  await handedIn(tab, 'a');
  const database = await openDatabase({
    onClosed: () => undefined,
    onBlocked: () => undefined,
    signal: new AbortController().signal,
  });
  if (typeof database === 'string') throw new Error(database);
  await database.putFinished(finished('a'));
  await database.putFinished(finished('b', 58_000));
  database.close();
  const connection = await openDB('larkfield');
  expect(await connection.get('seen', 'syn-0002')).toMatchObject({ count: 2, lastMs: 1_795_000_058_000 });
  connection.close();
});

test('rejects if the database code can’t be fetched, and can be called again', async () => {
  const browser = fakeBrowser();
  let fails = true;
  const tab = browser.tab({
    loadDatabase: () =>
      fails ? Promise.reject(new Error('offline')) : import('@/data/record/finished/database'),
  });
  await tab.record.setConsent('keep');
  await expect(tab.record.prepareRecord()).rejects.toThrow('offline');
  fails = false;
  await tab.record.prepareRecord();
  expect(await tab.record.listFinished()).toMatchObject({ database: 'open' });
});

describe('damaged rows', () => {
  test('sets an unreadable attempt aside unchanged, and counts it', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    await put('attempts', { id: 'a', version: 1, attempt: { ...answered('a', 1), id: 'b' } });
    expect(await tab.record.readFinished('a')).toEqual({ state: 'unreadable' });
    expect(await tab.record.readFinished('a')).toEqual({ state: 'absent' });
    expect(await tab.record.listFinished()).toMatchObject({ attempts: [], unreadable: 1 });
    const database = await openDB('larkfield');
    expect(await database.getAll('unreadable')).toMatchObject([
      { attempt: { id: 'a', attempt: { id: 'b' } } },
    ]);
    database.close();
  });

  test.each<[string, unknown]>([
    ['damaged', { id: 'a', version: 2, answers: 'damaged' }],
    ['of version 1', first.answers],
  ])('answers that are %s are written again from their attempt', async (_, row) => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    const before = await tab.record.listFinished();
    const written = await stored('answers', 'a');
    await put('answers', row);
    expect(await tab.record.listFinished()).toEqual(before);
    expect(before).toMatchObject({ attempts: [{ id: 'a' }], unreadable: 0, newer: 0 });
    expect(await stored('answers', 'a')).toEqual(written);
  });

  test('attempts are listed although their answers can’t be written on a full device', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    const before = await tab.record.listFinished();
    await put('answers', first.answers);
    const original = Reflect.get(IDBObjectStore.prototype, 'put');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...all: unknown[]
    ) {
      if (this.name === 'answers') throw new DOMException('full', 'QuotaExceededError');
      return Reflect.apply(original, this, all);
    });
    expect(await tab.record.listFinished()).toEqual(before);
    expect((await tab.record.readAnswers()).finished).toHaveLength(1);
    vi.restoreAllMocks();
    expect(await stored('answers', 'a')).toEqual(first.answers);
  });

  test('answers count for practice while another read sets their attempt aside', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    await put('answers', first.answers);
    await put('attempts', { id: 'a', version: 1, attempt: 'damaged' });
    const [one, other] = await Promise.all([
      tab.record.readAnswers(),
      tab.record.readAnswers(),
      tab.record.readFinished('a'),
    ]);
    expect([one.all.length, other.all.length]).toEqual([1, 1]);
    expect(await tab.record.listFinished()).toMatchObject({ attempts: [], unreadable: 1 });
  });

  test('an attempt is listed although its answers can’t be saved as text', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a', 60_000);
    const text = JSON.stringify(finished('b')).replaceAll('syn-0001', 'syn 0001');
    await put('attempts', { id: 'b', version: 1, attempt: JSON.parse(text) as unknown });
    for (const { record } of [tab, tab.reloaded()]) {
      expect(await record.listFinished()).toMatchObject({
        attempts: [{ id: 'a' }, { id: 'b' }],
        unreadable: 0,
      });
      expect(await record.readAnswers()).toMatchObject({ finished: [{ id: 'b' }, { id: 'a' }] });
    }
  });

  test('answers from a newer version stay, and an older one lists their attempt', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    const before = await tab.record.listFinished();
    const newer = { id: 'a', version: 3, much: 'else' };
    await put('answers', newer);
    expect(await tab.record.listFinished()).toEqual(before);
    expect(await tab.record.readAnswers()).toMatchObject({ finished: [{ id: 'a' }], all: [{ id: 'a' }] });
    expect(await stored('answers', 'a')).toEqual(newer);
  });

  test.each<[string, unknown]>([
    ['of version 1', { ...first.answers, id: 'b' }],
    ['damaged', { id: 'b', version: 2, answers: 'damaged' }],
    ['from a newer version', { id: 'b', version: 3, much: 'else' }],
  ])('answers that are %s stay if their attempt is unreadable, which is set aside once', async (_, row) => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    await put('attempts', { id: 'b', version: 1, attempt: 'damaged' });
    await put('answers', row);
    await Promise.all([tab.record.listFinished(), tab.record.listFinished()]);
    expect(await tab.record.listFinished()).toMatchObject({ attempts: [{ id: 'a' }], unreadable: 1 });
    expect(await stored('answers', 'b')).toEqual(row);
    expect(await stored('attempts', 'b')).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['as they are written', null],
    ['of version 1', first.answers],
    ['of version 1 with keys', withKeys],
  ])('answers %s count for practice although their attempt was set aside', async (_, row) => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    if (row !== null) await put('answers', row);
    await put('attempts', { id: 'a', version: 1, attempt: 'damaged' });
    // A row that can be read doesn't ask for its attempt, so somebody has to open it.
    if (row === null) expect(await tab.record.readFinished('a')).toEqual({ state: 'unreadable' });
    const verdicts = async () => {
      const { finished: shown, all } = await tab.record.readAnswers();
      expect(shown).toEqual([]);
      return all.map(({ sections: [section] }) => section?.answers.map(({ verdict }) => verdict));
    };
    expect(await verdicts()).toEqual([['right', 'wrong']]);
    expect(await verdicts()).toEqual([['right', 'wrong']]);
  });

  test('a summary that an earlier version wrote is left alone, and deleted with its attempt', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    const before = await tab.record.listFinished();
    await put('summaries', first.summary);
    await put('summaries', { id: 'b', version: 1, summary: 'damaged' });
    expect(await tab.record.listFinished()).toEqual(before);
    expect(await stored('summaries', 'a')).toEqual(first.summary);
    expect(await stored('summaries', 'b')).toEqual({ id: 'b', version: 1, summary: 'damaged' });
    expect(await tab.record.deleteFinished('a')).toBe(true);
    expect(await stored('summaries', 'a')).toBeUndefined();
  });

  test('what earlier versions summarized is derived', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    const { source: _, ...summary } = first.summary.summary;
    const { attempts } = await tab.record.listFinished();
    expect(attempts).toMatchObject([
      {
        ...summary,
        // Lists show neither number.
        parts: summary.parts.map(({ answered: __, flagged: ___, ...part }) => part),
      },
    ]);
  });

  test('leaves rows from a newer version in place, and counts them', async () => {
    const { tab } = await keeping();
    await handedIn(tab, 'a');
    await put('attempts', { id: 'n', version: 2, much: 'else' });
    expect(await tab.record.listFinished()).toMatchObject({
      attempts: [{ id: 'a' }],
      unreadable: 0,
      newer: 1,
    });
    expect(await tab.record.readFinished('n')).toEqual({ state: 'newer' });
    const database = await openDB('larkfield');
    expect(await database.get('attempts', 'n')).toEqual({ id: 'n', version: 2, much: 'else' });
    database.close();
  });
});

test('a start reads none of a thousand saved attempts', async () => {
  const { browser, tab } = await keeping();
  await handedIn(tab, 'first');
  const database = await openDB('larkfield');
  const transaction = database.transaction(['attempts', 'answers'], 'readwrite');
  for (let index = 0; index < 1000; index += 1) {
    const attempt = finished(`n-${index}`);
    void transaction.objectStore('attempts').put(toAttemptRow(attempt));
    void transaction.objectStore('answers').put(toAnswersRow(attempt));
  }
  await transaction.done;
  database.close();

  const read: string[] = [];
  for (const name of ['get', 'getAll', 'openCursor'] as const) {
    const original = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...query: unknown[]
    ) {
      read.push(this.name);
      return Reflect.apply(original, this, query);
    });
  }
  const { record } = browser.tab();
  await record.prepareRecord();
  expect((await record.seenItems()).size).toBe(3);
  await record.listRunning();
  const { hold } = await record.beginAttempt(started('b'), watched());
  await hold.release();
  await record.holdAttempt('b', watched());
  expect(read.filter((store) => store !== 'running' && store !== 'clocks')).toEqual([]);
});

test.each([
  ['there is none', () => Promise.resolve(false), 'missing'],
  ['the browser can’t list any', () => Promise.reject(new Error('blocked')), 'missing'],
  ['the browser lists one', () => Promise.resolve(true), 'unavailable'],
])('saves finished attempts in the slots if no database opens: %s', async (_, hasDatabase, database) => {
  const browser = fakeBrowser();
  const options = { ...noDatabase, hasDatabase };
  const tab = browser.tab(options);
  await tab.record.setConsent('keep');
  expect(await handedIn(tab, 'a')).toEqual({ state: 'saved', place: 'device', refusal: null });
  expect(await browser.tab(options).record.listFinished()).toMatchObject({
    attempts: [{ id: 'a' }],
    database,
  });
});

test('a database that was open once is never taken for one that doesn’t exist', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  for (const isListed of [true, false]) {
    const options = { ...noDatabase, hasDatabase: () => Promise.resolve(isListed) };
    expect((await browser.tab(options).record.listFinished()).database).toBe('unavailable');
  }
});
