/** Study time as bars by subject. */
import { type IsoDay } from '@/lib/dates/calendar';
import { type PlannedEntry } from '@/domain/learner/learner-plan';
import { describe, expect, test } from 'vitest';
import {
  targetReachedText,
  previousWeekHours,
  studyPeriodText,
  buildStudyChartData,
  thisWeekBars,
  totalMinutes,
} from '@/domain/dashboard/study/study-bars';
import type { StudyRange } from '@/domain/dashboard/study/study-range';
import { type LoggedWeek, loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { asOfInstant } from '@/domain/dashboard/as-of';
import { localEpochMs } from '@/lib/dates/localTime';
import { ago, evening, logOf, monday, planWith, recordWith, session } from '../logs';

/** A period as of a Sunday, when all its days are over. */
const stretchOf = (...[weeks, range, target]: [readonly LoggedWeek[], StudyRange, number | null]) =>
  buildStudyChartData(weeks, range, target, null, evening);

/** Weeks with these minutes in total, this week's first: ten of verbal on Sunday, the rest of quantitative on Monday. */
const weeksWith = (...minutes: readonly number[]) =>
  loggedWeeks(
    logOf(
      minutes.flatMap((each, index) => [
        session(ago(6 + 7 * index), 'quantitative', each - 10),
        session(ago(7 * index), 'verbal', 10),
      ]),
    ),
    evening,
  );

describe('a week', () => {
  const stretch = stretchOf(weeksWith(610, 490), 'week', 7);

  test('has days with subjects, each compared with the same day of the previous week', () => {
    expect(stretch.bars).toHaveLength(7);
    expect(stretch.bars[0]).toEqual({
      firstDay: monday,
      minutes: { verbal: 0, quantitative: 600, reading: 0, writing: 0 },
      previous: 480,
      planned: null,
      isFuture: false,
      isRest: false,
    });
    expect(stretch.bars[6]).toMatchObject({ firstDay: ago(0), previous: 10 });
    expect(stretch.bars.map(({ minutes }) => totalMinutes(minutes))).toEqual([600, 0, 0, 0, 0, 0, 10]);
  });

  test('adds minutes, rounds once, and counts the days that met their share', () => {
    expect(stretch).toMatchObject({ weeks: 1, hours: 10.2, changeInHours: 2, share: 1, reached: 1 });
    expect(stretch.minutes).toEqual({ verbal: 10, quantitative: 600, reading: 0, writing: 0 });
  });

  test('has nothing to compare if it is the first', () => {
    const first = stretchOf(weeksWith(600), 'week', 18);
    expect(first.changeInHours).toBeNull();
    expect(first.bars.every(({ previous }) => previous === null)).toBe(true);
  });
});

test('a rest day of the plan has no share, although it had study', () => {
  const log = logOf([session(monday, 'quantitative', 180), session(ago(0), 'verbal', 200)]);
  const stretch = buildStudyChartData(loggedWeeks(log, evening), 'week', 18, planWith([]), evening);
  expect(stretch).toMatchObject({ share: 3, reached: 1, judged: 6 });
  expect(stretch.bars.map(({ isRest }) => isRest)).toEqual([false, false, false, false, false, false, true]);
  expect(targetReachedText(stretch)).toBe(
    'The daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 1 day.',
  );
});

test('a month has weeks, oldest first, compared with the full target', () => {
  const stretch = stretchOf(weeksWith(600, 540, 660, 600, 300, 300, 300, 300), 'month', 10);
  expect(stretch.bars.map(({ firstDay, minutes }) => [firstDay, totalMinutes(minutes)])).toEqual([
    [ago(27), 600],
    [ago(20), 660],
    [ago(13), 540],
    [ago(6), 600],
  ]);
  expect(stretch).toMatchObject({ weeks: 4, hours: 10, changeInHours: 5, share: 10, reached: 3 });
  expect(stretch.minutes.quantitative).toBe(590);
});

test.each([
  ['month', [600, 600], 2, null],
  ['month', [600, 600, 600, 600, 600, 600, 600], 4, null],
  ['quarter', [600, 600, 600], 3, null],
] as const)(
  'a %s of %j includes %d weeks, and is compared only with a full period',
  (range, minutes, size, before) => {
    const stretch = stretchOf(weeksWith(...minutes), range, 18);
    expect(stretch.weeks).toBe(size);
    expect(stretch.bars).toHaveLength(size);
    expect(stretch.changeInHours).toBe(before);
    expect(stretch.hours).toBe(10);
  },
);

test('has no bars and no hours before anything is logged', () => {
  expect(stretchOf([], 'quarter', 18)).toMatchObject({ bars: [], weeks: 0, hours: 0, changeInHours: null });
});

test.each([
  ['week', [1194], '1.9 over the weekly target of 18'],
  ['week', [1194, 1254], '1.9 over the weekly target of 18, 1 less than last week'],
  ['week', [1080, 1080], 'exactly the weekly target of 18, the same as last week'],
  ['week', [1020, 900], '1 short of the weekly target of 18, 2 more than last week'],
  ['month', [600, 600, 600, 600], '8 short of the weekly target of 18'],
  [
    'month',
    [600, 600, 600, 600, 660, 660, 660, 660],
    '8 short of the weekly target of 18, 1 less than in the previous 4 weeks',
  ],
] as const)('a %s of %j reads %s', (range, minutes, words) =>
  expect(studyPeriodText(stretchOf(weeksWith(...minutes), range, 18))).toBe(words),
);

test('without a target, compares a range with the previous one and counts nothing as reached', () => {
  const stretch = stretchOf(weeksWith(1194, 1254), 'week', null);
  expect(stretch).toMatchObject({ share: null, reached: 0, hours: 19.9, changeInHours: -1 });
  expect(stretchOf(weeksWith(600), 'month', null)).toMatchObject({ share: null, reached: 0 });
  expect(studyPeriodText(stretch)).toBe('no weekly target yet, 1 less than last week');
  expect(studyPeriodText(stretchOf(weeksWith(600), 'month', null))).toBe('no weekly target yet');
  expect(targetReachedText(stretch)).toBe('Set a weekly target to see how many times it is met.');
});

test.each([
  ['week', [610], 'The daily share of 2.6 hours (18\u00a0h over seven days) was met on 1 day.'],
  ['month', [1080, 1079, 1081], '2 of the last 3 weeks reached 18 hours.'],
  ['quarter', [60], 'The first week has not reached 18 hours.'],
] as const)('a %s of %j: %s', (range, minutes, words) =>
  expect(targetReachedText(stretchOf(weeksWith(...minutes), range, 18))).toBe(words),
);

test('this week’s days are shown next to last week’s, if there was one', () => {
  const log = logOf([session(ago(6), 'quantitative', 90), session(ago(13), 'verbal', 60)]);
  expect(thisWeekBars(recordWith(log), evening)[0]).toMatchObject({
    firstDay: monday,
    minutes: { quantitative: 90 },
    previous: 60,
  });
  expect(
    thisWeekBars(recordWith(logOf([session(ago(6), 'quantitative', 90)])), evening)[0]?.previous,
  ).toBeNull();
  expect(thisWeekBars(recordWith(logOf()), evening)).toEqual([]);
});

test('days after today have their bar, marked as still to come', () => {
  const wednesday = asOfInstant(localEpochMs(ago(4), 20 * 60));
  const log = logOf([session(ago(6), 'quantitative', 90), session(ago(13), 'verbal', 60)]);
  const toCome = [false, false, false, true, true, true, true];
  expect(thisWeekBars(recordWith(log), wednesday).map((bar) => bar.isFuture)).toEqual(toCome);
  const weeks = loggedWeeks(log, wednesday);
  expect(buildStudyChartData(weeks, 'week', 7, null, wednesday).bars.map((bar) => bar.isFuture)).toEqual(
    toCome,
  );
  expect(buildStudyChartData(weeks, 'month', 7, null, wednesday).bars.map((bar) => bar.isFuture)).toEqual([
    false,
    false,
  ]);
});

const entry = (id: string, day: IsoDay, change: Partial<PlannedEntry> = {}): PlannedEntry => ({
  id,
  day,
  start: null,
  minutes: 30,
  activity: { kind: 'mistakes' },
  status: 'open',
  ...change,
});

test('a day shows what is still planned, apart from what is done or over', () => {
  const wednesday = asOfInstant(localEpochMs(ago(4), 20 * 60));
  const plan = planWith([
    entry('missed', ago(5)),
    entry('done', ago(4), { status: 'done' }),
    entry('over', ago(4), { start: 16 * 60 }),
    entry('tonight', ago(4), { minutes: 10 }),
    entry('tomorrow', ago(3)),
    entry('tomorrow too', ago(3), { minutes: 15 }),
  ]);
  const learner = recordWith(logOf([session(ago(20), 'verbal', 60)]), { plan });
  expect(thisWeekBars(learner, wednesday).map(({ planned }) => planned)).toEqual([
    null,
    null,
    10,
    45,
    null,
    null,
    null,
  ]);
  expect(thisWeekBars({ ...learner, plan: null }, wednesday).map(({ planned }) => planned)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test.each<[readonly (number | null)[], number | null]>([
  [[60, 0, 30], 1.5],
  [[60, null, 30], null],
  [[], 0],
])('the hours of the week before, of days with %j minutes, are %s', (days, hours) =>
  expect(previousWeekHours(days.map((previous) => ({ previous })))).toBe(hours),
);
