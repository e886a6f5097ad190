/** The saved facts about calendar files: beside the plan, from what was read, where the student saves, and for as long. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StudentRecord } from '@/data/record/api';
import { findCalendarOwner } from '@/data/plan/calendarOwner';
import { savePlan } from '@/data/plan/savePlan';
import { savePlanCalendar } from '@/data/plan/savePlanCalendar';
import { saveProfile } from '@/data/plan/saveProfile';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { emptyProfile } from '@/domain/learner/setup';
import type { PlanCalendar, SavedPlan } from '@/domain/plan/schedule/study-plan';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { madePlan } from '../../domain/plan/plans';
import { fakeBrowser, type FakeBrowser, gatedDatabase, noDatabase } from '../record/fake-browser';
import { putRows } from '../record/putRows';

const held: { record: StudentRecord | null } = { record: null };
const record = () => assertPresent(held.record, 'a record');

vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => assertPresent(held.record, 'a record'),
}));

const today: IsoDay = '2026-11-24';
const now = localEpochMs(today, 16 * 60);
beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
  held.record = browser.tab().record;
});

const plan = madePlan();
const exported = () => savePlanCalendar(plan, today, now);
const savedRow = async () => assertPresent((await record().readSavedRows('plans'))[0], 'a plan’s row');
const tomorrow = addDays(today, 1);

describe('saving a calendar file’s days', () => {
  test('leaves the plan as it is, and returns what is saved, and whose it is', async () => {
    await savePlan(plan, 'keep');
    await saveProfile({ ...emptyProfile, nickname: 'Ana', testDay: plan.testDate }, null);
    const before = await savedRow();
    const saved = assertPresent(await exported(), 'a calendar');
    expect(saved.owner).toEqual({ id: expect.stringMatching(/^[\da-f]{32}$/), name: 'Ana' });
    expect(saved.calendar.studyDays[0]).toBe(tomorrow);
    expect(saved.calendar.testDays).toEqual([plan.testDate]);
    const { changedAt, ...after } = await savedRow();
    expect(after).toEqual({ id: 'plan', plan: before.plan, calendar: saved.calendar });
    expect(changedAt).toBe(before.changedAt + 1);
    expect((await exported())?.owner).toEqual(saved.owner);
  });

  test('gives a plan without a profile an owner, once', async () => {
    await record().setConsent('keep');
    await putRows(record(), 'plans', [{ id: 'plan', plan, changedAt: 1 }]);
    const owner = (await exported())?.owner;
    expect(owner).toEqual({ id: expect.stringMatching(/^[\da-f]{32}$/), name: null });
    expect((await exported())?.owner).toEqual(owner);
    expect(await findCalendarOwner()).toEqual(owner);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is replaced', () => savePlan(madePlan({ restDays: [5, 6] }), null)],
    ['is deleted', () => savePlan(null, null)],
    ['moves to another test date', () => saveProfile({ ...emptyProfile, testDay: '2027-01-16' }, null)],
  ])('outlasts the plan when it %s', async (_, change) => {
    await savePlan(plan, 'keep');
    const calendar = (await exported())?.calendar;
    await change();
    const row = await savedRow();
    expect(row.plan).not.toEqual(plan);
    expect(row.calendar).toEqual(calendar);
  });

  test('counts up, and remembers days that the plan dropped', async () => {
    await savePlan(plan, 'keep');
    const first = assertPresent(await exported(), 'a calendar').calendar;
    const fewer = madePlan({ restDays: [2, 5, 6] });
    await savePlan(fewer, null);
    const second = assertPresent(await savePlanCalendar(fewer, today, now), 'a calendar').calendar;
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(second.studyDays).toEqual(first.studyDays);
  });

  test('doesn’t win over a plan that was changed later on another device', async () => {
    await savePlan(plan, 'keep');
    const changed: SavedPlan = {
      id: 'plan',
      plan: madePlan({ minutesPerDay: 60 }),
      changedAt: (await savedRow()).changedAt + 1000,
    };
    vi.setSystemTime(now + 60_000);
    await exported();
    vi.setSystemTime(now);
    await putRows(record(), 'plans', [changed]);
    expect((await savedRow()).plan?.minutesPerDay).toBe(60);
  });
});

describe('saves nothing, and says so,', () => {
  test('if there is no saved plan', async () => {
    await record().setConsent('keep');
    expect(await exported()).toBeNull();
    expect(await record().readSavedRows('plans')).toEqual([]);
    expect(await record().readSavedRows('profiles')).toEqual([]);
  });

  test('if the saved rows can’t be read', async () => {
    const gate = gatedDatabase();
    const tab = browser.tab({ loadDatabase: gate.loadDatabase });
    held.record = tab.record;
    await savePlan(plan, 'keep');
    await exported();
    const before = await savedRow();
    // The same tab with a new page, which has read nothing.
    held.record = tab.reloaded().record;
    await record().prepareRecord();
    gate.close();
    browser.isImpatient = true;
    expect(await savePlanCalendar(madePlan({ restDays: [5, 6] }), today, now)).toBeNull();
    expect(await findCalendarOwner()).toBe('unread');
    expect([...browser.device.texts.keys()].filter((key) => key.includes(':kept:'))).toEqual([]);
    gate.open();
    browser.isImpatient = false;
    held.record = browser.tab().record;
    expect(await savedRow()).toEqual(before);
  });

  test('if a newer version of the site wrote them', async () => {
    held.record = browser.tab(noDatabase).record;
    await record().setConsent('keep');
    browser.device.texts.set('larkfield:kept:plans', '2 something else');
    expect(await exported()).toBeNull();
    expect(browser.device.texts.get('larkfield:kept:plans')).toBe('2 something else');
  });
});

test.each([
  ['visit', 1],
  [null, 0],
] as const)('with consent "%s", nothing is saved on the device', async (consent, texts) => {
  const tab = browser.tab();
  held.record = tab.record;
  if (consent !== null) await record().setConsent(consent);
  await putRows(record(), 'plans', [{ id: 'plan', plan, changedAt: 1 }]);
  expect(await exported()).not.toBeNull();
  expect((await savedRow()).calendar).toBeDefined();
  expect([...browser.device.texts.keys()].filter((key) => key.includes(':kept:'))).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
  expect(tab.storage.texts.has('larkfield:kept:plans')).toBe(texts === 1);
});

test('is part of a backup, and deleted with everything', async () => {
  await savePlan(plan, 'keep');
  const calendar = (await exported())?.calendar;
  const { text, sizeBytes } = await record().exportAll();
  expect(await record().forgetEverything()).toBe(true);
  expect(await record().readSavedRows('plans')).toEqual([]);

  held.record = fakeBrowser().tab().record;
  await record().setConsent('keep');
  const reading = await record().readImport(text, sizeBytes);
  if (reading.state !== 'sound') throw new Error(reading.state);
  await reading.apply();
  expect((await savedRow()).calendar).toEqual(calendar);
});

describe('a saved plan', () => {
  const row = { id: 'plan', plan, changedAt: 1 };
  const calendar: PlanCalendar = { sequence: 7, studyDays: ['2026-11-25'], testDays: [] };

  test.each<[string, object, boolean]>([
    ['from before calendar files were counted', row, true],
    ['with a calendar', { ...row, calendar }, true],
    ['that was deleted, with a calendar', { ...row, plan: null, calendar }, true],
    [
      'with a day that doesn’t exist',
      { ...row, calendar: { ...calendar, studyDays: ['2026-02-30'] } },
      false,
    ],
    ['with a revision over 32 bits', { ...row, calendar: { ...calendar, sequence: 2 ** 31 } }, false],
    ['with an unknown field', { ...row, calendar: { ...calendar, more: 1 } }, false],
  ])('%s', (_, value, isValid) => expect(parseSavedRow('plans', value) !== null).toBe(isValid));
});
