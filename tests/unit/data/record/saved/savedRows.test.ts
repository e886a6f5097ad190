/** Practice data: saved where the student allows it; survives, moves, and merges. */
import { describe, expect, test } from 'vitest';
import { openDB } from 'idb';
import type { OpenDatabaseOptions } from '@/data/record/finished/database';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { WordAnswer } from '@/domain/plan/words/word-answers';
import type { SavedPlan } from '@/domain/plan/schedule/study-plan';
import { wordCard } from '../../../domain/plan/words/card';
import { fakeBrowser, noDatabase, watched } from '../fake-browser';
import { finished, started } from '../sample-attempts';
import { putRows } from '../putRows';

const card = (id: string, changes: Partial<WordCard> = {}) => wordCard({ id, ...changes });
const later = card('frugal', { reviews: 2, changedAt: 1_795_000_001_000 });
const savedRows: SavedPlan = {
  id: 'plan',
  plan: {
    madeOn: '2026-11-21',
    testDate: '2026-12-12',
    minutesPerDay: 20,
    restDays: [6],
    balance: { verbal: 30, quantitative: 30, reading: 25, writing: 15 },
    answersUntil: 0,
    entries: [{ id: 'e1', day: '2026-11-23', minutes: 20, activity: { kind: 'words' } }],
  },
  changedAt: 1_795_000_000_000,
};

describe('validating a row', () => {
  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['due on a day that doesn’t exist', { dueDay: '2026-02-30' }, false],
    ['with no stability', { stability: 0 }, false],
    ['with a difficulty above 10', { difficulty: 10.1 }, false],
    ['with an unknown field', { more: 1 }, false],
    ['changed at an invalid time', { changedAt: Number.NaN }, false],
  ])('a card %s', (_, changes, isValid) => {
    expect(parseSavedRow('cards', { ...card('frugal'), ...changes }) !== null).toBe(isValid);
  });

  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['that was deleted', { plan: null }, true],
    ['under another id', { id: 'other' }, false],
    [
      'whose shares are based on answers of unknown time',
      { plan: { ...savedRows.plan, answersUntil: undefined } },
      false,
    ],
    [
      'with an incomplete change of shares',
      { plan: { ...savedRows.plan, shareChanges: [{ test: 'form-a', day: '2026-11-23' }] } },
      false,
    ],
    [
      'with a share of more than 100%',
      { plan: { ...savedRows.plan, balance: { ...savedRows.plan?.balance, verbal: 101 } } },
      false,
    ],
    ['with an eighth day of the week', { plan: { ...savedRows.plan, restDays: [7] } }, false],
    [
      'with an unknown activity',
      {
        plan: {
          ...savedRows.plan,
          entries: [{ id: 'e', day: '2026-11-23', minutes: 5, activity: { kind: 'nap' } }],
        },
      },
      false,
    ],
  ])('a plan %s', (_, changes, isValid) => {
    expect(parseSavedRow('plans', { ...savedRows, ...changes }) !== null).toBe(isValid);
  });
});

test.each([
  ['keep', 'device'],
  ['visit', 'tab'],
] as const)('with consent "%s", rows are in the %s and survive a reload', async (consent, place) => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent(consent);
  expect(await tab.record.readSavedRows('cards')).toEqual([]);
  expect(await putRows(tab.record, 'cards', [card('frugal'), card('lucid')])).toMatchObject({
    state: 'saved',
    place: place,
  });
  const { record } = tab.reloaded();
  expect(await record.readSavedRows('cards')).toEqual([card('frugal'), card('lucid')]);
  expect(await putRows(record, 'cards', [later])).toMatchObject({ state: 'saved', place: place });
  expect(new Map((await record.readSavedRows('cards')).map((row) => [row.id, row.reviews]))).toEqual(
    new Map([
      ['frugal', 2],
      ['lucid', 1],
    ]),
  );
  expect([...browser.device.texts.keys()].filter((key) => key.includes(':kept:'))).toEqual([]);
});

test('stores nothing before consent', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  expect(await putRows(tab.record, 'plans', [savedRows])).toMatchObject({
    state: 'saved',
    place: 'memory',
  });
  expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
  expect(await tab.record.readSavedRows('plans')).toEqual([savedRows]);
});

test('keeps the later change of two tabs, whichever is written last', async () => {
  const browser = fakeBrowser();
  const [one, other] = [browser.tab(), browser.tab()];
  await one.record.setConsent('keep');
  await putRows(one.record, 'cards', [later]);
  await putRows(other.record, 'cards', [card('frugal')]);
  expect(await one.record.readSavedRows('cards')).toEqual([later]);
});

