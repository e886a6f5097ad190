import type { Sheet } from '@/domain/exam/sitting';

/** Gives a question's standing in words: "answered, flagged". The shape of its button says the same. */
export function statusWords(sheet: Sheet): string {
  const words = [sheet.response.state === 'chosen' ? 'answered' : 'blank'];
  if (sheet.flagged) words.push('flagged');
  return words.join(', ');
}
