/**
 * Implausible dates from a wrong clock or a modified file: counted before an import, saved unchanged, and excluded from
 * calculations.
 */
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { ImportReadResult } from '@/data/record/api';
import { toSavedRow } from '@/data/record/finished/storedRows';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { SavedPlan } from '@/domain/plan/schedule/study-plan';
import { wordCard } from '../../domain/plan/words/card';
import { fakeBrowser } from './fake-browser';
import { finished, start } from './sample-attempts';
import { putRows } from './putRows';

const dayMs = 86_400_000;
const ends = [8.64e15, -8.64e15, Date.UTC(9999, 11, 31), 0] as const;

const finishedAt = (id: string, utcMs: number, offsetMinutes = -300): Attempt => ({
  ...finished(id),
  phase: { name: 'finished', at: { utcMs, offsetMinutes } },
});

const plan = (testDate: '2026-12-12' | '9999-12-31', changedAt: number): SavedPlan => ({
  id: 'plan',
  plan: {
    madeOn: '2026-11-18',
    testDate,
    minutesPerDay: 20,
    restDays: [6],
    balance: { verbal: 30, quantitative: 30, reading: 25, writing: 15 },
    answersUntil: 0,
    entries: [{ id: 'e1', day: '2026-11-23', minutes: 20, activity: { kind: 'words' } }],
  },
  changedAt,
});

const card = (id: string, changes: Partial<WordCard> = {}) => wordCard({ id, changedAt: start, ...changes });

async function keeping() {
  const { record } = fakeBrowser().tab();
  await record.setConsent('keep');
  // Creates the database.
  await record.prepareRecord();
  await record.listFinished();
  return record;
}

async function readFile(record: Awaited<ReturnType<typeof keeping>>, lists: object) {
  const text = JSON.stringify({
    format: 'larkfield-prep',
    version: 1,
    attempts: [],
    notes: [],
    seen: [],
    ...lists,
  });
  const reading: ImportReadResult = await record.readImport(text, text.length);
  if (reading.state !== 'sound') throw new Error(`Not sound but ${reading.state}`);
  return reading;
}

/** Bypasses validation, like a row saved earlier. */
async function put(kind: 'plans' | 'cards', row: SavedPlan | WordCard) {
  const database = await openDB('larkfield');
  await database.put(kind, toSavedRow(row));
  database.close();
}

describe('an import', () => {
  test('counts tests with such a date, accepts them, and lists them last, without a date', async () => {
    const record = await keeping();
    const implausible = ends.map((utcMs, index) =>
      finishedAt(`odd-${index}`, utcMs, index % 2 === 0 ? 1440 : -1440),
    );
    const reading = await readFile(record, { attempts: [...implausible, finishedAt('plain', start)] });
    expect(reading).toMatchObject({ newAttempts: 5, unreadable: 0, undated: 4 });
    await reading.apply();
    const { attempts } = await record.listFinished();
    expect(attempts.map((each) => each.finishedAt?.utcMs ?? null)).toEqual([start, null, null, null, null]);
    expect((await record.readAnswers()).all.map(({ id }) => id)).toEqual(['plain']);
    expect(await record.measure()).toMatchObject({ finished: 5, undated: 4 });
    // The data is unchanged: an export contains it.
    const { text } = await record.exportAll();
    for (const utcMs of ends) expect(text).toContain(JSON.stringify({ utcMs }).slice(1, -1));
    // Existing ones aren't counted again.
    expect(await readFile(record, { attempts: implausible })).toMatchObject({ newAttempts: 0, undated: 0 });
  });

  test.each([
    ['a year behind', -365, 0],
    ['a year ahead', 365, 0],
    ['four years ahead', 4 * 365, 1],
  ])('of a test from a clock that was %s', async (_, days, undated) => {
    const reading = await readFile(await keeping(), { attempts: [finishedAt('a', start + days * dayMs)] });
    expect(reading.undated).toBe(undated);
  });

  test('leaves out practice rows that nothing can be calculated from, and counts them', async () => {
    const record = await keeping();
    const reading = await readFile(record, {
      plans: [plan('9999-12-31', start)],
      cards: [
        card('frugal'),
        card('abate', { reviewedOn: '0000-01-01' }),
        card('candid', { stability: 1e300 }),
      ],
    });
    expect(reading.newSavedRows).toEqual({ ...mapRowKinds(() => 0), cards: 1 });
    expect(reading.unusable).toEqual({ ...mapRowKinds(() => 0), cards: 2, plans: 1 });
    await reading.apply();
    expect(await record.readSavedRows('plans')).toEqual([]);
    expect((await record.readSavedRows('cards')).map(({ id }) => id)).toEqual(['frugal']);
  });
});

describe('saved data with such a date', () => {
  test('is counted, and used in no calculation', async () => {
    const record = await keeping();
    await put('plans', plan('9999-12-31', start));
    await put('cards', card('abate', { dueDay: '9999-12-31' }));
    await put('cards', card('frugal'));
    expect(await record.readSavedRows('plans')).toEqual([]);
    expect((await record.readSavedRows('cards')).map(({ id }) => id)).toEqual(['frugal']);
    expect(await record.measure()).toMatchObject({
      savedRows: { cards: 1, plans: 0 },
      unusable: { cards: 1, plans: 1 },
    });
    expect(await record.forgetEverything()).toBe(true);
    expect((await record.measure()).unusable).toMatchObject({ cards: 0, plans: 0 });
  });

  test.each<[string, SavedPlan]>([
    ['with a change date at the end of time', plan('2026-12-12', 8.64e15)],
    ['for the year 9999 that was changed a moment ahead', plan('9999-12-31', start + 365 * dayMs)],
  ])('a plan %s is replaced by a new one', async (_, there) => {
    const record = await keeping();
    await put('plans', there);
    const made = plan('2026-12-12', start + 1000);
    await putRows(record, 'plans', [made]);
    expect(await record.readSavedRows('plans')).toEqual([made]);
  });
});
