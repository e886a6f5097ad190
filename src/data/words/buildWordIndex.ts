/** Builds the word list's index from the content. `index.json` is made from it, and a test checks that it is up to date. */
import type { LevelId } from '@/domain/exam/level/level-id';
import type { WordEntry, WordIndex, WordIndexes } from '@/domain/plan/words/word-entry';
import { checksum } from '@/lib/checksum';

/**
 * Sorts the words of each level into learning order: by difficulty, then words in the level's practice items (`practiced`) first,
 * because students will meet those soon. Words in full-length tests don't count, because those tests measure what a student already
 * knows. Otherwise the order is pseudorandom, so that similar-looking alphabetical neighbors aren't learned together, and adding
 * words doesn't change it.
 */
export function buildWordIndexes(
  files: Readonly<Record<string, readonly WordEntry[]>>,
  practiced: Readonly<Record<LevelId, ReadonlySet<string>>>,
): WordIndexes {
  const listOf = (level: LevelId): WordIndex =>
    Object.entries(files)
      .flatMap(([file, words]) =>
        words
          .filter(({ levels }) => levels.includes(level))
          .map(({ word, difficulty }) => ({
            file,
            word,
            rank: `${difficulty} ${practiced[level].has(word) ? 0 : 1} ${checksum(word)}`,
          })),
      )
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ word, file }) => ({ word, file }));
  return { middle: listOf('middle'), upper: listOf('upper') };
}
