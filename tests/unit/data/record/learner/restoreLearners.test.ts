/** Learners whom a killed browser has lost from its list are found by the names of their databases. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordDatabase } from '@/data/record/finished/database';

const space = (letter: string) => `${letter.repeat(32)}/`;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

const ignore = () => undefined;

/** Creates a learner's database, empty but for what `fill` writes. */
async function savedRecord(name: string, fill: (database: RecordDatabase) => Promise<unknown>) {
  const { openDatabase } = await import('@/data/record/finished/database');
  const { signal } = new AbortController();
  const database = await openDatabase({ name, onClosed: ignore, onBlocked: ignore, signal });
  if (typeof database === 'string') throw new Error(database);
  await fill(database);
  database.close();
}

async function saveProfile(database: RecordDatabase, nickname: string | null) {
  const { emptyProfile } = await import('@/domain/learner/setup');
  return database.putSavedRows('profiles', [
    { id: 'profile', learner: 'l', profile: { ...emptyProfile, nickname }, changedAt: 1 },
  ]);
}

test('each learner with a record returns to the list, and nobody else', async () => {
  await savedRecord('larkfield', (database) => saveProfile(database, 'Theo'));
  await savedRecord(`${space('a')}larkfield`, (database) => saveProfile(database, 'Ana'));
  await savedRecord(`${space('b')}larkfield`, (database) => saveProfile(database, null));
  // A deleted learner's database may remain, empty.
  await savedRecord(`${space('c')}larkfield`, () => Promise.resolve());
  await savedRecord('another-sites-larkfield', () => Promise.resolve());

  const { readRoster, unlistedSpaces } = await import('@/data/record/learner/roster');
  const { restoreLearners } = await import('@/data/record/learner/restoreLearners');
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const unlisted = unlistedSpaces(names, 'larkfield');
  expect(unlisted.toSorted()).toEqual([space('a'), space('b'), space('c')]);
  await restoreLearners(names);
  expect(readRoster()).toEqual([
    { space: '', name: 'Theo' },
    { space: space('a'), name: 'Ana' },
    { space: space('b'), name: null },
  ]);
  const left = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  expect(left).not.toContain(`${space('c')}larkfield`);
  expect(left).toContain('another-sites-larkfield');
  expect(unlistedSpaces(left, 'larkfield')).toEqual([]);
});

test('a first learner without a database gets none', async () => {
  await savedRecord(`${space('a')}larkfield`, (database) => saveProfile(database, 'Ana'));
  const { readRoster } = await import('@/data/record/learner/roster');
  const { restoreLearners } = await import('@/data/record/learner/restoreLearners');
  await restoreLearners([`${space('a')}larkfield`]);
  expect(readRoster()).toHaveLength(2);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`${space('a')}larkfield`]);
});
