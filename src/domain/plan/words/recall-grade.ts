/** Grades recalls by correctness and speed rather than by the student's own judgment. */

export const recallGrades = ['wrong', 'slow', 'right', 'at-once'] as const;
export type RecallGrade = (typeof recallGrades)[number];

/**
 * Milliseconds from seeing the word to choosing its meaning. Reading four meanings takes about five seconds: within eight, the
 * student knew the answer; after twenty-five, they probably found it by elimination.
 */
export const instantRecallMs = 8000;
export const slowRecallMs = 25_000;

/**
 * @param ms time looking at the screen
 */
export function gradeRecall(right: boolean, ms: number): RecallGrade {
  if (!right) return 'wrong';
  if (ms <= instantRecallMs) return 'at-once';
  return ms > slowRecallMs ? 'slow' : 'right';
}
