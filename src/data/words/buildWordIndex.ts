/** Builds the word list's index from the content. `index.json` is its output, and a test checks that it is up to date. */
import type { WordEntry, WordIndex } from '@/domain/plan/words/word-entry';
import { checksum } from '@/lib/checksum';

/**
 * Sorts all words into learning order: by difficulty, then words in practice items (`practiced`) first, because students will meet
 * those soon. Words in full-length tests don't count, because those tests measure what a student already knows. Otherwise the order
 * is pseudorandom, so that similar-looking alphabetical neighbors aren't learned together, and adding words doesn't change it.
 */
export function buildWordIndex(
  files: Readonly<Record<string, readonly WordEntry[]>>,
  practiced: ReadonlySet<string>,
): WordIndex {
  return Object.entries(files)
    .flatMap(([file, words]) =>
      words.map(({ word, difficulty }) => ({
        file,
        word,
        rank: `${difficulty} ${practiced.has(word) ? 0 : 1} ${checksum(word)}`,
      })),
    )
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ word, file }) => ({ word, file }));
}

/** Formats the index for its file, one word per line. */
export function wordIndexText(index: WordIndex): string {
  return `[\n${index.map(({ word, file }) => `  { "word": "${word}", "file": "${file}" }`).join(',\n')}\n]\n`;
}
