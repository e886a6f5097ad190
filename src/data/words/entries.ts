/** Loads all word entries of a practice session before it begins, so that a lost connection can't interrupt it. */
import { loadWordFile, wordIndexes } from './wordIndex';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { withRetries } from '@/lib/async';

export interface ListedEntry {
  readonly entry: WordEntry;
  /** All entries of the word's file, the source of wrong choices. */
  readonly file: readonly WordEntry[];
}

/**
 * Loads the entries of words of any level.
 * @throws Error (rejects) if a file still can't be fetched after several tries.
 */
export async function fetchWordEntries(words: readonly string[]): Promise<ReadonlyMap<string, ListedEntry>> {
  const asked = new Set(words);
  const listed = Object.values(wordIndexes).flat();
  const names = new Set(listed.filter(({ word }) => asked.has(word)).map(({ file }) => file));
  const files = await Promise.all([...names].map((name) => withRetries(() => loadWordFile(name))));
  return new Map(files.flatMap((file) => file.map((entry) => [entry.word, { entry, file }] as const)));
}
