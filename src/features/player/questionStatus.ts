import { type Sheet, statusOf } from '@/domain/exam/sitting';

/** Gives a question's standing in words: "answered, flagged". The shape of its button says the same. */
export function statusWords(sheet: Sheet): string {
  const { answer, flagged } = statusOf(sheet);
  return flagged ? `${answer}, flagged` : answer;
}
