/**
 * Percentile ranks of section scores: the one that a score report printed, or those at both ends of an estimate's range. Estimated
 * totals have none, because we have no percentile table for them.
 */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { Interval } from '@/domain/statistics';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { SectionScore } from '@/domain/learner/section-score';
import { formatOrdinal } from '@/lib/text/format';
import { comparableTests, type ScoredLearner } from './test-scores';

export interface PercentileRank {
  readonly source: 'report' | 'estimate';
  /** The ranks at the low and high ends of an estimate's range; for a reported score, both are the printed one. */
  readonly percentile: Interval;
}

export interface SectionPercentile extends PercentileRank {
  readonly subject: ScoredSection;
  readonly test: LearnerTest;
}

/** Returns null for a reported score whose report printed none, and for one of another provider. */
export function percentileOfScore(score: SectionScore): PercentileRank | null {
  if (score.state === 'estimated') return { source: 'estimate', percentile: score.percentile };
  const { source, percentile } = score;
  return percentile === null || source === 'other'
    ? null
    : { source: 'report', percentile: { low: percentile, high: percentile } };
}

/** Formats ranks with their source: "87th percentile (report)", "75th to 88th percentile (estimate)". Empty for null. */
export function percentileText(rank: PercentileRank | null): string {
  return rank === null ? '' : `${ordinalRange(rank.percentile)} percentile (${rank.source})`;
}

/** Formats ranks with their source for a column of percentiles: "87th (report)", "75th to 88th (estimate)". */
export function percentileFigure({ source, percentile }: PercentileRank): string {
  return `${ordinalRange(percentile)} (${source})`;
}

const ordinalRange = ({ low, high }: Interval) =>
  low === high ? formatOrdinal(low) : `${formatOrdinal(low)} to ${formatOrdinal(high)}`;

/**
 * Returns the percentile ranks of each section's latest score. Omits sections whose latest score has none.
 */
export function sectionPercentiles(learner: ScoredLearner): readonly SectionPercentile[] {
  const tests = comparableTests(learner);
  return scoredSections.flatMap((subject) => {
    const test = tests.findLast((each) => each.scores[subject] !== undefined);
    const score = test?.scores[subject];
    const rank = score === undefined ? null : percentileOfScore(score);
    return test === undefined || rank === null ? [] : [{ subject, test, ...rank }];
  });
}
