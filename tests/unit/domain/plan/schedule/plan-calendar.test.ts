/** Which days of a plan a calendar file has, and which ones it cancels. */
import { describe, expect, test } from 'vitest';
import { droppedCalendarDays, exportPlanCalendar } from '@/domain/plan/schedule/plan-calendar';
import { buildDayEntries, type PlanCalendar } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { maxSequence } from '@/lib/dates/ics';

const today: IsoDay = '2026-11-25';
const nowMs = Date.UTC(2026, 10, 25, 20);
const none: PlanCalendar = { sequence: 0, studyDays: [], testDays: [] };

/** A plan of these days of November, with two entries each, and a test on a day of December. */
const planFor = (days: readonly number[], testDay = 12) => ({
  entries: days.flatMap((day) =>
    buildDayEntries(`2026-11-${day}`, [
      { minutes: 5, activity: { kind: 'words' } },
      { minutes: 20, activity: { kind: 'essay' } },
    ]),
  ),
  testDate: `2026-12-${testDay}` as const,
});
const november = (...days: readonly number[]) => days.map((day): IsoDay => `2026-11-${day}`);

interface Case {
  readonly before: Partial<PlanCalendar> | null;
  readonly plan: ReturnType<typeof planFor>;
  readonly has: readonly IsoDay[];
  readonly tests?: readonly IsoDay[];
  readonly drops: readonly IsoDay[];
  readonly dropsTests?: readonly IsoDay[];
}

test.each<[string, Case]>([
  [
    'a first file has the days ahead',
    { before: null, plan: planFor([24, 25, 26, 27]), has: november(26, 27), drops: [] },
  ],
  [
    'an unchanged plan keeps its days',
    { before: { studyDays: november(26, 27) }, plan: planFor([26, 27]), has: november(26, 27), drops: [] },
  ],
  [
    'a dropped day ahead is canceled',
    {
      before: { studyDays: november(26, 27, 28) },
      plan: planFor([26, 28]),
      has: november(26, 27, 28),
      drops: november(27),
    },
  ],
  [
    'it is canceled again, because the file that canceled it may not have been opened',
    {
      before: { studyDays: november(26, 27) },
      plan: planFor([26]),
      has: november(26, 27),
      drops: november(27),
    },
  ],
  [
    'a day that returns is planned again',
    { before: { studyDays: november(26, 27) }, plan: planFor([26, 27]), has: november(26, 27), drops: [] },
  ],
  [
    'a past day is neither canceled nor remembered',
    { before: { studyDays: november(23, 24, 26) }, plan: planFor([26]), has: november(26), drops: [] },
  ],
  [
    'today has begun, so it isn’t canceled either',
    { before: { studyDays: november(25, 26) }, plan: planFor([26]), has: november(26), drops: [] },
  ],
  [
    'a plan that begins later cancels all days before',
    {
      before: { studyDays: november(26, 27) },
      plan: planFor([29, 30]),
      has: november(26, 27, 29, 30),
      drops: november(26, 27),
    },
  ],
  [
    'another test date cancels the test day',
    {
      before: { studyDays: november(26), testDays: ['2026-12-12'] },
      plan: planFor([26], 19),
      has: november(26),
      tests: ['2026-12-12', '2026-12-19'],
      drops: [],
      dropsTests: ['2026-12-12'],
    },
  ],
  [
    'a test day in the past stays',
    {
      before: { testDays: ['2026-11-21'] },
      plan: planFor([26], 19),
      has: november(26),
      tests: ['2026-12-19'],
      drops: [],
    },
  ],
])('%s', (_, { before, plan, has, tests = ['2026-12-12'], drops, dropsTests = [] }) => {
  const after = exportPlanCalendar(before === null ? null : { ...none, ...before }, plan, today, nowMs);
  expect([after.studyDays, after.testDays]).toEqual([has, tests]);
  expect(droppedCalendarDays(after, plan, today)).toEqual({ studyDays: drops, testDays: dropsTests });
});

test('a calendar read on a later day cancels nothing that has passed meanwhile', () =>
  expect(
    droppedCalendarDays({ studyDays: november(26, 27), testDays: [] }, planFor([]), '2026-11-26'),
  ).toEqual({ studyDays: november(27), testDays: [] }));

describe('the revision', () => {
  const plan = planFor([26]);
  const of = (before: PlanCalendar | null, ms: number) =>
    exportPlanCalendar(before, plan, today, ms).sequence;

  test.each([
    ['a second later', 1000],
    ['in the same second', 0],
    ['after the clock was set back a day', -86_400_000],
  ])('is higher in a file written %s', (_, later) => {
    const first = exportPlanCalendar(null, plan, today, nowMs);
    expect(of(first, nowMs + later)).toBeGreaterThan(first.sequence);
  });

  test('is higher in a later file even if the earlier one isn’t known', () =>
    expect(of(null, nowMs + 1000)).toBeGreaterThan(of(null, nowMs)));

  test.each([0, Date.UTC(2200, 0, 1), Number.MAX_SAFE_INTEGER])('is a 32-bit integer at %d', (ms) => {
    const sequence = of({ ...none, sequence: ms === 0 ? 0 : maxSequence }, ms);
    expect(Number.isSafeInteger(sequence)).toBe(true);
    expect(sequence).toBeGreaterThanOrEqual(0);
    expect(sequence).toBeLessThanOrEqual(2_147_483_647);
  });
});
