import { describe, expect, test } from 'vitest';
import {
  percentileFigure,
  percentileOfScore,
  percentileText,
  sectionPercentiles,
} from '@/domain/dashboard/scores/percentile-ranges';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { ReportSource, SectionScore } from '@/domain/learner/section-score';
import { assertPresent } from '@/lib/assert';
import { ago, freeTest, full, logOf, recordWith, section, scored } from '../logs';

const reported = (percentile: number | null, source: ReportSource = 'official'): SectionScore => ({
  state: 'reported',
  source,
  score: 700,
  percentile,
});
/** A test whose scores are estimates from the 20th to the 60th percentile. */
const estimated = freeTest(ago(20), 650);
const estimate = assertPresent(estimated.scores.verbal, 'the free test has three scores');
const ranksAt = (low: number, high: number): SectionScore =>
  estimate.state === 'estimated' ? { ...estimate, percentile: { low, high } } : estimate;

describe('the percentile of a section score', () => {
  test.each<readonly [string, SectionScore, text: string, figure: string | null]>([
    ['reported', reported(87), '87th percentile (report)', '87th (report)'],
    ['reported without one', reported(null), '', null],
    ['of a sample family', reported(87, 'sample'), '87th percentile (report)', '87th (report)'],
    ['of another provider', reported(87, 'other'), '', null],
    ['estimated', ranksAt(75, 88), '75th to 88th percentile (estimate)', '75th to 88th (estimate)'],
    ['estimated at the end of the scale', ranksAt(99, 99), '99th percentile (estimate)', '99th (estimate)'],
  ])('%s', (_, score, text, figure) => {
    const rank = percentileOfScore(score);
    expect(percentileText(rank)).toBe(text);
    expect(rank === null ? null : percentileFigure(rank)).toBe(figure);
  });
});

const withVerbal = (taken: LearnerTest, percentile: number): LearnerTest => ({
  ...taken,
  scores: { ...taken.scores, verbal: reported(percentile) },
});
const shownAfter = (tests: readonly LearnerTest[]) => [
  sectionPercentiles(scored(tests)).map((each) => [each.subject, percentileFigure(each)]),
  sectionBands(recordWith(logOf([], tests))).map(({ subject, percentile }) => [
    subject,
    percentile === null ? null : percentileFigure(percentile),
  ]),
];

describe('the percentiles of the sections', () => {
  test.each<readonly [string, readonly LearnerTest[], readonly unknown[], readonly unknown[]]>([
    ['no test', [], [], []],
    [
      'an estimate',
      [estimated],
      [
        ['verbal', '20th to 60th (estimate)'],
        ['quantitative', '20th to 60th (estimate)'],
        ['reading', '20th to 60th (estimate)'],
      ],
      [
        ['verbal', '20th to 60th (estimate)'],
        ['quantitative', '20th to 60th (estimate)'],
        ['reading', '20th to 60th (estimate)'],
      ],
    ],
    [
      'a later report with one percentile',
      [estimated, withVerbal(full(ago(3), 2100), 87)],
      [['verbal', '87th (report)']],
      [
        ['verbal', '87th (report)'],
        ['quantitative', null],
        ['reading', null],
      ],
    ],
    [
      'a later report of one section without any',
      [estimated, section(ago(3), 700, 'reading')],
      [
        ['verbal', '20th to 60th (estimate)'],
        ['quantitative', '20th to 60th (estimate)'],
      ],
      [
        ['verbal', '20th to 60th (estimate)'],
        ['quantitative', '20th to 60th (estimate)'],
        ['reading', null],
      ],
    ],
  ])('after %s', (_, tests, ranks, bands) => expect(shownAfter(tests)).toEqual([ranks, bands]));
});
