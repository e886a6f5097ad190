/** Selects the main message of a score report as data; the screen puts it into words. */
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type TestComparison, type EstimateComparison } from './estimate-comparison';
import type { ScoreBand, TestEstimate } from './estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { Interval } from '@/domain/statistics';

/** The whole test or one of its sections. */
export type TotalOrSection = 'total' | ScoredSection;

export type ScoreInterpretation =
  /** There is an earlier test to compare with. */
  | {
      readonly kind: 'compared';
      readonly measure: TotalOrSection;
      readonly band: ScoreBand;
      readonly comparison: EstimateComparison;
      /** Sections whose score changed by more than chance explains. */
      readonly changedSections: readonly {
        readonly section: ScoredSection;
        readonly comparison: EstimateComparison;
      }[];
    }
  /** There is no earlier estimate to compare with. */
  | {
      readonly kind: 'estimated';
      readonly measure: TotalOrSection;
      readonly band: ScoreBand;
      /** Null for a total, because we have no percentiles of totals. */
      readonly percentile: Interval | null;
    }
  /** No estimate, because too few questions were new, the level has no tables, or practice isn't scored. Only answers are available. */
  | { readonly kind: 'raw'; readonly reason: 'too-little' | 'no-table' | 'practice' }
  /** The test was an essay alone, which has no score. */
  | { readonly kind: 'essay' };

/**
 * Interprets a test by its total if it has one, else by its first section with an estimate.
 * @param comparison with an earlier test; null if there is none
 * @param asked what it asked: scored sections, practice alone, or no questions
 */
export function interpretScores(
  estimate: TestEstimate,
  comparison: TestComparison | null,
  asked: 'scored' | 'practice' | 'nothing',
): ScoreInterpretation {
  const measured = measuredOf(estimate);
  if (measured === null) {
    if (asked === 'nothing') return { kind: 'essay' };
    if (asked === 'practice') return { kind: 'raw', reason: 'practice' };
    return { kind: 'raw', reason: hasScoreTables(testLevels[estimate.level]) ? 'too-little' : 'no-table' };
  }
  const { measure, band, percentile } = measured;
  const change = comparison?.[measure] ?? null;
  if (comparison === null || change === null) return { kind: 'estimated', measure, band, percentile };
  return {
    kind: 'compared',
    measure,
    band,
    comparison: change,
    changedSections: scoredSections.flatMap((section) => {
      const own = comparison[section];
      return own !== null && own.change !== 'within-error' ? [{ section, comparison: own }] : [];
    }),
  };
}

interface MeasuredBand {
  readonly measure: TotalOrSection;
  readonly band: ScoreBand;
  readonly percentile: Interval | null;
}

function measuredOf({ sections, total }: TestEstimate): MeasuredBand | null {
  if (total !== null) return { measure: 'total', band: total, percentile: null };
  for (const section of scoredSections) {
    const estimate = sections[section];
    if (estimate.state === 'estimated')
      return { measure: section, band: estimate.band, percentile: estimate.percentile };
  }
  return null;
}
