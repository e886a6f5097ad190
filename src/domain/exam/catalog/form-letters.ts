import type { FullFormId } from './plan-parts';

/** The letter that a student knows a full form by. */
export const formLetters: Readonly<Record<FullFormId, string>> = {
  'form-a': 'A',
  'form-b': 'B',
  'form-c': 'C',
};
