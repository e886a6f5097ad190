/** The database across versions of the site: rows survive migrations, and a newer database is left alone. */
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase } from '@/data/record/finished/database';
import { migrations } from '@/data/record/finished/migrations';
import { fakeBrowser, watched } from '../fake-browser';
import { finished, notes, started } from '../sample-attempts';
import first from './database-version-1.json';
import { putNotes } from '../putRows';
import { sampleGoal, sampleNote } from '../setup/sample-setup';
import { readLearnerSetup, writeNote } from '@/data/record/setup/learnerSetup';
import { localDayAt } from '@/lib/dates/localTime';

/** Creates a database as a version of the site left it, with stores made without current code. */
async function stored({
  version,
  stores,
}: {
  version: number;
  stores: Record<string, { keyPath: string | null; rows: readonly unknown[] }>;
}) {
  const database = await openDB('larkfield', version, {
    upgrade(old) {
      for (const [name, { keyPath }] of Object.entries(stores))
        old.createObjectStore(name, keyPath === null ? { autoIncrement: true } : { keyPath });
    },
  });
  for (const [name, { rows }] of Object.entries(stores))
    for (const row of rows) await database.add(name, row);
  database.close();
}

const emptyStores = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { keyPath: 'id', rows: [] }]));

test('reads rows of version 1 unchanged', async () => {
  const tab = fakeBrowser().tab();
  await stored(first);
  await tab.record.setConsent('keep');
  expect(await tab.record.readFinished('a')).toEqual({
    state: 'found',
    attempt: finished('a'),
    place: 'device',
  });
  expect(await tab.record.listFinished()).toMatchObject({
    attempts: [{ id: 'a', level: 'upper' }],
    unreadable: 1,
    newer: 0,
  });
  expect(await tab.record.seenItems()).toEqual(new Set(['syn-0001', 'syn-0002', 'ana-0001']));
  expect((await tab.record.listRunning()).attempts).toMatchObject([
    { attempt: { id: 'r' }, completeness: 'complete' },
  ]);
});

test('adds notes to a database of version 1', async () => {
  const tab = fakeBrowser().tab();
  await stored(first);
  await tab.record.setConsent('keep');
  expect(await tab.record.listNotes()).toEqual([]);
  expect(await putNotes(tab.record, notes('a'))).toMatchObject({ state: 'saved', place: 'device' });
  expect(await tab.reloaded().record.readNotes('a')).toEqual(notes('a'));
  expect(await tab.record.readFinished('a')).toMatchObject({ state: 'found' });
});

test('adds notes on the timeline to a database of version 6, whose goals stay', async () => {
  const tab = fakeBrowser().tab();
  const goal = sampleGoal(localDayAt(Date.now()));
  const row = { id: goal.id, goal, changedAt: 1 };
  await stored({
    version: 6,
    stores: {
      ...first.stores,
      ...emptyStores(['notes', 'answers', 'cards', 'causes', 'plans', 'wordDays', 'clocks']),
      ...emptyStores(['profiles', 'reportedTests', 'readMarks']),
      goals: { keyPath: 'id', rows: [{ id: goal.id, version: 1, row }] },
    },
  });
  await tab.record.setConsent('keep');
  expect(await readLearnerSetup(tab.record)).toMatchObject({ goals: [goal], notes: [] });
  const note = sampleNote(goal.setOn);
  expect(await writeNote(tab.record, note.id, note)).toMatchObject({ state: 'saved', place: 'device' });
  expect(await readLearnerSetup(tab.reloaded().record)).toMatchObject({ goals: [goal], notes: [note] });
  expect(await tab.record.readFinished('a')).toMatchObject({ state: 'found' });
});

test('a later migration finds the rows of earlier versions, and each migration runs once', async () => {
  fakeBrowser();
  await stored(first);
  const ran: number[] = [];
  const list = [
    ...migrations.map((migrate, index): (typeof migrations)[number] => (database, transaction) => {
      ran.push(index + 1);
      migrate(database, transaction);
    }),
    (database: { readonly objectStoreNames: DOMStringList }) => {
      ran.push(migrations.length + 1);
      expect([...database.objectStoreNames]).toContain('attempts');
    },
  ];
  for (const _ of [1, 2]) {
    const database = await openDatabase(
      { onClosed: () => undefined, onBlocked: () => undefined, signal: new AbortController().signal },
      list,
    );
    if (typeof database === 'string') throw new Error(database);
    expect(await database.finished('a')).toEqual({ state: 'sound', value: finished('a') });
    database.close();
  }
  expect(ran).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('leaves a newer database alone and uses the slots instead', async () => {
  const browser = fakeBrowser();
  await stored({ version: 99, stores: { other: { keyPath: null, rows: ['a row'] } } });
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const { hold, place } = await tab.record.beginAttempt(started('a'), watched());
  expect(place).toBe('device');
  expect(await hold.finish(finished('a'))).toEqual({ state: 'saved', place: 'device', refusal: null });
  expect(await browser.tab().record.listFinished()).toMatchObject({
    attempts: [{ id: 'a' }],
    database: 'newer',
  });
  const database = await openDB('larkfield');
  expect([database.version, await database.getAll('other')]).toEqual([99, ['a row']]);
  database.close();
});

test('doesn’t block a newer version of the site in another tab', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const newer = await openDB('larkfield', 99);
  newer.close();
  expect(await tab.record.listFinished()).toMatchObject({ attempts: [], database: 'newer' });
});
