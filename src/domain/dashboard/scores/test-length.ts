/** Lengths of the practice tests in minutes at standard time. A unit test checks them against the plans in domain/exam. */
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/** A full test by subject. The 15-minute experimental section mixes three subjects, so its time is divided among them. */
export const fullTestMinutesBySection: MinutesBySection = {
  verbal: 35,
  quantitative: 65,
  reading: 45,
  writing: 25,
};

/** Single-section tests. Math includes both of its parts. */
export const sectionTestMinutes: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 60,
  reading: 40,
};

/** The two breaks of a full test, which don't count as study time. */
export const fullTestBreakMinutes = 20;
