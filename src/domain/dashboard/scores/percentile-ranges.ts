/** The percentile ranks of estimated scores: a range for each section, and none for a total, for which no table is known. */
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { Interval } from '@/domain/statistics';
import type { LearnerTest } from '@/domain/learner/learner-test';

export interface SectionPercentile {
  readonly subject: ScoredSection;
  /** At both ends of the score's range. */
  readonly percentile: Interval;
  readonly test: LearnerTest;
}

/** Each section's latest estimate with its percentile ranks; a section whose latest score was reported is absent. */
export function sectionPercentiles(tests: readonly LearnerTest[]): readonly SectionPercentile[] {
  return scoredSections.flatMap((subject) => {
    const test = tests.findLast(({ scores }) => scores[subject] !== undefined);
    const score = test?.scores[subject];
    return test !== undefined && score?.state === 'estimated'
      ? [{ subject, percentile: score.percentile, test }]
      : [];
  });
}
