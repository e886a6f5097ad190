/** The index of the word list, as it follows from the content. `index.json` is its outcome; a test holds the two equal. */
import type { WordEntry, WordIndex } from '@/domain/plan/words/word-entry';
import { checksum } from '@/lib/checksum';

/**
 * All words in learning order: the easier ones first; of one difficulty those that the practice pool asks for first, because they are met
 * next. Full forms don't count: they are to measure what a student knows. Within these the order is chance of a kind that
 * no new word changes, so that neighbors in the alphabet, which look alike, are not learned together.
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

/** The index as its file has it, a word a line. */
export function wordIndexText(index: WordIndex): string {
  return `[\n${index.map(({ word, file }) => `  { "word": "${word}", "file": "${file}" }`).join(',\n')}\n]\n`;
}
