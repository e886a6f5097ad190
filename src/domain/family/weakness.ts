import type { Level, Weakness } from './detail';
import type { ScoredSubject } from './subject';

const urgency: Readonly<Record<Level, number>> = { high: 0, medium: 1, low: 2 };

/** The weaknesses, the most urgent first, of equal ones the least accurate first. */
export function byUrgency(weaknesses: readonly Weakness[]): readonly Weakness[] {
  return weaknesses.toSorted((a, b) => urgency[a.priority] - urgency[b.priority] || a.accuracy - b.accuracy);
}

/** The section of the most urgent weakness; null when none is known. */
export function weakestCategory(weaknesses: readonly Weakness[]): ScoredSubject | null {
  return byUrgency(weaknesses)[0]?.category ?? null;
}
