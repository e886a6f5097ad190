/** How surely a practice test tells a score. */
import { combinedError, errorsIn80, type Interval } from '@/domain/statistics';
import type { Measured } from './change';
import { scoredSubjects, sectionScale } from './subject';

/** The standard error of a section's score, in scaled points (the test maker's, checked November 2026). */
const sectionError = 18;

const errors: Readonly<Record<Measured, number>> = {
  section: sectionError,
  total: combinedError(...scoredSubjects.map(() => sectionError)),
};

/** The scale of the total: that of its three sections together. */
const totalScale = {
  least: scoredSubjects.length * sectionScale.least,
  most: scoredSubjects.length * sectionScale.most,
} as const;

/** The range that holds what is measured in four cases of five: 23 points on either side of a section's score, 40 of a total. */
export function scoreBand(score: number, of: Measured): Interval {
  const { least, most } = of === 'section' ? sectionScale : totalScale;
  const reach = Math.round(errorsIn80 * errors[of]);
  return { low: Math.max(least, score - reach), high: Math.min(most, score + reach) };
}
