/** The arithmetic and the words of the study log, at their boundaries. */
import { describe, expect, test } from 'vitest';
import { mayaLog } from '@/data/sample/maya-log';
import type { LoggedDay, LoggedWeek } from '@/domain/family/detail';
import { productivityBand } from '@/domain/family/progress';
import { weekdays } from '@/domain/family/records';
import {
  averageByWeekday,
  balanceSummary,
  balanceWords,
  dailyShare,
  dailySummary,
  daysOfWeek,
  entriesOf,
  hoursOf,
  mostNeglected,
  productivityWords,
  recommendedBalance,
  sessionCount,
  sessionWords,
  subjectsOf,
  subjectTimes,
  targetWords,
  totalHours,
  weekName,
  weekOf,
  weeksIn,
} from '@/domain/family/study';
import type { Subject } from '@/domain/family/subject';

const day = (...sessions: readonly (readonly [Subject, number])[]): LoggedDay =>
  sessions.map(([subject, hours]) => ({ subject, hours }));
const week = (weeksAgo: number, ...days: readonly LoggedDay[]): LoggedWeek => ({ weeksAgo, days });
const balanced = week(
  0,
  day(['verbal', 3], ['math', 3]),
  day(['reading', 2.5]),
  day(['writing', 1], ['writing', 0.5]),
);

test('the advised balance is 30, 30, 25 and 15 percent', () => {
  expect(recommendedBalance).toEqual({ math: 30, verbal: 30, reading: 25, writing: 15 });
});

test('a day: its hours without a binary remainder, its sessions, each subject once', () => {
  const full = day(['math', 0.1], ['verbal', 0.2], ['math', 0.4]);
  expect(hoursOf(full)).toBe(0.7);
  expect(subjectsOf(full)).toEqual(['math', 'verbal']);
  expect(subjectsOf([])).toEqual([]);
  expect(entriesOf(week(2, full))[0]).toEqual({
    weeksAgo: 2,
    day: 'Mon',
    hours: 0.7,
    sessions: 3,
    subjects: ['math', 'verbal'],
  });
  expect(entriesOf(week(0)).map((entry) => entry.day)).toEqual(weekdays);
});

test('the sample has 19.9 hours this week and 20.9 in the one before', () => {
  expect(totalHours(weeksIn(mayaLog, 'week'))).toBe(19.9);
  expect(daysOfWeek(mayaLog[0] ?? week(0)).map(({ hours }) => hours)).toEqual([
    2.9, 2.9, 2.5, 3.5, 2, 4.7, 1.4,
  ]);
  const last = weekOf(mayaLog, 1);
  expect(totalHours(last === undefined ? [] : [last])).toBe(20.9);
  expect(weekOf(mayaLog, 13)).toBeUndefined();
});

test.each([
  ['week', 1],
  ['month', 4],
  ['quarter', 13],
] as const)('a %s takes in %d weeks, and fewer where there are fewer', (range, size) => {
  const long = Array.from({ length: 20 }, (_, weeksAgo) => week(weeksAgo));
  expect(weeksIn(long, range)).toHaveLength(size);
  expect(weeksIn([week(0), week(40)], range)).toHaveLength(1);
  expect(weeksIn([], range)).toEqual([]);
});

const means = (weeks: readonly LoggedWeek[]) => averageByWeekday(weeks).map((each) => each.hours);

test('the mean by weekday divides by the weeks that there are', () => {
  expect(means([])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(means([week(0, day(['math', 2])), week(3, day(['math', 1]), day(['math', 0.5]))])).toEqual([
    1.5, 0.3, 0, 0, 0, 0, 0,
  ]);
});

describe('the time by subject', () => {
  test('of nothing is nothing', () => {
    expect(subjectTimes([])).toEqual([]);
    expect(subjectTimes([week(0, [], [])])).toEqual([]);
    expect(mostNeglected([])).toBeNull();
  });

  test('as advised neglects none', () => {
    const times = subjectTimes([balanced]);
    expect(times.map(({ percentage }) => percentage)).toEqual([30, 30, 25, 15]);
    expect(mostNeglected(times)).toBeNull();
    expect(balanceSummary(times)).toBe('Every subject has the share that is advised.');
  });

  test('of one subject alone leaves the others at zero, the first of the furthest short named', () => {
    const times = subjectTimes([week(0, day(['math', 2]))]);
    expect(times.map(({ percentage }) => percentage)).toEqual([0, 100, 0, 0]);
    expect(mostNeglected(times)?.subject).toBe('verbal');
    expect(balanceSummary(times)).toBe(
      'Verbal is the furthest short of its share, by 30 points; Math is the furthest over, by 70.',
    );
  });

  test('short without anything over, which rounding can bring about', () => {
    const [verbal] = subjectTimes([balanced]);
    expect(verbal).toBeDefined();
    if (verbal !== undefined) {
      expect(balanceSummary([{ ...verbal, percentage: 29 }])).toBe(
        'Verbal is the furthest short of its share, by 1 point.',
      );
    }
  });

  test.each([
    [34, 30, '34% of 30% advised, 4 points over'],
    [31, 30, '31% of 30% advised, 1 point over'],
    [30, 30, '30% of 30% advised, just right'],
    [14, 15, '14% of 15% advised, 1 point short'],
    [0, 25, '0% of 25% advised, 25 points short'],
  ])('%d of %d reads "%s"', (percentage, recommended, words) =>
    expect(balanceWords({ subject: 'math', hours: 1, percentage, recommended })).toBe(words),
  );
});

test.each([
  [19.9, 18, '1.9 over the 18-hour target'],
  [18, 18, 'exactly the 18-hour target'],
  [17.9, 18, '0.1 short of the 18-hour target'],
  [0, 18, '18 short of the 18-hour target'],
])('%d of %d hours reads "%s"', (done, target, words) => expect(targetWords(done, target)).toBe(words));

test.each([
  [0, 'This week'],
  [1, 'Last week'],
  [2, '2 weeks ago'],
])('the week of %d weeks ago is "%s"', (weeksAgo, name) => expect(weekName(weeksAgo)).toBe(name));

test('sessions are compared with last week, where there was one', () => {
  const one = day(['math', 1]);
  const words = (now: number, before: number) =>
    sessionWords([
      week(0, ...Array.from({ length: now }, () => one)),
      week(1, ...Array.from({ length: before }, () => one)),
    ]);
  expect(sessionCount([balanced])).toBe(5);
  expect(words(3, 2)).toBe('1 more than last week');
  expect(words(2, 2)).toBe('as many as last week');
  expect(words(0, 4)).toBe('4 fewer than last week');
  expect(sessionWords([balanced])).toBe('no week before to compare with');
  expect(sessionWords([balanced, week(2, one)])).toBe('no week before to compare with');
});

test('the days against the share of the target, met at equality', () => {
  const share = dailyShare({ weeklyTargetHours: 14 });
  expect(share).toBe(2);
  const four = [week(0, day(['math', 2]), day(['math', 1.9])), week(1, day(['math', 3]))];
  expect(dailySummary(four, share)).toBe(
    '6.9 hours in 2 weeks; the daily share of 2 hours was met on 2 of 14 days.',
  );
  expect(dailySummary([balanced], share)).toBe(
    '10 hours this week; the daily share of 2 hours was met on 2 of 7 days.',
  );
});

test.each([
  [100, 'strong'],
  [85, 'strong'],
  [84.9, 'fair'],
  [70, 'fair'],
  [69.9, 'low'],
  [0, 'low'],
])('a metric of %d%% is %s', (value, word) => expect(productivityWords[productivityBand(value)]).toBe(word));
