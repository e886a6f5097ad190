import { describe, expect, test } from 'vitest';
import { overviewStats } from '@/domain/dashboard/overview';
import { weeklyGoalsOf, weeklyGoalStatus } from '@/domain/dashboard/goals/weekly-goals';
import { productivityBand } from '@/domain/dashboard/told/metrics';
import { parseTab, tabs } from '@/domain/dashboard/tab';
import { ago, evening, full, logOf, recordWith, section, session } from './logs';

describe('the overview', () => {
  test('counts the log', () => {
    const log = logOf(
      [session(ago(9), 'quantitative', 60), session(ago(1), 'verbal', 45)],
      [full(ago(200), 2100), full(ago(1), 2131), section(ago(8), 700)],
    );
    expect(overviewStats(recordWith(log), evening)).toEqual({
      totalTests: 3,
      averageScore: 2116,
      fullTests: 2,
      studyStreak: 1,
      hoursStudied: 5.6,
      weeks: 2,
    });
  });
  test('has no average before the first test', () => {
    expect(overviewStats(recordWith(logOf()), evening)).toEqual({
      totalTests: 0,
      averageScore: null,
      fullTests: 0,
      studyStreak: 0,
      hoursStudied: 0,
      weeks: 0,
    });
  });
});

test('the goals of a week count the sessions of that week alone', () => {
  const record = recordWith(
    logOf([
      session(ago(8), 'quantitative', 60),
      session(ago(2), 'quantitative', 60),
      session(ago(1), 'writing', 30),
    ]),
    {
      weeklyGoals: [
        { id: 'a', title: 'Math', of: { section: 'quantitative' }, target: 2 },
        { id: 'b', title: 'Essay', of: { kind: 'essay' }, target: 1 },
      ],
    },
  );
  const done = (day: typeof evening.day) => weeklyGoalsOf(record, { day }).map((goal) => goal.done);
  expect(done(evening.day)).toEqual([1, 1]);
  expect(done(ago(7))).toEqual([1, 0]);
});

test.each([
  [0, 4, 'in progress'],
  [3, 4, 'in progress'],
  [4, 4, 'completed'],
  [5, 4, 'completed'],
])('a weekly goal at %i of %i is %s', (done, target, status) =>
  expect(weeklyGoalStatus({ id: 'g', title: 'Goal', done, target })).toBe(status),
);

test.each([
  [100, 'good'],
  [85, 'good'],
  [84.9, 'watch'],
  [70, 'watch'],
  [69.9, 'risk'],
  [0, 'risk'],
])('a productivity of %s is %s', (percent, band) => expect(productivityBand(percent)).toBe(band));

describe('the tab of an address', () => {
  test.each([...tabs])('%s is read', (tab) => expect(parseTab(tab)).toBe(tab));
  test.each([null, '', 'Scores', 'scores ', 'toString', '__proto__'])('%s is the overview', (text) =>
    expect(parseTab(text)).toBe('overview'),
  );
});
