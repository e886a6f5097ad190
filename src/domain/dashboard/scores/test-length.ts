/** Lengths of the practice tests in minutes at standard time. A unit test checks that they match the test plans in domain/exam. */
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/** Minutes of a full test by subject. The 15-minute experimental section mixes three subjects, so each gets 5 minutes of it. */
export const fullTestMinutesBySection: MinutesBySection = {
  verbal: 35,
  quantitative: 65,
  reading: 45,
  writing: 25,
};

/** Minutes of single-section tests. Math includes both of its parts. */
export const sectionTestMinutes: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 60,
  reading: 40,
};

/** Total minutes of the two breaks of a full test. They don't count as study time. */
export const fullTestBreakMinutes = 20;
