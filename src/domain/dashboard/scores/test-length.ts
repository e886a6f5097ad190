/** How long the practice tests take, in minutes at standard time (the plans of domain/exam; a test compares the two). */
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { ScoredSection } from '@/domain/exam/scored-sections';

/** A full test by subject; the fifteen minutes of the experimental section, which mixes the three, are shared among them. */
export const fullTestMinutesBySection: MinutesBySection = {
  verbal: 35,
  quantitative: 65,
  reading: 45,
  writing: 25,
};

/** A test of one section; Math has both of its parts. */
export const sectionTestMinutes: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 60,
  reading: 40,
};

/** The two breaks of a full test. They take time and are no study. */
export const fullTestBreakMinutes = 20;
