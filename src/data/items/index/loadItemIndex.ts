import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { withRetries } from '@/lib/async';
import type { LevelId } from '@/domain/exam/level/level-id';
import { parseItemIndex } from './itemIndexFile';

let loading: Promise<unknown> | null = null;
const parsed = new Map<LevelId, ItemIndex>();

/**
 * Loads the index of a level's items and generators. Caches the result; if loading fails, the next call tries again.
 * @throws Error (rejects) when the index can't be fetched or parsed.
 */
export async function loadItemIndex(level: LevelId): Promise<ItemIndex> {
  const file = await preloadItemIndex();
  const known = parsed.get(level);
  if (known !== undefined) return known;
  const index = parseItemIndex(file, level);
  parsed.set(level, index);
  return index;
}

/** Fetches the file that the indexes of all levels are made from. */
export function preloadItemIndex(): Promise<unknown> {
  if (loading !== null) return loading;
  const current = withRetries(() => import('./index.json')).then(({ default: file }): unknown => file);
  loading = current;
  current.catch(() => {
    loading = null;
  });
  return current;
}
