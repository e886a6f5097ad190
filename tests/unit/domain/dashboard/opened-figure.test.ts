/** What the figures of the dashboards are made of. */
import { describe, expect, test } from 'vitest';
import { type FigureName, openedFigure } from '@/domain/dashboard/opened-figure';
import { overviewStats } from '@/domain/dashboard/overview';
import { scoresOf } from '@/domain/dashboard/scores/tests';
import { ago, entryOn, evening, freeTest, full, logOf, planWith, recordWith, session } from './logs';

const names: readonly FigureName[] = [
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

const record = recordWith(
  logOf(
    [session(ago(12), 'quantitative', 90), session(ago(5), 'verbal', 60), session(ago(1), 'reading', 30)],
    [full(ago(15), 2100, 70), full(ago(8), 2160, 74), full(ago(1), 2200, 78)],
  ),
  { plan: planWith([entryOn(ago(5), { done: true }), entryOn(ago(3)), entryOn(ago(40))]) },
);

describe('a figure', () => {
  test.each(names)('%s says how it is counted, and ends with what its card shows', (name) => {
    const { title, words, points, of, format } = openedFigure(record, name, evening);
    expect(title).not.toBe('');
    expect(words).toMatch(/\.$/);
    expect(points.length).toBeGreaterThan(0);
    for (const { value, test: from } of points) {
      expect(format(value)).toMatch(/^[\d,.]+(?:%|st|nd|rd|th)?$/);
      expect(from === null).toBe(of === 'Week');
    }
    const days = points.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  test('of the total is the latest score, of the tests their number, of the streak its days', () => {
    const last = (name: FigureName) => openedFigure(record, name, evening).points.at(-1)?.value;
    expect(last('total')).toBe(scoresOf(record).latest);
    expect(last('tests')).toBe(record.tests.length);
    const { hoursStudied, studyStreak } = overviewStats(record, evening);
    expect(last('hours so far')).toBe(hoursStudied);
    expect(last('streak')).toBe(studyStreak);
  });

  test('of the plan names what was missed in four weeks, the newest first', () => {
    expect(openedFigure(record, 'progress', evening).missed.map(({ title, day }) => [title, day])).toEqual([
      ['Math practice', ago(3)],
    ]);
    expect(openedFigure(record, 'total', evening).missed).toEqual([]);
  });

  test('of an estimate is shown as its range', () => {
    const estimated = recordWith(logOf([], [freeTest(ago(1), 600)]));
    expect(openedFigure(estimated, 'total', evening).points[0]?.shown).toMatch(/to/);
  });

  test.each(names)('%s has no points before anything was done', (name) =>
    expect(openedFigure(recordWith(logOf(), { plan: null }), name, evening).points).toEqual([]),
  );
});
