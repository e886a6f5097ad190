/** All files of the word list at once, for tests and the terminal; pages fetch them one by one. */
import { parseWords } from './schema';
import type { WordEntry } from '@/domain/plan/words/entry';

const folder = './content/';
const ending = '.json';

/** The files by name ("words-2-a-d"), as parsed JSON. */
export function wordContents(): Record<string, unknown> {
  const modules = import.meta.glob<unknown>('./content/*.json', { eager: true, import: 'default' });
  return Object.fromEntries(
    Object.entries(modules).map(([path, content]) => [path.slice(folder.length, -ending.length), content]),
  );
}

/** The entries of each file that can be read. */
export function wordFiles(): Record<string, readonly WordEntry[]> {
  return Object.fromEntries(
    Object.entries(wordContents()).map(([name, content]) => [name, parseWords(content).words]),
  );
}
