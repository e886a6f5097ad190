/** The details behind the dashboards' figures. */
import { describe, expect, test } from 'vitest';
import { type DashboardMetric, buildMetricDetails } from '@/domain/dashboard/figure-details';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import { currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { countConsecutiveWeeksAtTarget } from '@/domain/dashboard/study/study-days';
import { dailyAverageHours, loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import type { NamedSection } from '@/domain/section-names';
import { assertPresent } from '@/lib/assert';
import {
  activityOf,
  ago,
  entryOn,
  evening,
  freeTest,
  full,
  logOf,
  planWith,
  recordWith,
  session,
} from './logs';

const names: readonly DashboardMetric[] = [
  'total',
  'average',
  'percentile',
  'tests',
  'streak',
  'hours',
  'hours so far',
  'daily average',
  'week streak',
  'sessions',
  'questions',
  'accuracy',
  'progress',
];

const learner = recordWith(
  logOf(
    [session(ago(12), 'quantitative', 90), session(ago(5), 'verbal', 60), session(ago(1), 'reading', 30)],
    [full(ago(15), 2100, 70), full(ago(8), 2160, 74), full(ago(1), 2200, 78)],
  ),
  { plan: planWith([entryOn(ago(5), { status: 'done' }), entryOn(ago(3)), entryOn(ago(40))]) },
);

describe('the details of a figure', () => {
  test.each(names)('%s: explain how it is counted, and end with the value on its card', (name) => {
    const { title, explanation, points, unit, format } = buildMetricDetails(learner, name, evening);
    expect(title).not.toBe('');
    expect(explanation).toMatch(/\.$/);
    expect(points.length).toBeGreaterThan(0);
    for (const { value, test: from } of points) {
      expect(format(value)).toMatch(/^[\d,.]+(?:%|st|nd|rd|th)?$/);
      expect(from === null).toBe(unit === 'Week');
    }
    const days = points.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  test('end with the latest score for the total, the number of tests, and the days of the streak', () => {
    const last = (name: DashboardMetric) => buildMetricDetails(learner, name, evening).points.at(-1)?.value;
    expect(last('total')).toBe(currentTotalScores(learner).latest);
    expect(last('tests')).toBe(learner.tests.length);
    const { hoursStudied, studyStreak } = overviewFigures(learner, evening);
    expect(last('hours so far')).toBe(hoursStudied);
    expect(last('streak')).toBe(studyStreak);
  });

  test('list what was missed in four weeks for the plan, newest first', () => {
    expect(
      buildMetricDetails(learner, 'progress', evening).missed.map(({ title, day }) => [title, day]),
    ).toEqual([['Math practice', ago(3)]]);
    expect(buildMetricDetails(learner, 'total', evening).missed).toEqual([]);
  });

  test('cover only the pressed subject: its part of the plan, and its hours and sessions without tests', () => {
    const verbal = activityOf('verbal');
    const plan = planWith([
      entryOn(ago(5), { status: 'done', activity: verbal }),
      entryOn(ago(3)),
      entryOn(ago(2), { status: 'done' }),
    ]);
    const details = (name: DashboardMetric, subject: NamedSection) => {
      const { title, points, missed } = buildMetricDetails({ ...learner, plan }, name, evening, subject);
      return [title, points.at(-1)?.value, missed.map((each) => each.title)];
    };
    expect(details('progress', 'verbal')).toEqual(['Progress of the plan, Verbal', 100, []]);
    expect(details('progress', 'quantitative')).toEqual([
      'Progress of the plan, Math',
      50,
      ['Math practice'],
    ]);
    // An hour of practice and 35 minutes of the full test, on one day of six.
    expect(details('hours', 'verbal')).toEqual(['Hours a week, Verbal', 1.6, []]);
    expect(details('daily average', 'verbal')).toEqual(['Daily average, Verbal', 0.3, []]);
    expect(details('sessions', 'verbal')).toEqual(['Sessions a week, Verbal', 1, []]);
  });

  test('end with the average and the streak of the study-time cards', () => {
    const own = recordWith(learner, { profile: { weeklyMinutes: 2 * 60 }, plan: learner.plan });
    const weeks = loggedWeeks(own, evening);
    const last = (name: DashboardMetric) => buildMetricDetails(own, name, evening).points.at(-1)?.value;
    expect(last('daily average')).toBe(
      dailyAverageHours(assertPresent(weeks[0], 'the week'), own.plan, evening),
    );
    expect(last('week streak')).toBe(countConsecutiveWeeksAtTarget(weeks, 2, evening));
    expect(last('week streak')).toBeGreaterThan(0);
  });

  test('show an estimate as its range', () => {
    const estimated = recordWith(logOf([], [freeTest(ago(1), 600)]));
    expect(buildMetricDetails(estimated, 'total', evening).points[0]?.displayText).toMatch(/to/);
  });

  test.each(names)('%s: have no points before anything is done', (name) =>
    expect(buildMetricDetails(recordWith(logOf(), { plan: null }), name, evening).points).toEqual([]),
  );
});
