/** The door to the index of the bank, fetched when practice asks for it. */
import type { ItemIndex } from '@/domain/plan/item-facts';
import { withRetries } from '@/lib/retry';
import { parseItemIndex } from './itemIndexFile';

let loading: Promise<ItemIndex> | null = null;

/**
 * The facts of all items and generators; a second call gives the same without another request, after a failure it asks again.
 * @throws Error (rejects) when the index can't be fetched or read.
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
