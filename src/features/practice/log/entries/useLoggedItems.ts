import { useEffect, useState } from 'react';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { loadItemByRef, type LoggedItem } from '../loadItemByRef';

/**
 * Returns the items of some refs as they load; null for one that the bank no longer has, `failed` for one that can't be fetched.
 */
export function useLoggedItems(
  refs: readonly string[],
  index: ItemIndex,
): ReadonlyMap<string, LoggedItem | null | 'failed'> {
  const [items, setItems] = useState<ReadonlyMap<string, LoggedItem | null | 'failed'>>(new Map());
  const wanted = refs.join(' ');
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const found = await Promise.all(
        wanted
          .split(' ')
          .filter((ref) => ref !== '')
          .map(async (ref) => [ref, await loadItemByRef(ref, index).catch(() => 'failed' as const)] as const),
      );
      if (isWanted) setItems((known) => new Map([...known, ...found]));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [wanted, index]);
  return items;
}
