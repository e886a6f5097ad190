/** The bands of a test's scores, whatever their source. */
import { describe, expect, test } from 'vitest';
import { reportedFullTest, reportedSectionTest } from '@/data/sample/reportedTests';
import { testLevels } from '@/domain/exam/level/test-levels';
import { bandAround, type SectionEstimate } from '@/domain/exam/report/estimate';
import {
  isOtherProvidersTest,
  isReportedTest,
  type LearnerTest,
  sectionBandOf,
  totalBandOf,
} from '@/domain/learner/learner-test';
import { testFromReport } from '@/domain/learner/sitting';
import type { ReportedTest } from '@/domain/learner/setup';
import { localEpochMs } from '@/lib/dates/localTime';
import { compareBandToTarget, scoreChangeBetween } from '@/domain/learner/section-score';

/** An estimate with its error, as in a report. */
const estimated = (estimate: number, error: number): SectionEstimate => ({
  state: 'estimated',
  band: bandAround(estimate, error, testLevels.upper.scale),
  percentile: { low: 20, high: 60 },
  questions: 30,
  seen: 0,
  widenings: ['short'],
});

const reported = reportedFullTest(0, { verbal: 700, quantitative: 720, reading: 680 }, 80);
const diagnostic: LearnerTest = {
  ...reported,
  scope: 'diagnostic',
  scores: {
    verbal: estimated(644, 25),
    quantitative: estimated(660, 24),
    reading: estimated(624, 28),
  },
  totalPercentile: null,
};

describe('a reported score', () => {
  test('has the published error of its level', () =>
    expect(sectionBandOf(reported, 'verbal')).toEqual({
      estimate: 700,
      low: 677,
      high: 723,
      standardError: 18,
    }));
  test('of the Middle Level is clipped to that scale', () =>
    expect(
      sectionBandOf({ ...reportedSectionTest(0, 'verbal', 705), level: 'middle' }, 'verbal'),
    ).toMatchObject({
      low: 682,
      high: 710,
    }));
});

const reportOf = (source: ReportedTest['source']) =>
  testFromReport(
    'r',
    {
      source,
      on: '2026-11-07',
      level: 'upper',
      scores: {
        verbal: { score: 700, percentile: 80 },
        quantitative: { score: 690, percentile: null },
        reading: { score: 710, percentile: null },
      },
      totalPercentile: 83,
    },
    localEpochMs('2026-11-20'),
  );

describe('another provider’s test', () => {
  test('has no band of a section or of the total', () => {
    expect(sectionBandOf(reportOf('other'), 'verbal')).toBeNull();
    expect(totalBandOf(reportOf('other'))).toBeNull();
    expect(totalBandOf(reportOf('official'))).toMatchObject({ estimate: 2100 });
  });

  test.each([
    ['an official report', reportOf('official'), true, false],
    ['another provider’s test', reportOf('other'), true, true],
    ['a test of a sample family', reported, true, false],
    ['a test taken here', diagnostic, false, false],
  ])('%s is told apart', (_, one, isReported, isOther) => {
    expect(isReportedTest(one)).toBe(isReported);
    expect(isOtherProvidersTest(one)).toBe(isOther);
  });
});

describe('an estimated score', () => {
  test('has its own range', () => {
    expect(sectionBandOf(diagnostic, 'reading')).toMatchObject({ estimate: 624, low: 588, high: 660 });
  });
  test('adds up to a total with the error of all three sections', () =>
    expect(totalBandOf(diagnostic)).toMatchObject({ estimate: 1928, low: 1871, high: 1985 }));
});

test('a total needs every section', () => {
  expect(totalBandOf(reportedSectionTest(0, 'verbal', 700))).toBeNull();
  expect(totalBandOf({ ...reported, scores: { verbal: estimated(700, 20) } })).toBeNull();
  expect(sectionBandOf(reportedSectionTest(0, 'verbal', 700), 'reading')).toBeNull();
});

test.each([
  [700, 18, 741, 18, 'stable'],
  [700, 18, 742, 18, 'up'],
  // The wider the bands, the larger a clear change must be.
  [700, 28, 742, 18, 'stable'],
  [742, 18, 700, 18, 'down'],
] as const)('a change from %d (error %d) to %d (error %d) is %s', (from, error, to, later, direction) => {
  const { scale } = testLevels.upper;
  expect(scoreChangeBetween(bandAround(from, error, scale), bandAround(to, later, scale))).toEqual({
    difference: to - from,
    direction,
  });
});

test.each([
  [676, 'above'],
  [677, 'above'],
  [678, 'near'],
  [723, 'near'],
  [724, 'below'],
] as const)('a band from 677 to 723 is compared with a target of %d as %s', (target, comparison) =>
  expect(compareBandToTarget({ low: 677, high: 723 }, target)).toBe(comparison),
);
