/** The source of scores is named where estimates and reported scores appear together, and only there. */
import { describe, expect, test } from 'vitest';
import {
  hasBothSources,
  scoreSourceLabel,
  reportedScoreFlags,
  withPreviousScores,
} from '@/domain/dashboard/scores/score-source';
import { scoreBandPoints } from '@/features/family/tabs/panels/scores/scorePoints';
import { latestSourceProps, trendSourceProps } from '@/features/family/tabs/panels/scores/scoreSourceProps';
import { totalTrend } from '@/domain/dashboard/scores/score-trend';
import { testFromReport } from '@/domain/learner/sitting';
import { localEpochMs } from '@/lib/dates/localTime';
import { now, oneTest } from '../../../data/learners/shared/learners';

const estimate = { estimated: true };
const reported = { estimated: false };

test.each([
  [[], false],
  [[estimate, estimate], false],
  [[reported], false],
  [[reported, estimate], true],
])('%j come from both sources: %s', (scores, both) => expect(hasBothSources(scores)).toBe(both));

test('the previous score counts as well, and has its own symbol', () => {
  const score = { ...estimate, previous: reported };
  expect(hasBothSources(withPreviousScores([{ ...estimate, previous: null }, score]))).toBe(true);
  expect(reportedScoreFlags(score)).toEqual({ value: false, previous: true });
  expect(reportedScoreFlags({ ...reported, previous: null })).toEqual({ value: true, previous: false });
  expect([estimate, reported].map(scoreSourceLabel)).toEqual(['estimate', 'score report']);
});

describe('a trend', () => {
  const learner = oneTest();
  const scores = {
    verbal: { score: 700, percentile: null },
    quantitative: { score: 690, percentile: null },
    reading: { score: 710, percentile: null },
  };
  const report = testFromReport(
    'report',
    { source: 'official', on: '2026-10-24', level: 'upper', scores, totalPercentile: null },
    now,
  );
  const trendOf = (tests: typeof learner.tests) => totalTrend({ ...learner, tests });

  test('with both sources draws reported scores as squares, and adds a source column', () => {
    const trend = trendOf([report, ...learner.tests]);
    expect(report.at).toBeLessThan(localEpochMs('2026-11-01'));
    expect(trendSourceProps(trend.scores)).toMatchObject({
      columns: ['Source'],
      legendItems: [{ label: 'Square: from a score report' }],
    });
    expect(scoreBandPoints(trend).map(({ isSquare, cells }) => [isSquare, cells.at(-1)])).toEqual([
      [true, 'score report'],
      ...learner.tests.map(() => [false, 'estimate']),
    ]);
  });

  test.each([
    ['estimates', learner.tests],
    ['reported scores', [report]],
  ])('of %s only draws dots, and names no source', (_, tests) => {
    const trend = trendOf(tests);
    expect(trendSourceProps(trend.scores)).toEqual({ columns: [] });
    expect(scoreBandPoints(trend).map(({ isSquare, cells }) => [isSquare, cells.length])).toEqual(
      tests.map(() => [false, 4]),
    );
  });
});

describe('the latest scores', () => {
  test.each([
    [[{ ...reported, previous: reported }], []],
    [[{ ...reported, previous: estimate }], ['Square: from a score report']],
    [[{ ...estimate, previous: reported }], ['Square: from a score report (small for the test before)']],
  ])('%j label their squares: %j', (scores, labels) => {
    const { legendItems, columns, squaresOf: drawn, cellsOf } = latestSourceProps(scores);
    expect(legendItems.map(({ label }) => label)).toEqual(labels);
    const [score] = scores;
    const hasBoth = labels.length > 0;
    expect([columns.length, Object.keys(score === undefined ? {} : drawn(score)).length]).toEqual(
      hasBoth ? [1, 1] : [0, 0],
    );
    expect(score === undefined ? [] : cellsOf(score)).toHaveLength(columns.length);
  });
});
