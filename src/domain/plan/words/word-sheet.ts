/** Selects words from the word list for printable sheets. */
import { parseWordDifficulty, type WordIndex } from './word-entry';

/** Null matches any letter or difficulty. */
export interface WordFilter {
  /** The first letter, lowercase. */
  readonly letter: string | null;
  readonly difficulty: number | null;
}

/** The most rows that reliably fit on two pages of Letter or A4 at the sheet's type size; an end-to-end test counts the pages. */
export const maxWordsPerSheet = 50;

/** Returns the matching words in alphabetical order. */
export function filterWords(index: WordIndex, { letter, difficulty }: WordFilter): readonly string[] {
  return index
    .filter((each) => letter === null || each.word.startsWith(letter))
    .filter((each) => difficulty === null || parseWordDifficulty(each) === difficulty)
    .map(({ word }) => word)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** Splits words into sheets of nearly equal length, at most `most` words each. Returns an empty array if there are no words. */
export function cutIntoSheets(
  words: readonly string[],
  most = maxWordsPerSheet,
): readonly (readonly string[])[] {
  const sheets = Math.ceil(words.length / most);
  return Array.from({ length: sheets }, (_, place) =>
    words.slice(
      Math.round((place * words.length) / sheets),
      Math.round(((place + 1) * words.length) / sheets),
    ),
  );
}
