/** What practice keeps: it is where the student lets it be, survives, moves and merges. */
import { describe, expect, test } from 'vitest';
import { openDB } from 'idb';
import { keptRowFrom } from '@/data/record/kept/kinds';
import type { WordCard } from '@/domain/plan/card';
import type { KeptPlan } from '@/domain/plan/study-plan';
import { fakeBrowser, noDatabase, watched } from './fake-browser';
import { finished, started } from './sample-attempts';

const card = (id: string, changes: Partial<WordCard> = {}): WordCard => ({
  id,
  dueDay: '2026-11-24',
  stability: 3.2,
  difficulty: 5,
  reviews: 1,
  lapses: 0,
  missesInARow: 0,
  reviewedOn: '2026-11-21',
  changedAt: 1_795_000_000_000,
  ...changes,
});
const later = card('frugal', { reviews: 2, changedAt: 1_795_000_001_000 });
const kept: KeptPlan = {
  id: 'plan',
  plan: {
    madeOn: '2026-11-21',
    testDate: '2026-12-12',
    minutesPerDay: 20,
    restDays: [6],
    balance: { verbal: 30, quantitative: 30, reading: 25, writing: 15 },
    entries: [{ id: 'e1', day: '2026-11-23', minutes: 20, activity: { kind: 'words' } }],
  },
  changedAt: 1_795_000_000_000,
};

describe('what a row may be', () => {
  test.each<[string, object, boolean]>([
    ['as it is written', {}, true],
    ['due on a day that there is not', { dueDay: '2026-02-30' }, false],
    ['with no stability', { stability: 0 }, false],
    ['with a difficulty above 10', { difficulty: 10.1 }, false],
    ['with something else in it', { more: 1 }, false],
    ['changed at no time', { changedAt: Number.NaN }, false],
  ])('a card %s', (_, changes, isOne) => {
    expect(keptRowFrom('cards', { ...card('frugal'), ...changes }) !== null).toBe(isOne);
  });

  test.each<[string, object, boolean]>([
    ['as it is written', {}, true],
    ['that was deleted', { plan: null }, true],
    ['under another id', { id: 'other' }, false],
    [
      'with a share of more than all',
      { plan: { ...kept.plan, balance: { ...kept.plan?.balance, verbal: 101 } } },
      false,
    ],
    ['with an eighth day of the week', { plan: { ...kept.plan, restDays: [7] } }, false],
    [
      'with an activity that there is not',
      {
        plan: {
          ...kept.plan,
          entries: [{ id: 'e', day: '2026-11-23', minutes: 5, activity: { kind: 'nap' } }],
        },
      },
      false,
    ],
  ])('a plan %s', (_, changes, isOne) => {
    expect(keptRowFrom('plans', { ...kept, ...changes }) !== null).toBe(isOne);
  });
});

test.each([
  ['keep', 'device'],
  ['visit', 'tab'],
] as const)('with the answer %s rows are in the %s, and survive a reload', async (consent, place) => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent(consent);
  expect(await tab.record.readKept('cards')).toEqual([]);
  expect(await tab.record.writeKept('cards', [card('frugal'), card('lucid')])).toBe(place);
  const { record } = tab.reloaded();
  expect(await record.readKept('cards')).toEqual([card('frugal'), card('lucid')]);
  expect(await record.writeKept('cards', [later])).toBe(place);
  expect(new Map((await record.readKept('cards')).map((row) => [row.id, row.reviews]))).toEqual(
    new Map([
      ['frugal', 2],
      ['lucid', 1],
    ]),
  );
  expect([...browser.device.texts.keys()].filter((key) => key.includes(':kept:'))).toEqual([]);
});

test('before there is an answer nothing is stored', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  expect(await tab.record.writeKept('plans', [kept])).toBe('memory');
  expect([...browser.device.texts, ...tab.storage.texts]).toEqual([]);
  expect(await tab.record.readKept('plans')).toEqual([kept]);
});

test('of two tabs the later change counts, whichever is written last', async () => {
  const browser = fakeBrowser();
  const [one, other] = [browser.tab(), browser.tab()];
  await one.record.setConsent('keep');
  await one.record.writeKept('cards', [later]);
  await other.record.writeKept('cards', [card('frugal')]);
  expect(await one.record.readKept('cards')).toEqual([later]);
});

