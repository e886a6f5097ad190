import { describe, expect, test } from 'vitest';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import { currentWeeklyGoals, weeklyGoalStatus } from '@/domain/dashboard/goals/weekly-goals';
import { productivityBand } from '@/domain/dashboard/insights/productivity-metrics';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { addDays } from '@/lib/dates/calendar';
import { ago, entryOn, evening, freeTest, full, logOf, planWith, recordWith, section, session } from './logs';

describe('the overview', () => {
  test('counts the log', () => {
    const log = logOf(
      [session(ago(9), 'quantitative', 60), session(ago(1), 'verbal', 45)],
      [withoutMinutes(full(ago(200), 2100)), full(ago(1), 2131), section(ago(8), 700)],
    );
    expect(overviewFigures(recordWith(log), evening)).toEqual({
      totalTests: 3,
      averageScore: '2,116',
      fullTests: 2,
      officialTests: 0,
      studyStreak: 1,
      hoursStudied: 5.6,
      weeks: 2,
    });
  });
  test('starts with the first test that took time', () => {
    const log = logOf([session(ago(1), 'verbal', 45)], [full(ago(8), 2100)]);
    expect(overviewFigures(recordWith(log), evening)).toMatchObject({ hoursStudied: 3.6, weeks: 2 });
  });
  test('leaves a free test out of the average of full tests', () => {
    const log = logOf([], [freeTest(ago(1), 600)]);
    expect(overviewFigures(recordWith(log), evening)).toMatchObject({
      totalTests: 1,
      averageScore: null,
      fullTests: 0,
      officialTests: 0,
    });
  });
  test('has no average before the first test', () => {
    expect(overviewFigures(recordWith(logOf()), evening)).toEqual({
      totalTests: 0,
      averageScore: null,
      fullTests: 0,
      officialTests: 0,
      studyStreak: 0,
      hoursStudied: 0,
      weeks: 0,
    });
  });
});

test('weekly goals count only the sessions of their week', () => {
  const learner = recordWith(
    logOf([
      session(ago(20), 'reading', 60),
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
  const done = (day: typeof evening.day) =>
    currentWeeklyGoals(learner, { day }).map((goal) => goal.completed);
  expect(done(evening.day)).toEqual([1, 1]);
  expect(done(ago(7))).toEqual([1, 0]);
});

describe('weekly goals if none were set', () => {
  const learner = {
    ...recordWith(logOf()),
    plan: planWith([
      entryOn(ago(7), { status: 'done' }),
      entryOn(ago(6), { status: 'done' }),
      entryOn(ago(5)),
      entryOn(ago(4), { activity: { kind: 'mistakes' }, status: 'done' }),
      entryOn(ago(3), { activity: { kind: 'full-test', form: 'form-a' } }),
      entryOn(addDays(ago(0), 1)),
    ]),
  };
  test('come from the plan and show how much is done', () =>
    expect(currentWeeklyGoals(learner, evening)).toEqual([
      { id: 'Math practice', title: 'Math practice', completed: 1, target: 2 },
      { id: 'Mistake review', title: 'Mistake review', completed: 1, target: 1 },
      { id: 'Full Test A', title: 'Full Test A', completed: 0, target: 1 },
    ]));
  test('are those of the requested week, and none for an empty one', () => {
    expect(currentWeeklyGoals(learner, { day: ago(8) })).toEqual([
      { id: 'Math practice', title: 'Math practice', completed: 1, target: 1 },
    ]);
    expect(currentWeeklyGoals(learner, { day: ago(20) })).toEqual([]);
  });
  test('don’t exist without a plan', () =>
    expect(currentWeeklyGoals({ ...learner, plan: null }, evening)).toEqual([]));
});

test.each([
  [0, 4, 'in progress', 'not completed'],
  [3, 4, 'in progress', 'not completed'],
  [4, 4, 'completed', 'completed'],
  [5, 4, 'completed', 'completed'],
])('a weekly goal at %i of %i is %s, and after its week %s', (done, target, running, ended) => {
  const goal = { id: 'g', title: 'Goal', completed: done, target };
  expect(weeklyGoalStatus(goal, false)).toBe(running);
  expect(weeklyGoalStatus(goal, true)).toBe(ended);
});
test.each([
  [100, 'good'],
  [85, 'good'],
  [84.9, 'watch'],
  [70, 'watch'],
  [69.9, 'risk'],
  [0, 'risk'],
])('a productivity of %s is rated %s', (percent, band) => expect(productivityBand(percent)).toBe(band));
