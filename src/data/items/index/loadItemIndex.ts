import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { withRetries } from '@/lib/async';
import { parseItemIndex } from './itemIndexFile';

let loading: Promise<ItemIndex> | null = null;

/**
 * Loads the index of all items and generators. Caches the result; if loading fails, the next call tries again.
 * @throws Error (rejects) when the index can't be fetched or parsed.
 */
export function loadItemIndex(): Promise<ItemIndex> {
  if (loading !== null) return loading;
  const current = withRetries(() => import('./index.json')).then(({ default: file }) => parseItemIndex(file));
  loading = current;
  current.catch(() => {
    loading = null;
  });
  return current;
}