test('a row that is none is refused, and nothing is written', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  expect(await tab.record.writeKept('cards', [card('lucid'), card('frugal', { stability: -1 })])).toBeNull();
  expect(await tab.record.readKept('cards')).toEqual([]);
});

test('what a newer version of the site wrote is left alone', async () => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  const database = await openDB('larkfield');
  await database.put('cards', { id: 'frugal', version: 2, much: 'else' });
  expect(await tab.record.readKept('cards')).toEqual([]);
  await tab.record.writeKept('cards', [card('frugal')]);
  expect(await database.get('cards', 'frugal')).toEqual({ id: 'frugal', version: 2, much: 'else' });
  database.close();
});

test('without a database rows are a text, and the database takes them when there is one again', async () => {
  const browser = fakeBrowser();
  const tab = browser.tab(noDatabase);
  await tab.record.setConsent('keep');
  expect(await tab.record.writeKept('cards', [later])).toBe('device');
  const { record } = browser.tab();
  await record.prepareRecord();
  expect([...browser.device.texts.keys()]).toEqual(['larkfield:consent']);
  expect(await record.readKept('cards')).toEqual([later]);
});

describe('when the answer about keeping changes', () => {
  test('to this visit, rows move to this tab', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await tab.record.writeKept('cards', [card('frugal')]);
    await tab.record.writeKept('plans', [kept]);
    await tab.record.setConsent('visit');
    expect(await tab.reloaded().record.readKept('cards')).toEqual([card('frugal')]);
    expect(await tab.reloaded().record.readKept('plans')).toEqual([kept]);
    expect(await browser.tab().record.readKept('cards')).toEqual([]);
  });

  test('to keeping, they move to the device', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('visit');
    await tab.record.writeKept('cards', [card('frugal')]);
    await tab.record.setConsent('keep');
    await tab.reloaded().record.prepareRecord();
    expect(await browser.tab().record.readKept('cards')).toEqual([card('frugal')]);
  });

  test('and with everything else they are deleted', async () => {
    const browser = fakeBrowser();
    const tab = browser.tab();
    await tab.record.setConsent('keep');
    await tab.record.writeKept('cards', [card('frugal')]);
    expect(await tab.record.forgetEverything()).toBe(true);
    await tab.record.setConsent('keep');
    expect(await tab.record.readKept('cards')).toEqual([]);
  });
});

test('exported, deleted and imported, rows are what they were; a newer one here stays', async () => {
  const tab = fakeBrowser().tab();
  const { record } = tab;
  await record.setConsent('keep');
  await record.writeKept('cards', [card('frugal'), card('lucid')]);
  await record.writeKept('plans', [kept]);
  const exported = await record.exportAll();
  expect(exported.kept).toMatchObject({ cards: 2, plans: 1 });
  await record.forgetEverything();
  await record.setConsent('keep');
  await record.writeKept('cards', [later]);
  const reading = await record.readImport(exported.text, exported.sizeBytes);
  if (reading.state !== 'sound') throw new Error(reading.state);
  expect(reading.newKept).toEqual({ cards: 1, causes: 0, plans: 1, wordDays: 0 });
  expect(await reading.apply()).toMatchObject({ kept: 2 });
  expect(await record.readKept('cards')).toEqual([later, card('lucid')]);
  expect(await record.readKept('plans')).toEqual([kept]);
});

describe('the answers of finished attempts', () => {
  test.each(['keep', 'visit'] as const)('are read without the attempts: %s', async (consent) => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent(consent);
    const { hold } = await tab.record.beginAttempt(started('a'), watched());
    await hold.finish(finished('a'));
    const [answered] = await tab.reloaded().record.readAnswers();
    expect(answered).toMatchObject({ id: 'a', planId: finished('a').form.planId });
    expect(answered?.sections.flatMap(({ answers }) => answers).length).toBeGreaterThan(0);
  });

  test('are made for attempts of before there were any, and go with their attempt', async () => {
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
    expect(await tab.record.readAnswers()).toEqual([]);
    expect(await database.count('answers')).toBe(0);
    database.close();
  });
});