test('rejects an invalid row, and writes nothing', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  expect(await putRows(tab.record, 'cards', [card('lucid'), card('frugal', { stability: -1 })])).toEqual({
    state: 'refused',
  });
  expect(await tab.record.readSavedRows('cards')).toEqual([]);
});

test('leaves data from a newer version of the site alone, and says so', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const database = await openDB('larkfield');
  await database.put('cards', { id: 'frugal', version: 2, much: 'else' });
  expect(await tab.record.readSavedRows('cards')).toEqual([]);
  expect(await tab.record.countUnusableSavedRows('cards')).toEqual({
    unreadable: 0,
    newer: 1,
  });
  expect(await putRows(tab.record, 'cards', [card('frugal'), card('lucid')])).toEqual({
    state: 'newer',
  });
  expect(await database.get('cards', 'frugal')).toEqual({ id: 'frugal', version: 2, much: 'else' });
  // All or none.
  expect(await tab.record.readSavedRows('cards')).toEqual([]);
  expect(await putRows(tab.record, 'cards', [card('lucid')])).toMatchObject({ state: 'saved' });
  expect(await tab.record.readSavedRows('cards')).toEqual([card('lucid')]);
  expect((await tab.record.measure()).others.cards).toEqual({ unreadable: 0, newer: 1 });
  database.close();
});

test('counts an unreadable row, and sets it aside before overwriting it', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const database = await openDB('larkfield');
  const damaged = { id: 'plan', version: 1, row: { id: 'plan', plan: 'none' } };
  await database.put('plans', damaged);
  expect(await tab.record.countUnusableSavedRows('plans')).toMatchObject({ unreadable: 1, newer: 0 });
  expect(await putRows(tab.record, 'plans', [savedRows])).toMatchObject({ state: 'saved' });
  expect(await tab.record.readSavedRows('plans')).toEqual([savedRows]);
  expect(await database.getAll('unreadable')).toMatchObject([{ kind: 'plans', row: damaged }]);
  expect(await tab.record.measure()).toMatchObject({
    unreadable: 0,
    others: { plans: { unreadable: 1, newer: 0 }, cards: { unreadable: 0, newer: 0 } },
  });
  database.close();
});

test('writes nothing next to a newer database, and says so', async () => {
  const browser = fakeBrowser();
  (await openDB('larkfield', 99)).close();
  const { record } = browser.tab();
  await record.setConsent('keep');
  expect(await putRows(record, 'plans', [savedRows])).toEqual({ state: 'newer' });
  expect(await record.writeWords([answer('frugal')])).toEqual({ state: 'newer' });
  await expect(record.countUnusableSavedRows('plans')).rejects.toThrow('newer');
  await expect(record.readSavedRows('plans')).rejects.toThrow('newer');
  expect([...browser.device.texts.keys()]).toEqual(['larkfield:consent']);
});

describe('rows stored as text', () => {
  test.each([
    ['of a newer version of the site', '2 something else', { unreadable: 0, newer: 1 }],
    ['that are damaged', '1 something else', { unreadable: 1, newer: 0 }],
  ])('%s are counted, and stay when the database opens', async (_, text, troubles) => {
    const browser = fakeBrowser();
    const without = browser.tab(noDatabase);
    await without.record.setConsent('keep');
    browser.device.texts.set('larkfield:kept:plans', text);
    expect(await without.record.countUnusableSavedRows('plans')).toMatchObject(troubles);
    await browser.tab().record.prepareRecord();
    expect(browser.device.texts.get('larkfield:kept:plans')).toBe(text);
  });

  test('from a newer version of the site are never overwritten', async () => {
    const browser = fakeBrowser();
    const { record } = browser.tab(noDatabase);
    await record.setConsent('keep');
    browser.device.texts.set('larkfield:kept:plans', '2 something else');
    expect(await putRows(record, 'plans', [savedRows])).toEqual({ state: 'newer' });
    expect(browser.device.texts.get('larkfield:kept:plans')).toBe('2 something else');
  });
});

/** A graded answer to a word on a day. */
const answer = (id: string, changes: Partial<WordCard> = {}): WordAnswer => ({
  card: card(id, { reviewedOn: '2026-11-22', ...changes }),
  day: '2026-11-22',
  recalls: 1,
  newWords: 1,
  ms: 1000,
});

