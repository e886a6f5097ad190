import type { FullFormId } from './plan-parts';

/** The letters shown to students for the full forms. */
export const formLetters: Readonly<Record<FullFormId, string>> = {
  'form-a': 'A',
  'form-b': 'B',
  'form-c': 'C',
};
