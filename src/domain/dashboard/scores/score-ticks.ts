/** Default axis ticks for score charts. */
import type { TestLevel } from '@/domain/exam/level/test-level';

const stepPoints = 50;
const steps = 3;

/** Returns ticks for the top 150 points of a section's scale, where most scores are. Charts extend the axis for lower scores. */
export function upperScaleTicks({ scale: { most } }: TestLevel): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, step) => most - (steps - step) * stepPoints);
}
