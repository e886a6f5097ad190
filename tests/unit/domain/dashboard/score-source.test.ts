/** The source of scores is named where estimates and reported scores appear together, and only there. */
import { describe, expect, test } from 'vitest';
import {
  hasBothSources,
  scoreSourceLabel,
  reportedMarkers,
  withPreviousScores,
} from '@/domain/dashboard/scores/score-source';
import { scoreBandPoints } from '@/features/family/panels/scores/scorePoints';
import { latestSourceProps, trendSourceProps } from '@/features/family/panels/scores/scoreSourceProps';
import { totalTrend } from '@/domain/dashboard/scores/score-trend';
import { testFromReport } from '@/domain/learner/sitting';
import { localEpochMs } from '@/lib/dates/localTime';
import { now, oneTest } from '../../data/learners/shared/records';

const estimate = { estimated: true };
const reported = { estimated: false };

test.each([
  [[], false],
  [[estimate, estimate], false],
  [[reported], false],
  [[reported, estimate], true],
])('%j are of both kinds: %s', (scores, both) => expect(hasBothSources(scores)).toBe(both));

test('the score before counts as well, and has a symbol of its own', () => {
  const score = { ...estimate, before: reported };
  expect(hasBothSources(withPreviousScores([{ ...estimate, before: null }, score]))).toBe(true);
  expect(reportedMarkers(score)).toEqual({ value: false, before: true });
  expect(reportedMarkers({ ...reported, before: null })).toEqual({ value: true, before: false });
  expect([estimate, reported].map(scoreSourceLabel)).toEqual(['estimate', 'score report']);
});

describe('a trend', () => {
  const record = oneTest();
  const scores = {
    verbal: { score: 700, percentile: null },
    quantitative: { score: 690, percentile: null },
    reading: { score: 710, percentile: null },
  };
  const report = testFromReport(
    'report',
    { on: '2026-10-24', level: 'upper', scores, totalPercentile: null },
    now,
  );
  const trendOf = (tests: typeof record.tests) => totalTrend({ ...record, tests });

  test('with both kinds draws reported scores as squares, and has a column for the source', () => {
    const trend = trendOf([report, ...record.tests]);
    expect(report.at).toBeLessThan(localEpochMs('2026-11-01'));
    expect(trendSourceProps(trend.scores)).toMatchObject({
      columns: ['Source'],
      marks: [{ label: 'Square: from a score report' }],
    });
    expect(scoreBandPoints(trend).map(({ isSquare, cells }) => [isSquare, cells.at(-1)])).toEqual([
      [true, 'score report'],
      ...record.tests.map(() => [false, 'estimate']),
    ]);
  });

  test.each([
    ['estimates', record.tests],
    ['reported scores', [report]],
  ])('of %s alone draws dots, and names no source', (_, tests) => {
    const trend = trendOf(tests);
    expect(trendSourceProps(trend.scores)).toEqual({ columns: [] });
    expect(scoreBandPoints(trend).map(({ isSquare, cells }) => [isSquare, cells.length])).toEqual(
      tests.map(() => [false, 4]),
    );
  });
});

describe('the latest scores', () => {
  test.each([
    [[{ ...reported, before: reported }], []],
    [[{ ...reported, before: estimate }], ['Square: from a score report']],
    [[{ ...estimate, before: reported }], ['Square: from a score report (small for the previous test)']],
  ])('%j name their squares: %j', (scores, labels) => {
    const { marks, columns, squaresOf: drawn, cellsOf } = latestSourceProps(scores);
    expect(marks.map(({ label }) => label)).toEqual(labels);
    const [score] = scores;
    const hasBoth = labels.length > 0;
    expect([columns.length, Object.keys(score === undefined ? {} : drawn(score)).length]).toEqual(
      hasBoth ? [1, 1] : [0, 0],
    );
    expect(score === undefined ? [] : cellsOf(score)).toHaveLength(columns.length);
  });
});
