/**
 * The choice of words for the Middle Level. The thresholds are our own choice, because the test maker publishes none: words that a reader
 * of 10 to 13 can meet and may not know yet.
 */
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { isDaleChall, medianZipf, zipf } from './word-frequency';

/** Least and greatest Zipf frequency of a word. */
export const middleZipf = [2.3, 4.1] as const;
/** Least and greatest median of the list. */
export const middleMedianZipf = [3, 3.3] as const;
/** The greatest difficulty of a word, on the scale of all words. Harder words are for the Upper Level alone. */
export const mostMiddleDifficulty = 3;
export const leastMiddleWords = 300;

/** Words whose frequency says too little about them, with the reason. */
export const middleExceptions: ReadonlyMap<string, string> = new Map([
  ['erode', 'is in every science book, but films don’t speak of erosion'],
  ['exclaim', 'is common in stories as "exclaimed"'],
  ['grave', 'common as a noun; the list teaches the adjective'],
  ['hail', 'common as frozen rain; the list teaches the verb'],
  ['minute', 'common as sixty seconds; the list teaches the adjective'],
  ['motive', 'common in films about crime, and not elsewhere'],
]);

/** Returns the faults of a word that is marked for the Middle Level. */
export function middleWordFaults({ word, difficulty }: Pick<WordEntry, 'word' | 'difficulty'>): string[] {
  const frequency = zipf(word);
  const [least, most] = middleZipf;
  const isException = middleExceptions.has(word);
  const faults = [
    ...(frequency < least ? [`${word}: too rare for the Middle Level: ${frequency.toFixed(1)}`] : []),
    ...(frequency > most ? [`${word}: too common for the Middle Level: ${frequency.toFixed(1)}`] : []),
    ...(isDaleChall(word) ? [`${word}: known to fourth graders`] : []),
  ];
  return [
    ...(isException ? [] : faults),
    ...(isException && faults.length === 0 ? [`${word}: needs no exception`] : []),
    ...(difficulty > mostMiddleDifficulty ? [`${word}: too difficult: ${difficulty}`] : []),
  ];
}

/** Returns the faults of the Middle Level's list as a whole. */
export function middleListFaults(words: readonly string[]): string[] {
  const median = medianZipf(words);
  const [least, most] = middleMedianZipf;
  return [
    ...(words.length < leastMiddleWords ? [`${words.length} words: at least ${leastMiddleWords}`] : []),
    ...(median < least || median > most
      ? [`median frequency ${median.toFixed(2)}: ${least} to ${most}`]
      : []),
  ];
}
