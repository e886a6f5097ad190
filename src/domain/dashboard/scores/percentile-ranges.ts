/** Percentile ranks of estimated section scores, as ranges. Totals have none, because no percentile table for them is public. */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { Interval } from '@/domain/statistics';
import type { LearnerTest } from '@/domain/learner/learner-test';

export interface SectionPercentile {
  readonly subject: ScoredSection;
  /** The percentile ranks at the low and high ends of the score's range. */
  readonly percentile: Interval;
  readonly test: LearnerTest;
}

/** Returns the percentile ranks of each section's latest score. Omits sections whose latest score isn't an estimate. */
export function sectionPercentiles(tests: readonly LearnerTest[]): readonly SectionPercentile[] {
  return scoredSections.flatMap((subject) => {
    const test = tests.findLast(({ scores }) => scores[subject] !== undefined);
    const score = test?.scores[subject];
    return test !== undefined && score?.state === 'estimated'
      ? [{ subject, percentile: score.percentile, test }]
      : [];
  });
}
