/** Test day is a single fact: profile and plan agree on it, whichever of them is saved. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StudentRecord } from '@/data/record/api';
import { readDeviceLearner } from '@/data/learners/deviceLearner';
import { rebuildPlanForTestDate } from '@/data/plan/rebuildPlanForTestDate';
import { savePlan } from '@/data/plan/savePlan';
import { saveProfile } from '@/data/plan/saveProfile';
import { readPlan, readTestDayAndPlan } from '@/data/plan/testDay';
import { readProfile, writeProfile } from '@/data/record/setup/learnerSetup';
import { emptyProfile } from '@/domain/learner/setup';
import { resolveTestDay } from '@/domain/learner/test-day';
import { assertPresent } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { madePlan } from '../../domain/plan/plans';
import { fakeBrowser } from '../record/fake-browser';
import { putRows } from '../record/putRows';

const held: { record: StudentRecord | null } = { record: null };
const record = () => assertPresent(held.record, 'a record');

vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => assertPresent(held.record, 'a record'),
}));

/** The Friday of the first week. */
const now = localEpochMs('2026-11-27', 16 * 60);
beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  held.record = fakeBrowser().tab().record;
});

const plan = madePlan();
const savePlanned = () => savePlan(plan, 'keep');
const withDay = (testDay: IsoDay | null) => ({ ...emptyProfile, nickname: 'Ana', testDay });
const bothDays = async () => [
  (await readProfile(record())).testDay,
  (await readPlan(record()))?.testDate ?? null,
];

test.each<[IsoDay | null, IsoDay | null, IsoDay | null]>([
  [null, null, null],
  ['2027-02-06', null, '2027-02-06'],
  [null, '2027-01-09', '2027-01-09'],
  ['2027-02-06', '2027-01-09', '2027-02-06'],
])('a profile with %s and a plan for %s: the test day is %s', (testDay, testDate, day) =>
  expect(resolveTestDay({ testDay }, testDate === null ? null : { testDate })).toBe(day),
);

describe('saving a plan', () => {
  test('copies its test date to the profile, and changes nothing else', async () => {
    await writeProfile(record(), () => withDay('2027-02-06'));
    expect(await savePlanned()).toMatchObject({ state: 'saved' });
    expect(await readProfile(record())).toEqual(withDay('2027-01-09'));
  });

  test('keeps the date after the plan is deleted', async () => {
    await savePlanned();
    await savePlan(null, null);
    expect(await readTestDayAndPlan(record())).toEqual({ testDay: '2027-01-09', plan: null });
  });
});

describe('saving a profile', () => {
  test('without a plan, sets the date for every screen that needs it', async () => {
    expect(await saveProfile(withDay('2027-02-06'), 'keep')).toMatchObject({ state: 'saved' });
    expect(await readTestDayAndPlan(record())).toEqual({ testDay: '2027-02-06', plan: null });
    expect((await readDeviceLearner(record(), now)).profile.testDay).toBe('2027-02-06');
  });

  test.each<IsoDay>(['2026-12-19', '2027-02-06'])('with %s rebuilds the plan for that date', async (day) => {
    await savePlanned();
    expect(await saveProfile(withDay(day), null)).toMatchObject({ state: 'saved' });
    expect(await bothDays()).toEqual([day, day]);
    const moved = assertPresent(await readPlan(record()), 'a plan');
    expect([moved.minutesPerDay, moved.restDays]).toEqual([plan.minutesPerDay, plan.restDays]);
    const last = assertPresent(moved.entries.at(-1), 'an entry').day;
    expect(last < day).toBe(true);
    // The eve of either date is not a day off.
    expect(last.slice(0, 7)).toBe(day.slice(0, 7));
    // Entries open on the four days before stay there.
    expect(moved.missed?.map((entry) => entry.day)).toContain('2026-11-23');
  });

  test('with the same date leaves the plan alone', async () => {
    await savePlanned();
    await saveProfile(withDay('2027-01-09'), null);
    expect(await readPlan(record())).toEqual(plan);
  });

  test('ends the plan for a test today, or after days off only', async () => {
    await savePlanned();
    for (const day of ['2026-11-27', '2026-11-30'] as const) {
      const moved = assertPresent(await rebuildPlanForTestDate(record(), day), 'a plan');
      expect([moved.testDate, moved.entries.every((entry) => entry.day < day)]).toEqual([day, true]);
    }
  });

  test('changes nothing if the plan can’t be built', async () => {
    await savePlanned();
    vi.spyOn(record(), 'seenItems').mockRejectedValue(new TypeError('offline'));
    expect(await saveProfile(withDay('2027-02-06'), null)).toEqual({ state: 'not-loaded' });
    expect(await bothDays()).toEqual(['2027-01-09', '2027-01-09']);
  });

  test('leaves the plan alone if the profile is rejected', async () => {
    await savePlanned();
    expect(await saveProfile(withDay('2039-01-01'), null)).toEqual({ state: 'refused' });
    expect(await bothDays()).toEqual(['2027-01-09', '2027-01-09']);
  });
});

test('shows the profile’s date everywhere if the two differ', async () => {
  await putRows(record(), 'plans', [{ id: 'plan', plan, changedAt: 1 }]);
  await writeProfile(record(), () => withDay('2027-02-06'));
  expect((await readTestDayAndPlan(record())).testDay).toBe('2027-02-06');
  expect((await readDeviceLearner(record(), now)).profile.testDay).toBe('2027-02-06');
});
