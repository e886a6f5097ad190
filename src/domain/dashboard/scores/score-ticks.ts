/** Default axis ticks for score charts. */
import type { TestLevel } from '@/domain/exam/level/test-level';

const stepPoints = 50;
const steps = 3;

/** Returns the upper half of a section's scale in steps of 50 points, where most scores are. Charts extend it for lower scores. */
export function upperTicks({ scale: { most } }: TestLevel): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, step) => most - (steps - step) * stepPoints);
}
