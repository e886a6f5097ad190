/** How well a word was recalled, told from what the student did and not from what they say of themselves. */

export const grades = ['wrong', 'slow', 'right', 'at-once'] as const;
export type Grade = (typeof grades)[number];

/**
 * Milliseconds from the word on screen to the choice of its meaning. Reading four meanings takes about five seconds: who has chosen
 * after eight knew what to look for, and who needs more than twenty-five found it by ruling the others out.
 */
export const atOnceMs = 8000;
export const slowMs = 25_000;

/** The grade of a recall that took `ms` milliseconds of looking at the screen. */
export function gradeOf(right: boolean, ms: number): Grade {
  if (!right) return 'wrong';
  if (ms <= atOnceMs) return 'at-once';
  return ms > slowMs ? 'slow' : 'right';
}
