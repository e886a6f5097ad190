/** The round scores that charts begin with. */
import type { TestLevel } from '@/domain/exam/level/test-level';

const stepPoints = 50;
const steps = 3;

/** The upper half of a section's scale, where the scores of most students are, in steps of 50 points. A chart grows for others. */
export function upperTicks({ scale: { most } }: TestLevel): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, step) => most - (steps - step) * stepPoints);
}
