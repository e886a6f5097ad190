/** The log by day. */
import { describe, expect, test } from 'vitest';
import { currentStreakDays, studyStreaks } from '@/domain/dashboard/study/planned-days';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { calendarBounds, studyCalendarText, studyCalendar } from '@/domain/dashboard/study/study-calendar';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { ago, evening, full, logOf, planWith, recordWith, section, session, taken } from '../logs';

/** Study on the given days, counted back from the Sunday; Sundays (0, 7, 14) are days off. */
const studiedOn = (...days: readonly number[]) =>
  recordWith(logOf(days.map((each) => session(ago(each), 'quantitative', 60))));

test.each([
  [[], [], 0],
  [[0], [1], 1],
  [[1], [1], 1],
  // A Sunday off without study neither breaks a streak nor counts.
  [[1, 2, 8, 6, 5, 4, 3], [7], 7],
  [[1, 2, 4, 5], [2, 2], 2],
  [[4, 5, 6], [3], 0],
  [[13, 12, 10, 9, 8, 1], [2, 3, 1], 1],
] as const)('studied %j days ago: streaks of %j, currently %d', (days, rows, current) => {
  const learner = studiedOn(...days);
  expect(studyStreaks(learner, evening).all.map((streak) => streak.days)).toEqual(rows);
  expect(currentStreakDays(learner, evening)).toBe(current);
});

test('the current streak has its dates, and isn’t broken by a day that isn’t over', () => {
  const learner = studiedOn(3, 2, 1);
  expect(studyStreaks(learner, evening).current).toEqual({ from: ago(3), to: ago(1), days: 3 });
  const monday = addDays(ago(0), 1);
  const morning = { day: monday, ms: localEpochMs(monday, 8 * 60) };
  expect(studyStreaks(learner, morning).current?.days).toBe(3);
  const tuesday = addDays(ago(0), 2);
  expect(studyStreaks(learner, { day: tuesday, ms: localEpochMs(tuesday) }).current).toBeNull();
});

const withHours = (target: number | null, own: number | null) => ({
  ...recordWith(logOf()).profile,
  weeklyMinutes: target === null ? null : 60 * target,
  stretchMinutes: own === null ? null : 60 * own,
});

describe('the steps of the calendar’s color, in minutes', () => {
  test.each([
    ['a target of 45 minutes a day', 5.25, [], [20, 45, 70]],
    ['a target of three hours a day', 21, [], [90, 180, 270]],
    ['a tiny target', 0.1, [], [5, 10, 15]],
    ['no target, by the mean of the days with study', null, [0, 40, 80, 0], [30, 60, 90]],
    ['no target and no study', null, [0], [5, 10, 15]],
  ] as const)('for %s', (_, target, minutes, expected) => {
    const bounds = calendarBounds(
      { profile: withHours(target, null), plan: null },
      minutes.map((each) => ({ minutes: each })),
    );
    expect(bounds.map((hours) => Math.round(60 * hours))).toEqual(expected);
  });
  // The sentences beside the calendar compare a day with the target's share, whatever the learner's own goal is.
  test.each([null, 20])(
    'for a target of 18 hours over the plan’s six study days, with an own goal of %s',
    (own) =>
      expect(calendarBounds({ profile: withHours(18, own), plan: planWith([]) }, [])).toEqual([1.5, 3, 4.5]),
  );
});

describe('the calendar', () => {
  test('is null before anything is logged', () => {
    expect(studyCalendar(recordWith(logOf()), evening)).toBeNull();
  });

  test.each([
    [0, 1],
    [6, 7],
    [7, 8],
    [7 * 12 + 6, 91],
    [7 * 12 + 7, 91],
    [7 * 40, 91],
  ])('for a log that begins %d days ago has %d days', (first, size) => {
    const calendar = studyCalendar(studiedOn(first), evening);
    expect(calendar?.days).toHaveLength(size);
    expect(calendar?.days.at(-1)?.day).toBe(ago(0));
    expect(calendar?.days[0]?.day).toBe(ago(size - 1));
  });

  test('of one subject starts where the log of all subjects does', () => {
    expect(studyCalendar(studiedOn(6), evening, { since: ago(20) })?.days).toHaveLength(21);
    expect(studyCalendar(recordWith(logOf()), evening, { since: ago(20) })).toBeNull();
  });

  test('has no rest days without a plan', () => {
    const days = studyCalendar({ ...studiedOn(6), plan: null }, evening)?.days ?? [];
    expect(days.at(-1)?.description).toBe('nothing');
  });

  test('doesn’t start with a score reported from elsewhere', () => {
    const elsewhere = withoutMinutes(full(ago(40), 2100));
    const log = logOf([session(ago(1), 'quantitative', 60)], [elsewhere]);
    expect(studyCalendar(recordWith(log), evening)?.days).toHaveLength(2);
    expect(studyCalendar(recordWith(logOf([], [elsewhere])), evening)).toBeNull();
  });

  test('says what was done on a day', () => {
    const log = logOf(
      [
        session(ago(6), 'reading', 30),
        session(ago(6), 'verbal', 45),
        session(ago(1), 'reading', 40),
        session(ago(1), 'writing', 90),
        session(ago(3), 'verbal', 20),
      ],
      [
        taken(ago(4), 'diagnostic', {}),
        full(ago(1), 2100),
        section(ago(2), 700),
        taken(ago(3), 'reading', { reading: 700 }),
      ],
    );
    const days = studyCalendar(recordWith(log), evening)?.days ?? [];
    expect(days.map(({ minutes, test: of, description }) => [minutes, of, description])).toEqual([
      [75, null, 'Verbal, Reading'],
      [0, null, 'nothing'],
      [170, 'free test', 'free test'],
      [190, null, 'Reading section, Verbal'],
      [60, null, 'both math sections'],
      [300, 'full test', 'full test, Reading, Writing'],
      [0, null, 'rest day'],
    ]);
    expect(days.map(({ isRest }) => isRest)).toEqual([false, false, false, false, false, false, true]);
  });

  test.each([
    [
      [0],
      'Studied on 1 of 1 day. The current streak is 1 day, the only one so far. Planned rest days don\u2019t break a streak.',
    ],
    [[6, 5], 'Studied on 2 of 7 days. The longest streak so far was 2 days.'],
    [
      [1, 2, 4],
      'Studied on 3 of 5 days. The current streak is 2 days, the longest so far; the previous best was 1. Planned rest days don\u2019t break a streak.',
    ],
    [
      [1, 3, 4],
      'Studied on 3 of 5 days. The current streak is 1 day; the longest so far was 2. Planned rest days don\u2019t break a streak.',
    ],
  ])('for %j reads: %s', (days, words) => {
    const calendar = studyCalendar(studiedOn(...days), evening);
    expect(calendar === null ? '' : studyCalendarText(calendar)).toBe(words);
  });

  test('doesn’t mention rest days without a plan', () => {
    const calendar = studyCalendar({ ...studiedOn(0), plan: null }, evening);
    expect(calendar === null ? '' : studyCalendarText(calendar)).toMatch(/the only one so far\.$/);
  });

  test('counts a day with only two minutes as studied', () => {
    const learner = recordWith(logOf([session(ago(7), 'verbal', 2), session(ago(0), 'verbal', 2)]));
    const calendar = studyCalendar(learner, evening);
    expect(calendar === null ? '' : studyCalendarText(calendar)).toBe(
      'Studied on 2 of 8 days. The current streak is 1 day; the longest so far was 1. Planned rest days don\u2019t break a streak.',
    );
    expect(studyWeek(learner, evening).days.map(({ studied }) => studied)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
    ]);
  });
});
