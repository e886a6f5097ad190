/** The calculations and text of the study log, in edge cases. */
import { describe, expect, test } from 'vitest';
import {
  studyBalanceText,
  plannedSubjectPercent,
  subjectShareText,
  mostNeglectedSubject,
  recommendedSubjectPercents,
  subjectTimes,
} from '@/domain/dashboard/study/study-balance';
import {
  dailyTargetDistanceText,
  dailyTargetHours,
  hoursOfTargetText,
  monthHoursText,
  weeksInRange,
  weekDivisionText,
  weeksAtTargetText,
} from '@/domain/dashboard/study/study-range';
import {
  dailySummaryText,
  firstDaysOfWeeks,
  hoursOfDayRows,
  studyDayRows,
  sessionCountComparisonText,
  hoursVersusTargetText,
  weekSummaryText,
  subjectSittingsText,
} from '@/domain/dashboard/study/study-days';
import { studyWeek, weekHoursText } from '@/domain/dashboard/study/study-week';
import {
  stretchOrWeeklyTargetHours,
  weeklyGoalMeasure,
  weeklyTargetHoursOf,
  weeklyTargetMeasure,
} from '@/domain/dashboard/study/weekly-target';
import { isRestDay, studyDaysPerWeek } from '@/domain/learner/learner-plan';
import { countWithTraits } from '@/domain/dashboard/study-log';
import { filterBySubject } from '@/domain/dashboard/study/filter-by-subject';
import type { NamedSection } from '@/domain/section-names';
import {
  productivityBand,
  productivityMetrics,
  productivityLabels,
} from '@/domain/dashboard/insights/productivity-metrics';
import { mondayFirstWeekdays } from '@/domain/dashboard/weekday';
import {
  type LoggedWeek,
  countSittings,
  withoutTests,
  previousLoggedWeek,
  loggedWeekFrom,
  loggedWeeks,
} from '@/domain/dashboard/study/logged-weeks';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import {
  activityOf,
  ago,
  entryOn,
  evening,
  full,
  logOf,
  monday,
  nothingSaid,
  planFor,
  planWith,
  recordWith,
  section,
  session,
  taken,
  sunday,
} from '../logs';

/** A week of minutes by subject, all on its Monday except for the last. */
const weekWith = (...parts: readonly (readonly [NamedSection, number])[]): LoggedWeek =>
  loggedWeekFrom(
    logOf(parts.map(([subject, minutes], index) => session(ago(6 - index), subject, minutes))),
    monday,
  );
const balanced = weekWith(
  ['verbal', 180],
  ['quantitative', 180],
  ['reading', 150],
  ['writing', 60],
  ['writing', 30],
);

test('the advised balance is 30, 30, 25, and 15 percent', () => {
  expect(recommendedSubjectPercents).toEqual({ quantitative: 30, verbal: 30, reading: 25, writing: 15 });
});

test('a day has its date, hours, sessions, and each subject once, and rests only if planned', () => {
  const log = logOf(
    [session(ago(6), 'quantitative', 20), session(ago(6), 'quantitative', 25)],
    [full(ago(1), 2100)],
  );
  const entries = studyDayRows(loggedWeekFrom(log, monday), planFor(log), sunday);
  expect(entries.map(({ day }) => day)).toEqual(mondayFirstWeekdays);
  expect(entries[0]).toEqual({
    date: monday,
    day: 'Mon',
    minutes: 45,
    hours: 0.8,
    sessions: 2,
    sittings: '2 sessions',
    subjects: ['quantitative'],
    rest: false,
  });
  expect(entries[1]).toMatchObject({ hours: 0, rest: false });
  expect(entries[5]).toMatchObject({
    hours: 2.8,
    subjects: ['verbal', 'quantitative', 'reading', 'writing'],
  });
  expect(entries[6]).toMatchObject({ hours: 0, rest: true });
  expect(studyDayRows(loggedWeekFrom(log, monday), null, sunday)[6]).toMatchObject({ hours: 0, rest: false });
  expect(studyDayRows(loggedWeekFrom(log, monday), null, ago(4)).map(({ day }) => day)).toEqual([
    'Mon',
    'Tue',
    'Wed',
  ]);
  const firstWeek = studyDayRows(loggedWeekFrom(log, ago(5)), null, ago(3));
  expect(firstWeek.map(({ day }) => day)).toEqual(['Tue', 'Wed', 'Thu']);
});

