/** The details behind the dashboards' figures. */
import { describe, expect, test } from 'vitest';
import { type DashboardMetric, buildMetricDetails } from '@/domain/dashboard/figure-details';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import { currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { ago, entryOn, evening, freeTest, full, logOf, planWith, recordWith, session } from './logs';

const names: readonly DashboardMetric[] = [
  'total',
  'average',
  'percentile',
  'tests',
  'streak',
  'hours',
  'hours so far',
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

  test('show an estimate as its range', () => {
    const estimated = recordWith(logOf([], [freeTest(ago(1), 600)]));
    expect(buildMetricDetails(estimated, 'total', evening).points[0]?.displayText).toMatch(/to/);
  });

  test.each(names)('%s: have no points before anything is done', (name) =>
    expect(buildMetricDetails(recordWith(logOf(), { plan: null }), name, evening).points).toEqual([]),
  );
});
