import type { Conditions } from './form';

/** Whether each question is explained as soon as its answer is checked. */
export function explainsEach(conditions: Conditions): boolean {
  return conditions.mode === 'practice' && conditions.feedback === 'each-question';
}
