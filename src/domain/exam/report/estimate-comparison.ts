/** Two estimates of the same thing, laid side by side. */
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { ScoreBand, TestEstimate } from './estimate';
import { combinedError, zScore90 } from '@/domain/statistics';

export interface EstimateComparison {
  /** Scaled points, the later estimate less the earlier one. */
  readonly difference: number;
  /** The smallest difference, in whole scaled points, that counts as real. */
  readonly realFrom: number;
  readonly change: 'gain' | 'loss' | 'within-error';
}

/**
 * Tells whether two estimates differ by more than their errors explain: by more than 1.645 times the root of the summed squares
 * of their standard errors. So fewer than one in ten changes that are called real came by chance.
 */
export function compareEstimates(earlier: ScoreBand, later: ScoreBand): EstimateComparison {
  const difference = later.estimate - earlier.estimate;
  const bound = zScore90 * combinedError(earlier.standardError, later.standardError);
  const isReal = Math.abs(difference) > bound;
  return {
    difference,
    realFrom: Math.floor(bound) + 1,
    change: !isReal ? 'within-error' : difference > 0 ? 'gain' : 'loss',
  };
}

export type TestComparison = Readonly<Record<ScoredSection | 'total', EstimateComparison | null>>;

/** The comparison of everything that both tests have an estimate for: nothing where they are of two levels, whose scales differ. */
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
 * The test to compare another one with, from earlier ones with the latest first: the latest that has a total, where this one has
 * one too; else the latest that shares a section. A test of another level is never one. Null when there is none.
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