describe.each([
  ['keep', {}],
  ['keep', noDatabase],
  ['visit', {}],
] as const)('word answers: %s, %j', (consent, options) => {
  test('two tabs that grade the same word at the same time count it once, and all other words too', async () => {
    const browser = fakeBrowser();
    const one = browser.tab(options);
    await one.record.setConsent(consent);
    const other = browser.tab({ ...options, storage: one.storage });
    const outcomes = await Promise.all([
      one.record.writeWords([answer('frugal'), answer('lucid')]),
      other.record.writeWords([answer('frugal', { changedAt: 1_795_000_000_500 }), answer('terse')]),
    ]);
    expect(outcomes).toMatchObject([{ state: 'saved' }, { state: 'saved' }]);
    expect(await one.record.readSavedRows('wordDays')).toMatchObject([{ recalls: 3, newWords: 3, ms: 4000 }]);
    expect((await one.record.readSavedRows('cards')).map(({ id }) => id).toSorted()).toEqual([
      'frugal',
      'lucid',
      'terse',
    ]);
  });

  test('rejects an invalid card, and writes nothing', async () => {
    const { record } = fakeBrowser().tab(options);
    await record.setConsent(consent);
    expect(await record.writeWords([answer('frugal', { difficulty: 11 })])).toEqual({ state: 'refused' });
    expect(await record.readSavedRows('wordDays')).toEqual([]);
  });
});

test('leaves a day from a newer version of the site alone, but writes the card, and says so', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const database = await openDB('larkfield');
  await database.put('wordDays', { id: '2026-11-22', version: 2, much: 'else' });
  expect(await tab.record.writeWords([answer('frugal')])).toEqual({ state: 'newer' });
  expect(await database.get('wordDays', '2026-11-22')).toEqual({
    id: '2026-11-22',
    version: 2,
    much: 'else',
  });
  expect(await tab.record.readSavedRows('cards')).toHaveLength(1);
  database.close();
});

test('loses no daily figures if the database stops responding, and adds later ones once it responds', async () => {
  const browser = fakeBrowser();
  let answers = true;
  const { record } = browser.tab({
    async loadDatabase() {
      const { openDatabase, deleteDatabase } = await import('@/data/record/finished/database');
      const open = async (options: OpenDatabaseOptions) => {
        const database = await openDatabase(options);
        if (typeof database === 'string') return database;
        const putWords: typeof database.putWords = (...all) =>
          answers ? database.putWords(...all) : Promise.reject(new DOMException('gone', 'InvalidStateError'));
        return { ...database, putWords };
      };
      return { openDatabase: open, deleteDatabase };
    },
  });
  await record.setConsent('keep');
  await record.writeWords([answer('frugal'), answer('lucid'), answer('terse')]);
  answers = false;
  // A day's figures can't be added to unless they are known.
  expect(await record.writeWords([answer('candid')])).toEqual({ state: 'unread' });
  await record.readSavedRows('wordDays');
  expect(await record.writeWords([answer('candid')])).toMatchObject({ state: 'saved', place: 'device' });
  expect(await record.readSavedRows('wordDays')).toMatchObject([{ recalls: 4, newWords: 4, ms: 4000 }]);
  answers = true;
  await record.writeWords([answer('wary')]);
  expect(await record.readSavedRows('wordDays')).toMatchObject([{ recalls: 5, newWords: 5, ms: 5000 }]);
  expect(await record.readSavedRows('cards')).toHaveLength(5);
});

test('doesn’t continue counting from deleted figures', async () => {
  const browser = fakeBrowser();
  const { record } = browser.tab();
  await record.setConsent('keep');
  await record.writeWords([answer('frugal'), answer('lucid')]);
  await record.forgetEverything();
  await record.setConsent('visit');
  await record.writeWords([answer('terse')]);
  expect(await record.readSavedRows('wordDays')).toMatchObject([{ recalls: 1, newWords: 1, ms: 1000 }]);
});

test('a killed browser that lost its consent recovers it from the plan alone', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  await putRows(tab.record, 'plans', [savedRows]);
  tab.crash();
  browser.device.texts.clear();
  const { record } = browser.tab({ hasDatabase: () => Promise.resolve(true) });
  expect(await record.readSavedRows('plans')).toEqual([savedRows]);
  expect(record.consent()).toBe('keep');
});

test('doesn’t wait for a browser that can’t list its databases', async () => {
  const browser = fakeBrowser();
  browser.silence = true;
  const { record } = browser.tab({ hasDatabase: () => new Promise<boolean>(() => undefined) });
  expect(await record.readSavedRows('plans')).toEqual([]);
});

