import type { AttemptConditions } from '@/domain/exam/test/form';

/** Checks whether each question is explained as soon as the student checks the answer. */
export function hasImmediateFeedback(conditions: AttemptConditions): boolean {
  return conditions.mode === 'practice' && conditions.feedback === 'each-question';
}
