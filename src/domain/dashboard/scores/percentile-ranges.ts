/** Percentile ranks of estimated scores: a range per section. No percentile table for totals is known. */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { Interval } from '@/domain/statistics';
import type { LearnerTest } from '@/domain/learner/learner-test';

export interface SectionPercentile {
  readonly subject: ScoredSection;
  /** The ranks at both ends of the score's range. */
  readonly percentile: Interval;
  readonly test: LearnerTest;
}

/** Returns percentile ranks for each section's latest estimate. Omits sections whose latest score was reported. */
export function sectionPercentiles(tests: readonly LearnerTest[]): readonly SectionPercentile[] {
  return scoredSections.flatMap((subject) => {
    const test = tests.findLast(({ scores }) => scores[subject] !== undefined);
    const score = test?.scores[subject];
    return test !== undefined && score?.state === 'estimated'
      ? [{ subject, percentile: score.percentile, test }]
      : [];
  });
}