test('stores rows as text without a database, and moves them into the database when it works again', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab(noDatabase);
  await tab.record.setConsent('keep');
  expect(await putRows(tab.record, 'cards', [later])).toMatchObject({
    state: 'saved',
    place: 'device',
  });
  const { record } = browser.tab();
  await record.prepareRecord();
  expect([...browser.device.texts.keys()]).toEqual(['larkfield:consent', 'larkfield:database']);
  expect(await record.readSavedRows('cards')).toEqual([later]);
});

test('a text that another tab writes while the older one moves into the database is not lost', async () => {
  const browser = fakeBrowser();
  const { device } = browser;
  const key = 'larkfield:kept:cards';
  const tab = browser.tab(noDatabase);
  await tab.record.setConsent('keep');
  await putRows(tab.record, 'cards', [card('frugal')]);
  const older = device.texts.get(key) ?? '';
  await putRows(tab.record, 'cards', [later]);
  const newer = device.texts.get(key) ?? '';
  device.texts.set(key, older);
  const { getItem } = device;
  device.getItem = (asked) => {
    const text = getItem(asked);
    if (asked === key) device.texts.set(key, newer);
    return text;
  };
  const { record } = browser.tab();
  await record.prepareRecord();
  expect(await record.readSavedRows('cards')).toEqual([later]);
});

describe('when consent changes', () => {
  test('to this visit, rows move to the tab', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await putRows(tab.record, 'cards', [card('frugal')]);
    await putRows(tab.record, 'plans', [savedRows]);
    await tab.record.setConsent('visit');
    expect(await tab.reloaded().record.readSavedRows('cards')).toEqual([card('frugal')]);
    expect(await tab.reloaded().record.readSavedRows('plans')).toEqual([savedRows]);
    expect(await browser.tab().record.readSavedRows('cards')).toEqual([]);
  });

  test('to keep, rows move to the device', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('visit');
    await putRows(tab.record, 'cards', [card('frugal')]);
    await tab.record.setConsent('keep');
    await tab.reloaded().record.prepareRecord();
    expect(await browser.tab().record.readSavedRows('cards')).toEqual([card('frugal')]);
  });

  test('everything is deleted, rows included', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await putRows(tab.record, 'cards', [card('frugal')]);
    expect(await tab.record.forgetEverything()).toBe(true);
    await tab.record.setConsent('keep');
    expect(await tab.record.readSavedRows('cards')).toEqual([]);
  });
});

test('restores rows by import after a deletion, and keeps a newer one', async () => {
  const tab = fakeBrowser().tab();
  const { record } = tab;
  await record.setConsent('keep');
  await putRows(record, 'cards', [card('frugal'), card('lucid')]);
  await putRows(record, 'plans', [savedRows]);
  const exported = await record.exportAll();
  expect(exported.savedRows).toMatchObject({ cards: 2, plans: 1 });
  await record.forgetEverything();
  await record.setConsent('keep');
  await putRows(record, 'cards', [later]);
  const reading = await record.readImport(exported.text, exported.sizeBytes);
  if (reading.state !== 'sound') throw new Error(reading.state);
  expect(reading.newSavedRows).toEqual({ ...mapRowKinds(() => 0), cards: 1, plans: 1 });
  expect(await reading.apply()).toMatchObject({ savedRows: 2 });
  expect(await record.readSavedRows('cards')).toEqual([later, card('lucid')]);
  expect(await record.readSavedRows('plans')).toEqual([savedRows]);
});

describe('the answers of finished attempts', () => {
  test.each(['keep', 'visit'] as const)('are read without the attempts: %s', async (consent) => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent(consent);
    const { hold } = await tab.record.beginAttempt(started('a'), watched());
    await hold.finish(finished('a'));
    const [answered] = (await tab.reloaded().record.readAnswers()).all;
    expect(answered).toMatchObject({ id: 'a', planId: finished('a').form.planId });
    expect(answered?.sections.flatMap(({ answers }) => answers).length).toBeGreaterThan(0);
  });

  test('are added for older attempts, and deleted with their attempt', async () => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent('keep');
    const { hold } = await tab.record.beginAttempt(started('a'), watched());
    await hold.finish(finished('a'));
    const before = await tab.record.readAnswers();
    const database = await openDB('larkfield');
    await database.clear('answers');
    expect(await tab.record.readAnswers()).toEqual(before);
    expect(await database.count('answers')).toBe(1);
    await tab.record.deleteFinished('a');
    expect(await tab.record.readAnswers()).toEqual({ finished: [], all: [] });
    expect(await database.count('answers')).toBe(0);
    database.close();
  });
});
