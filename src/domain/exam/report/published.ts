/**
 * Figures about scores that the test maker publishes or that are publicly quoted, beside the scale (checked November 2026).
 */
import type { ScoredSection } from '@/domain/exam/scored-sections';

/** The standard error of measurement of an official section score, in scaled points. */
export const officialError = 18;

/** What Upper Level students typically gain in a section when they take the test again, in scaled points. */
export const retakeGain = { low: 12, high: 14 } as const;

/** By how many points a percentile runs below that of a national school test. */
export const belowNational = { low: 10, high: 40 } as const;

/** Median scaled scores by current grade, Upper Level. */
export const gradeMedians: readonly ({ readonly grade: number } & Readonly<Record<ScoredSection, number>>)[] =
  [
    { grade: 8, verbal: 662, quantitative: 647, reading: 629 },
    { grade: 9, verbal: 683, quantitative: 668, reading: 644 },
    { grade: 10, verbal: 695, quantitative: 686, reading: 656 },
  ];

/** The levels of the test: the current grades that take each, and the ends of a section's scale. */
export const levels = [
  { name: 'Middle', grades: { low: 5, high: 7 }, section: { low: 440, high: 710 } },
  { name: 'Upper', grades: { low: 8, high: 11 }, section: { low: 500, high: 800 } },
] as const;
