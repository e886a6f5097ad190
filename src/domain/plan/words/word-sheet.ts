/** Which words of the list stand on a sheet to print. */
import { difficultyOf, type WordIndex } from './word-entry';

/** The words of a letter and a level; null means any. */
export interface WordFilter {
  /** The first letter, lowercase. */
  readonly letter: string | null;
  readonly level: number | null;
}

/** More rows don't surely fit on two pages of Letter or A4 in the type of the sheets; an end-to-end test counts the pages. */
export const maxWordsPerSheet = 50;

/** The words that a filter leaves, in the order of the alphabet. */
export function filterWords(index: WordIndex, { letter, level }: WordFilter): readonly string[] {
  return index
    .filter((each) => letter === null || each.word.startsWith(letter))
    .filter((each) => level === null || difficultyOf(each) === level)
    .map(({ word }) => word)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** Words cut into sheets of nearly the same length, none longer than `most`; no words make no sheet. */
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
