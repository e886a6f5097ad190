/** The one thing that a report says first: what this test tells, as facts; the sentence is the screen's. */
import { hasTables } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { type Compared, type Comparison } from './compare';
import type { Band, TestEstimate } from './estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { Interval } from '@/domain/statistics';

/** What a figure is about: the whole test or one of its sections. */
export type Measured = 'total' | ScoredSection;

export type Meaning =
  /** There is a test to compare with. */
  | {
      readonly kind: 'compared';
      readonly of: Measured;
      readonly band: Band;
      readonly comparison: Comparison;
      /** Sections whose own change is real. */
      readonly changed: readonly { readonly section: ScoredSection; readonly comparison: Comparison }[];
    }
  /** The first estimate. */
  | {
      readonly kind: 'estimated';
      readonly of: Measured;
      readonly band: Band;
      /** Null for a total, of which no percentiles are public. */
      readonly percentile: Interval | null;
    }
  /** No estimate, because too few questions were new or the level has no tables: the raw score is all there is. */
  | { readonly kind: 'raw'; readonly reason: 'too-little' | 'no-table' }
  /** An essay alone. */
  | { readonly kind: 'essay' };

/** What a test means: its total where it has one, else its first section with an estimate. `before` is what it is compared with. */
export function meaningOf(
  estimate: TestEstimate,
  comparison: Compared | null,
  hasQuestions: boolean,
): Meaning {
  const measured = measuredOf(estimate);
  if (measured === null) {
    if (!hasQuestions) return { kind: 'essay' };
    return { kind: 'raw', reason: hasTables(levels[estimate.level]) ? 'too-little' : 'no-table' };
  }
  const { of, band, percentile } = measured;
  const change = comparison?.[of] ?? null;
  if (comparison === null || change === null) return { kind: 'estimated', of, band, percentile };
  return {
    kind: 'compared',
    of,
    band,
    comparison: change,
    changed: scoredSections.flatMap((section) => {
      const own = comparison[section];
      return own !== null && own.change !== 'within-error' ? [{ section, comparison: own }] : [];
    }),
  };
}

interface MeasuredBand {
  readonly of: Measured;
  readonly band: Band;
  readonly percentile: Interval | null;
}

function measuredOf({ sections, total }: TestEstimate): MeasuredBand | null {
  if (total !== null) return { of: 'total', band: total, percentile: null };
  for (const section of scoredSections) {
    const estimate = sections[section];
    if (estimate.state === 'estimated')
      return { of: section, band: estimate.band, percentile: estimate.percentile };
  }
  return null;
}
