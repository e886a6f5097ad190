import type { FullFormId } from '@/domain/exam/test/blueprint';

/** The letters shown to students for the full forms of their level. */
export const formLetters: Readonly<Record<FullFormId, string>> = {
  'form-a': 'A',
  'form-b': 'B',
  'form-c': 'C',
  'middle-a': 'A',
  'middle-b': 'B',
};
