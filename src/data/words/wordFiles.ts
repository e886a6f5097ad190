/** Loads all files of the word list at once, for tests; pages load them one by one. */
import { parseWordFile } from './wordSchema';
import type { WordEntry } from '@/domain/plan/words/word-entry';

const folder = './content/';
const ending = '.json';

/** Returns the files by name ("words-2-a-d"), as parsed JSON. */
export function wordFileContents(): Record<string, unknown> {
  const modules = import.meta.glob<unknown>('./content/*.json', { eager: true, import: 'default' });
  return Object.fromEntries(
    Object.entries(modules).map(([path, content]) => [path.slice(folder.length, -ending.length), content]),
  );
}

/** Returns the valid entries of each file. */
export function parseWordFiles(): Record<string, readonly WordEntry[]> {
  return Object.fromEntries(
    Object.entries(wordFileContents()).map(([name, content]) => [name, parseWordFile(content).words]),
  );
}
