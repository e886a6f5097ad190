/** The door to the item bank: one content file a set and section, fetched when a page asks for it. */
import type { VerbalItem } from '@/domain/exam/item';
import { parseFile } from './schema';

const files = {
  'verbal-starter': () => import('./content/verbal-starter.json'),
} as const;

export type ItemSet = keyof typeof files;

const loaded = new Map<ItemSet, Promise<readonly VerbalItem[]>>();

/**
 * Gives the items of a set. A second call gives the same list without another request; after a failure it asks again.
 * @throws Error (rejects) when the file can't be fetched or doesn't hold what the schema asks for.
 */
export function loadItems(set: ItemSet): Promise<readonly VerbalItem[]> {
  const known = loaded.get(set);
  if (known !== undefined) return known;
  const loading = readItems(set);
  loaded.set(set, loading);
  loading.catch(() => loaded.delete(set));
  return loading;
}

async function readItems(set: ItemSet): Promise<readonly VerbalItem[]> {
  let content: unknown;
  try {
    ({ default: content } = await files[set]());
  } catch (cause) {
    throw new Error('The questions could not be loaded. Check the connection and try again.', { cause });
  }
  const { items, misfits } = parseFile(content);
  const first = misfits[0];
  if (first !== undefined) throw new Error(`The questions could not be read: ${first.id}: ${first.reason}`);
  return items;
}
