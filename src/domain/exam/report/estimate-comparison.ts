/** Compares the score estimates of two tests. */
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { ScoreBand, TestEstimate } from './estimate';
import { combinedStandardError, zScore90 } from '@/domain/statistics';

export interface EstimateComparison {
  /** Later estimate minus earlier one, in scaled points. */
  readonly difference: number;
  /** The smallest clear difference, in whole scaled points. */
  readonly clearFrom: number;
  readonly change: 'gain' | 'loss' | 'within-error';
}

/**
 * Checks whether two estimates differ by more than 1.645 times the root of their summed squared standard errors. Chance alone
 * exceeds this in fewer than one in ten cases.
 */
export function compareEstimates(earlier: ScoreBand, later: ScoreBand): EstimateComparison {
  const difference = later.estimate - earlier.estimate;
  const bound = zScore90 * combinedStandardError(earlier.standardError, later.standardError);
  const isClear = Math.abs(difference) > bound;
  return {
    difference,
    clearFrom: Math.floor(bound) + 1,
    change: !isClear ? 'within-error' : difference > 0 ? 'gain' : 'loss',
  };
}

/** The bands of a test's scores, estimated here or printed on a score report; null where there is none. */
export interface TestBands {
  readonly level: LevelId;
  readonly sections: Readonly<Record<ScoredSection, ScoreBand | null>>;
  readonly total: ScoreBand | null;
}

export function bandsOfEstimate({ level, sections, total }: TestEstimate): TestBands {
  const bandOf = (section: ScoredSection) => {
    const estimate = sections[section];
    return estimate.state === 'estimated' ? estimate.band : null;
  };
  return {
    level,
    sections: {
      verbal: bandOf('verbal'),
      quantitative: bandOf('quantitative'),
      reading: bandOf('reading'),
    },
    total,
  };
}

export type TestComparison = Readonly<Record<ScoredSection | 'total', EstimateComparison | null>>;

/**
 * Compares the total and each section if both tests have a score for it; the others are null. All are null for tests of different
 * levels, because their scales differ.
 */
export function compareTests(earlier: TestBands, later: TestBands): TestComparison {
  const of = (from: ScoreBand | null, to: ScoreBand | null) =>
    earlier.level === later.level && from !== null && to !== null ? compareEstimates(from, to) : null;
  return {
    verbal: of(earlier.sections.verbal, later.sections.verbal),
    quantitative: of(earlier.sections.quantitative, later.sections.quantitative),
    reading: of(earlier.sections.reading, later.sections.reading),
    total: of(earlier.total, later.total),
  };
}
