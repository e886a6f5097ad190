/** How well a word was recalled, told from what the student did and not from what they say of themselves. */

export const recallGrades = ['wrong', 'slow', 'right', 'at-once'] as const;
export type RecallGrade = (typeof recallGrades)[number];

/**
 * Milliseconds from the word on screen to the choice of its meaning. Reading four meanings takes about five seconds: who has chosen
 * after eight knew what to look for, and who needs more than twenty-five found it by ruling the others out.
 */
export const instantRecallMs = 8000;
export const slowRecallMs = 25_000;

/** The grade of a recall that took `ms` milliseconds of looking at the screen. */
export function gradeRecall(right: boolean, ms: number): RecallGrade {
  if (!right) return 'wrong';
  if (ms <= instantRecallMs) return 'at-once';
  return ms > slowRecallMs ? 'slow' : 'right';
}
