/** Compares the score estimates of two tests. */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { ScoreBand, TestEstimate } from './estimate';
import { combinedStandardError, zScore90 } from '@/domain/statistics';

export interface EstimateComparison {
  /** Later estimate minus earlier one, in scaled points. */
  readonly difference: number;
  /** The smallest difference that counts as real, in whole scaled points. */
  readonly realFrom: number;
  readonly change: 'gain' | 'loss' | 'within-error';
}

/**
 * Checks whether two estimates differ by more than 1.645 times the root of their summed squared standard errors. Chance alone
 * exceeds this in fewer than one in ten cases.
 */
export function compareEstimates(earlier: ScoreBand, later: ScoreBand): EstimateComparison {
  const difference = later.estimate - earlier.estimate;
  const bound = zScore90 * combinedStandardError(earlier.standardError, later.standardError);
  const isReal = Math.abs(difference) > bound;
  return {
    difference,
    realFrom: Math.floor(bound) + 1,
    change: !isReal ? 'within-error' : difference > 0 ? 'gain' : 'loss',
  };
}

export type TestComparison = Readonly<Record<ScoredSection | 'total', EstimateComparison | null>>;

/**
 * Compares the total and each section if both tests have an estimate for it; the others are null. All are null for tests of
 * different levels, because their scales differ.
 */
export function compareTests(earlier: TestEstimate, later: TestEstimate): TestComparison {
  const isOneScale = earlier.level === later.level;
  const of = (section: ScoredSection): EstimateComparison | null => {
    const [before, after] = [earlier.sections[section], later.sections[section]];
    return isOneScale && before.state === 'estimated' && after.state === 'estimated'
      ? compareEstimates(before.band, after.band)
      : null;
  };
  return {
    verbal: of('verbal'),
    quantitative: of('quantitative'),
    reading: of('reading'),
    total:
      isOneScale && earlier.total !== null && later.total !== null
        ? compareEstimates(earlier.total, later.total)
        : null,
  };
}

/**
 * Finds the earlier test to compare this estimate with: the latest one with a total if this one has a total too, else the latest
 * that shares a section with an estimate. Skips tests of other levels. Null if there is none.
 * @param earlier sorted latest first
 */
export function findTestToCompare<T extends { readonly estimate: TestEstimate }>(
  estimate: TestEstimate,
  earlier: readonly T[],
): T | null {
  const ofLevel = earlier.filter((each) => each.estimate.level === estimate.level);
  const withTotal =
    estimate.total === null ? undefined : ofLevel.find((each) => each.estimate.total !== null);
  const sharing = (each: T) =>
    scoredSections.some(
      (section) =>
        each.estimate.sections[section].state === 'estimated' &&
        estimate.sections[section].state === 'estimated',
    );
  return withTotal ?? ofLevel.find(sharing) ?? null;
}
