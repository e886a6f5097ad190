/** The word list: the index of each level's words, and their entries file by file, loaded on demand. */
import type { WordEntry, WordIndexes } from '@/domain/plan/words/word-entry';
import index from './index.json';
import { parseWordIndexes } from './wordIndexFile';

const files = import.meta.glob<unknown>('./content/*.json', { import: 'default' });

const folder = './content/';
const ending = '.json';

/** The words of each level of the test in learning order, each with its entry's file. A word of both levels is in both lists. */
export const wordIndexes: WordIndexes = parseWordIndexes(
  index,
  Object.keys(files).map((path) => path.slice(folder.length, -ending.length)),
);

const loaded = new Map<string, Promise<readonly WordEntry[]>>();

/**
 * Loads the entries of a content file, such as "words-2-a-d". The result is cached; a failed request is repeated on the next call.
 * @throws Error (rejects) if there is no such file, or it can't be fetched or doesn't match the schema.
 */
export function loadWordFile(name: string): Promise<readonly WordEntry[]> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = readWordFile(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function readWordFile(name: string): Promise<readonly WordEntry[]> {
  const file = files[`${folder}${name}${ending}`];
  if (file === undefined) throw new Error(`There are no words called ${name}.`);
  // The schema loads with the first file: a page that only counts words doesn't need it.
  const [content, { parseWordFile: parseWords }] = await Promise.all([file(), import('./wordSchema')]);
  const { words, mismatches } = parseWords(content);
  const first = mismatches[0];
  if (first !== undefined) throw new Error(`The words could not be read: ${first.id}: ${first.reason}`);
  return words;
}
