/** The file of the word list's index. Many pages load it, so it holds only the words: the rest follows from their places. */
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { parseWordDifficulty, type IndexedWord, type WordIndexes } from '@/domain/plan/words/word-entry';

/** The words of each level by difficulty, from 1 to 5, and then in learning order. */
export type WordIndexFile = Readonly<Record<LevelId, readonly (readonly string[])[]>>;

const difficulties = [1, 2, 3, 4, 5];

/** Formats the index for its file, one word per line. */
export function wordIndexText(indexes: WordIndexes): string {
  const lists = levelIds.map((level) => {
    const words = difficulties.map((difficulty) =>
      indexes[level].filter((each) => parseWordDifficulty(each) === difficulty).map(({ word }) => word),
    );
    return [level, words] as const;
  });
  return `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`;
}

/**
 * Restores the index.
 * @param contentFiles the names of the files with the entries, such as "words-2-a-d"; each has a difficulty and a range of first
 *   letters, and together they have every word of the index
 */
export function parseWordIndexes(file: WordIndexFile, contentFiles: readonly string[]): WordIndexes {
  const wordsOf = (level: LevelId): readonly IndexedWord[] =>
    file[level].flatMap((words, place) =>
      words.map((word) => ({ word, file: contentFileOf(word, place + 1, contentFiles) })),
    );
  return { middle: wordsOf('middle'), upper: wordsOf('upper') };
}

function contentFileOf(word: string, difficulty: number, contentFiles: readonly string[]): string {
  const found = contentFiles.find((name) => {
    const [, own, from = '', to = ''] = name.split('-');
    return Number(own) === difficulty && word.charAt(0) >= from && word.charAt(0) <= to;
  });
  if (found === undefined) throw new Error(`No file has the word ${word} of difficulty ${difficulty}`);
  return found;
}