test.each([
  [[], 0],
  [[45], 0.8],
  [[4, 4, 4], 0.2],
  [[20, 25, 120], 2.8],
])('the hours of days with %j minutes are %d', (minutes, hours) =>
  expect(hoursOfDayRows(minutes.map((each) => ({ minutes: each })))).toBe(hours),
);

test.each([
  ['fewer days than asked for', [[1, 2], [3]], 7, [[1, 2], [3]]],
  ['as many', [[1, 2], [3]], 3, [[1, 2], [3]]],
  [
    'a part of a week',
    [[1, 2], [3, 4, 5], [6]],
    4,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['weeks without days', [[], [1, 2], [], [3], []], 3, [[], [1, 2], [], [3]]],
  ['no day at all', [[], []], 7, []],
  ['no weeks', [], 7, []],
])('the first days of several weeks: %s', (_, weeks, count, first) =>
  expect(firstDaysOfWeeks(weeks, count)).toEqual(first),
);

test('this week’s total adds minutes and rounds once', () => {
  const log = logOf([0, 1, 2].map((index) => session(ago(6 - index), 'quantitative', 4)));
  const week = studyWeek(recordWith(log), evening);
  expect(week.days.slice(0, 3).map(({ hours }) => hours)).toEqual([0.1, 0.1, 0.1]);
  expect(week.hours).toBe(0.2);
  expect(week.goalHours).toBe(20);
  expect(week.days.map(({ rest }) => rest)).toEqual([false, false, false, false, false, false, true]);
  expect(week.days.map(({ open }) => open)).toEqual([false, false, false, false, false, false, true]);
});

test.each([
  ['week', 1],
  ['month', 4],
  ['quarter', 13],
] as const)('a %s includes %d weeks, or fewer if there are fewer', (range, size) => {
  const log = logOf([session(ago(7 * 20), 'quantitative', 60)]);
  const weeks = loggedWeeks(log, evening);
  expect(weeksInRange(weeks, range)).toHaveLength(size);
  expect(weeksInRange(weeks.slice(0, 1), range)).toHaveLength(1);
  expect(weeksInRange([], range)).toEqual([]);
});

describe('the time by subject', () => {
  test('is empty without study', () => {
    expect(subjectTimes([])).toEqual([]);
    expect(subjectTimes([weekWith()])).toEqual([]);
    expect(mostNeglectedSubject([])).toBeNull();
  });

  test('has a share of the four weeks that the plan schedules next', () => {
    const plan = planWith([
      entryOn(sunday, { activity: activityOf('writing') }),
      entryOn(addDays(sunday, 1)),
      entryOn(addDays(sunday, 28), { activity: activityOf('writing'), minutes: 35 }),
      entryOn(addDays(sunday, 28), { activity: activityOf(null), minutes: 170 }),
      entryOn(addDays(sunday, 28), { activity: { kind: 'mistakes' }, minutes: 35 }),
      entryOn(addDays(sunday, 29), { activity: activityOf('writing') }),
    ]);
    // The full test has 25 minutes of writing.
    expect(plannedSubjectPercent(plan, 'writing', evening)).toBe(20);
    expect(plannedSubjectPercent(planWith([entryOn(sunday)]), 'writing', evening)).toBeNull();
    expect(plannedSubjectPercent(null, 'writing', evening)).toBeNull();
  });

  test('finds no neglected subject in the advised balance', () => {
    const times = subjectTimes([balanced]);
    expect(times.map(({ percentage }) => percentage)).toEqual([30, 30, 25, 15]);
    expect(mostNeglectedSubject(times)).toBeNull();
    expect(studyBalanceText(times)).toBe('No subject is clearly short of its advised share.');
  });

  test('with one subject only, leaves the others at 0% and names the first of those furthest short', () => {
    const times = subjectTimes([weekWith(['quantitative', 120])]);
    expect(times.map(({ percentage }) => percentage)).toEqual([0, 100, 0, 0]);
    expect(mostNeglectedSubject(times)?.subject).toBe('verbal');
    expect(studyBalanceText(times)).toBe(
      'Verbal falls furthest short of its share, by 30 points; Math is furthest over, by 70.',
    );
  });

  test('has shares that add up to 100%', () => {
    const times = subjectTimes([
      weekWith(['verbal', 364], ['quantitative', 314], ['reading', 274], ['writing', 48]),
    ]);
    expect(times.map(({ percentage }) => percentage)).toEqual([37, 31, 27, 5]);
  });

  test('can be short without any subject over, due to rounding', () => {
    const [verbal] = subjectTimes([balanced]);
    expect(verbal).toBeDefined();
    if (verbal !== undefined) {
      expect(studyBalanceText([{ ...verbal, percentage: 25 }])).toBe(
        'Verbal falls furthest short of its share, by 5 points.',
      );
    }
  });

  test('is clearly short from five points on', () => {
    const [verbal] = subjectTimes([balanced]).filter(({ subject }) => subject === 'verbal');
    const short = { ...assertPresent(verbal, 'verbal was studied'), percentage: 25 };
    expect(mostNeglectedSubject([short])).toBe(short);
    expect(mostNeglectedSubject([{ ...short, percentage: 26 }])).toBeNull();
  });

  test('covers four weeks only if that many are logged', () => {
    expect(monthHoursText([balanced, balanced, balanced])).toBe('the hours so far');
    expect(monthHoursText([balanced, balanced, balanced, balanced])).toBe('the last four weeks\u2019 hours');
  });

  test.each([
    [34, 30, '34%, 4 points over the advised 30%'],
    [31, 30, '31%, 1 point over the advised 30%'],
    [30, 30, '30%, exactly as advised'],
    [14, 15, '14%, 1 point short of the advised 15%'],
    [0, 25, '0%, 25 points short of the advised 25%'],
  ])('%d, with %d advised, reads "%s"', (percentage, recommended, words) =>
    expect(subjectShareText({ subject: 'quantitative', hours: 1, percentage, recommended })).toBe(words),
  );
});

test.each([
  [19.9, 18, '1.9 over the weekly target of 18'],
  [18, 18, 'exactly the weekly target of 18'],
  [17.9, 18, '0.1 short of the weekly target of 18'],
  [0, 18, '18 short of the weekly target of 18'],
])('%d of %d hours of a week that has ended read "%s"', (done, target, words) =>
  expect(hoursVersusTargetText(done, target, false)).toBe(words),
);

test.each([
  [19.9, 18, '1.9 over the weekly target of 18'],
  [18, 18, 'exactly the weekly target of 18'],
  [2.5, 5, 'toward the weekly target of 5'],
])('%d of %d hours of a week that runs read "%s"', (done, target, words) =>
  expect(hoursVersusTargetText(done, target, true)).toBe(words),
);

test('without a weekly target, no hours are over or short', () => {
  expect(hoursVersusTargetText(19.9, null, false)).toBe('no weekly target yet');
  expect(hoursOfTargetText(19.9, null)).toBe('19.9 hours');
  expect(hoursOfTargetText(19.9, 18, { name: 'the plan’s target' })).toBe(
    '19.9 hours, 1.9 over the plan’s target',
  );
  expect(hoursOfTargetText(15, 18, { name: 'the plan’s target' })).toBe('15 of 18 hours, the plan’s target');
  expect(hoursOfTargetText(1, null, { stretch: ' this week' })).toBe('1 hour this week');
});

test.each([
  ['the higher of two', { weeklyMinutes: 600, stretchMinutes: 750 }, 10, 12.5],
  ['the only one', { weeklyMinutes: 600, stretchMinutes: null }, 10, 10],
  ['none at all', { weeklyMinutes: null, stretchMinutes: null }, null, null],
])('the weekly hours to reach: %s', (_, profile, target, goal) => {
  expect(weeklyTargetHoursOf(profile)).toBe(target);
  expect(stretchOrWeeklyTargetHours(profile)).toBe(goal);
});

test('this week without a goal or a plan has neither, and no days of rest', () => {
  const week = studyWeek(recordWith(logOf([session(ago(1), 'verbal', 60)]), nothingSaid), evening);
  expect(week).toMatchObject({ hours: 1, goalHours: null });
  expect(week.days.some(({ rest }) => rest)).toBe(false);
});

const wordsFor = (now: number, before: number) =>
  sessionCountComparisonText(
    loggedWeeks(
      logOf([
        session(ago(13), 'quantitative', 60),
        ...Array.from({ length: now }, () => session(ago(6), 'quantitative', 60)),
        ...Array.from({ length: before - 1 }, () => session(ago(13), 'quantitative', 60)),
      ]),
      evening,
    ),
    evening,
  );

test.each([
  [[1], [], '1 session'],
  [[1, 2], [full(ago(1), 2100)], '2 sessions and a full test'],
  [[], [full(ago(1), 2100)], 'a full test'],
  [[1], [full(ago(2), 2100), full(ago(1), 2100)], '1 session and 2 full tests'],
  [[1], [section(ago(1), 700)], '1 session and a test'],
  [[], [], '0 sessions'],
])('the sittings of one subject name its tests apart: %j, %#', (days, tests, words) => {
  const log = logOf(
    days.map((each) => session(ago(each), 'quantitative', 20)),
    tests,
  );
  expect(subjectSittingsText(loggedWeekFrom(log, monday).days)).toBe(words);
});

test('a subject’s sessions agree with a goal of its sessions', () => {
  const log = logOf([session(ago(5), 'quantitative', 20)], [full(ago(1), 2100)]);
  const own = filterBySubject(recordWith(log), 'quantitative');
  const week = loggedWeekFrom(own, monday);
  expect(countSittings([withoutTests(week)])).toBe(countWithTraits(log, { section: 'quantitative' }));
  const rows = studyDayRows(week, null, sunday, true);
  expect([rows[1]?.sittings, rows[5]?.sittings]).toEqual(['1 session', 'a full test']);
});

test('compares sessions with last week, if there was one', () => {
  expect(countSittings([balanced])).toBe(5);
  expect(wordsFor(3, 2)).toBe('1 more than last week');
  expect(wordsFor(2, 2)).toBe('as many as last week');
  expect(wordsFor(0, 4)).toBe('4 fewer than last week');
  expect(sessionCountComparisonText([balanced], evening)).toBe('no earlier week to compare with');
});

test('compares each day with its share of the target, which counts as met at equality', () => {
  expect(dailyTargetHours(14, null)).toBe(2);
  const log = logOf([
    session(ago(6), 'quantitative', 120),
    session(ago(5), 'quantitative', 119),
    session(ago(13), 'quantitative', 180),
  ]);
  const weeks = loggedWeeks(log, evening);
  const aims = recordWith(log, { profile: { weeklyMinutes: 12 * 60 } });
  expect(dailySummaryText(weeks, aims, sunday)).toBe(
    '7 hours in 2 weeks; the daily share of 2 hours (12\u00a0h over the plan’s six study days) was met on 2 of 12 planned days.',
  );
  expect(dailySummaryText(weeks.slice(0, 1), aims, sunday)).toBe(
    '4 hours this week; the daily share of 2 hours (12\u00a0h over the plan’s six study days) was met on 1 of 6 planned days.',
  );
  const hour = logOf([session(ago(6), 'quantitative', 60)]);
  const ofOne = recordWith(hour, { profile: { weeklyMinutes: 6 * 60 } });
  expect(dailySummaryText(loggedWeeks(hour, evening), ofOne, sunday)).toBe(
    '1 hour this week; the daily share of 1 hour (6\u00a0h over the plan’s six study days) was met on 1 of 6 planned days.',
  );
  expect(dailySummaryText(weeks, { ...aims, plan: null }, sunday)).toBe(
    '7 hours in 2 weeks; the daily share of 1.7 hours (12\u00a0h over seven days) was met on 3 of 14 days.',
  );
  expect(dailySummaryText(weeks, recordWith(log, nothingSaid), sunday)).toBe('7 hours in 2 weeks.');
  // On Wednesday, three days of the week are over or underway.
  expect(dailySummaryText(weeks.slice(0, 1), aims, ago(4))).toBe(
    '4 hours this week; the daily share of 2 hours (12\u00a0h over the plan’s six study days) was met on 1 of 3 planned days.',
  );
});

describe('a week’s target is divided over the days of the plan that aren’t free', () => {
  const fullWeek = loggedWeekFrom(logOf(), monday);
  test.each([
    ['without a plan', null, 7, 18 / 7, '18\u00a0h over seven days'],
    ['with Sundays off', planWith([]), 6, 3, '18\u00a0h over the plan’s six study days'],
    ['with three days off', planWith([], [2, 4, 6]), 4, 4.5, '18\u00a0h over the plan’s four study days'],
    [
      'with one study day',
      planWith([], [0, 1, 2, 3, 4, 5]),
      1,
      18,
      '18\u00a0h over the plan’s one study day',
    ],
    ['without any rest', planWith([], []), 7, 18 / 7, '18\u00a0h over the plan’s seven study days'],
  ] as const)('%s', (_, plan, days, share, words) => {
    expect(studyDaysPerWeek(plan)).toBe(days);
    expect(dailyTargetHours(18, plan)).toBe(share);
    expect(weekDivisionText(18, plan)).toBe(words);
    const shares = fullWeek.days.filter(({ day }) => !isRestDay(plan, day));
    expect(shares.length * dailyTargetHours(18, plan)).toBeCloseTo(18);
  });
});

test.each([
  [100, 'Strong'],
  [85, 'Strong'],
  [84.9, 'Moderate'],
  [70, 'Moderate'],
  [69.9, 'Weak'],
  [0, 'Weak'],
])('a metric of %d%% is %s', (value, word) => expect(productivityLabels[productivityBand(value)]).toBe(word));

const weekdaysOf = (weeks: number, minutes = 60, right = 16) =>
  Array.from({ length: weeks * 7 }, (_, index) => index)
    .filter((index) => index % 7 > 1)
    .map((index) => session(ago(index), 'quantitative', minutes, { right }));

const metricsAfter = (weeks: number) =>
  productivityMetrics(recordWith(logOf(weekdaysOf(weeks))), evening).map(({ metric, value, trend }) => [
    metric,
    value,
    trend,
  ]);

const fourMetrics = (trend: 'stable' | null) => [
  // Monday to Friday are done, Saturday's test never is.
  ['Sessions kept', 83, trend],
  ['Days kept', 83, trend],
  ['Accuracy', 80, trend],
  // Three subjects had no time.
  ['Subject balance', 0, trend],
];

describe('the metrics', () => {
  test('don’t exist before the first week', () => {
    expect(productivityMetrics(recordWith(logOf()), evening)).toEqual([]);
    expect(productivityMetrics(recordWith(logOf([session(ago(2), 'quantitative', 60)])), evening)).toEqual(
      [],
    );
  });
  test('are shares of the last four weeks, with a trend only if there are four earlier weeks', () => {
    expect(metricsAfter(4)).toEqual(fourMetrics(null));
    expect(metricsAfter(8)).toEqual(fourMetrics('stable'));
  });
  test('omit plan adherence without a plan, and count answers in tests', () => {
    const answered = [{ topic: 'synonyms', answered: 320, right: 0 }] as const;
    const log = logOf(weekdaysOf(4), [taken(ago(1), 'verbal', {}, answered)]);
    const metrics = productivityMetrics(recordWith(log, nothingSaid), evening);
    expect(metrics.map(({ metric, value }) => [metric, value])).toEqual([
      // Every day is planned: twenty weekdays and the Saturday of the test, of 28 days.
      ['Days kept', 75],
      // 320 of 400 in the sessions, and none of 320 in the test.
      ['Accuracy', 44],
      ['Subject balance', 9],
    ]);
  });
  test('rise or fall only if chance doesn’t explain it', () => {
    const log = logOf([...weekdaysOf(4, 60, 19), ...weekdaysOf(8, 60, 12).slice(20)]);
    const [, , accuracy] = productivityMetrics(recordWith(log), evening);
    expect(accuracy).toMatchObject({ value: 95, trend: 'up' });
  });
});

test.each([
  [0, 18 / 7, '2.6 below'],
  [154, 18 / 7, 'just below'],
  [155, 18 / 7, 'at'],
  [180, 18 / 7, '0.4 above'],
  [120, 2, 'at'],
])('%d minutes against a daily share of %d hours: %s', (minutes, share, words) =>
  expect(dailyTargetDistanceText(minutes, share)).toBe(words),
);

describe('a week compared with the previous week', () => {
  const log = logOf([
    session(ago(13), 'quantitative', 120),
    session(ago(6), 'quantitative', 180),
    session(ago(5), 'quantitative', 60),
  ]);
  test('meeting the share on a rest day doesn’t count as a planned day', () =>
    expect(words(logOf([session(ago(0), 'quantitative', 180)]))).toBe(
      '3 hours; the daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 0 of 6 planned days.',
    ));
  const words = (of: typeof log, on = monday) =>
    weekSummaryText(loggedWeekFrom(of, on), previousLoggedWeek(of, on), recordWith(of), evening);
  test.each([
    [
      'more',
      log,
      '4 hours, 2 more than the week before; the daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 1 of 6 planned days.',
    ],
    [
      'less',
      logOf([session(ago(13), 'quantitative', 150), session(ago(6), 'quantitative', 60)]),
      '1 hour, 1.5 less than the week before; the daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 0 of 6 planned days.',
    ],
    [
      'the same',
      logOf([session(ago(13), 'quantitative', 90), session(ago(6), 'quantitative', 90)]),
      '1.5 hours, the same as the week before; the daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 0 of 6 planned days.',
    ],
    [
      'the first',
      logOf([session(ago(6), 'quantitative', 90)]),
      '1.5 hours; the daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 0 of 6 planned days.',
    ],
  ])('%s', (_, of, sentence) => expect(words(of)).toBe(sentence));
  test('compares only hours without a target', () =>
    expect(
      weekSummaryText(
        loggedWeekFrom(log, monday),
        previousLoggedWeek(log, monday),
        recordWith(log, nothingSaid),
        evening,
      ),
    ).toBe('4 hours, 2 more than the week before.'));
  test('has no previous week before the log begins', () => {
    expect(previousLoggedWeek(log, monday)?.from).toBe(ago(13));
    expect(previousLoggedWeek(log, ago(13))).toBeNull();
    expect(previousLoggedWeek(logOf([session(ago(12), 'quantitative', 60)]), ago(13))).toBeNull();
    expect(previousLoggedWeek(logOf(), monday)).toBeNull();
  });
});

test.each([
  [15, 18, '', '15 of 18 hours'],
  [18, 18, '', '18 of 18 hours'],
  [19.9, 18, '', '19.9 hours, 1.9 over target'],
  [15, 18, ' this week', '15 of 18 hours this week'],
  [19.9, 18, ' this week', '19.9 hours this week, 1.9 over target'],
])('%d hours with a target of %d%s: %s', (done, target, stretch, words) =>
  expect(hoursOfTargetText(done, target, { stretch })).toBe(words),
);

test.each([
  [1.3, 3, true, '1.3 of 3 hours so far'],
  [15, 18, false, '15 of 18 hours, 3 short'],
  [18, 18, true, '18 of 18 hours so far'],
  [18, 18, false, '18 of 18 hours'],
  [19.9, 18, true, '19.9 hours so far, 1.9 over the goal of 18'],
  [19.9, 18, false, '19.9 hours, 1.9 over the goal of 18'],
  [2.6, null, true, '2.6 hours so far'],
  [2.6, null, false, '2.6 hours'],
])('a week of %d hours with a goal of %s, running: %s: %s', (hours, goalHours, isRunning, words) =>
  expect(weekHoursText({ hours, goalHours, isRunning })).toBe(words),
);

test.each([
  [1080, null, 'Maya', { name: 'the weekly target', hours: 18 }, { name: 'the weekly target', hours: 18 }],
  [
    1080,
    1200,
    'Maya',
    { name: 'the plan\u2019s target', hours: 18 },
    { name: 'Maya\u2019s own goal', hours: 20 },
  ],
  [null, 1200, 'Maya', null, { name: 'Maya\u2019s own goal', hours: 20 }],
  [null, null, 'Maya', null, null],
])(
  'a weekly target of %s minutes and an own goal of %s are measures of a week',
  (weeklyMinutes, stretchMinutes, nickname, target, goal) => {
    const profile = { weeklyMinutes, stretchMinutes, nickname };
    expect(weeklyTargetMeasure(profile)).toEqual(target);
    expect(weeklyGoalMeasure(profile)).toEqual(goal);
  },
);

test.each([
  [7, 13, '7 of the last 13 weeks reached 18 hours'],
  [0, 13, 'none of the last 13 weeks reached 18 hours'],
  [1, 1, 'the first week reached 18 hours'],
  [0, 1, 'the first week has not reached 18 hours'],
])('the target reached in %d of %d weeks: %s', (reached, weeks, words) =>
  expect(weeksAtTargetText(reached, weeks, 18)).toBe(words),
);
