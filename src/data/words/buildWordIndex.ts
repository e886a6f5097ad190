/** Builds the word list's index from the content. `index.json` is its output; a test compares the two. */
import type { WordEntry, WordIndex } from '@/domain/plan/words/word-entry';
import { checksum } from '@/lib/checksum';

/**
 * Sorts all words in learning order: by difficulty, then words of the practice pool first, because students meet them next. Full
 * forms don't count: they measure what a student knows. The rest of the order is pseudorandom and stable when words are added, so
 * that similar-looking alphabetical neighbors aren't learned together.
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
