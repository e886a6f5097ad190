/** Ids of an attempt's items and prompts: those shown so far, and all those in its form. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { itemIdFromRef } from '@/domain/exam/items/item';
import { wasOnScreen } from '@/domain/exam/items/item-state';

/**
 * Returns the ids, without versions, of items shown and prompts of essays begun. Items that never appeared on screen, such as the
 * rest of a section left early, still count as new.
 */
export function itemIdsShown({ form, parts }: Attempt): readonly string[] {
  const refs = form.parts.flatMap((part, index): readonly string[] => {
    const state = parts[index];
    if (part.kind === 'section' && state?.kind === 'section')
      return part.items.filter((_, place) => {
        const item = state.items[place];
        return item !== undefined && wasOnScreen(item);
      });
    const isBegun = state !== undefined && (state.usedMs > 0 || state.ending !== null);
    return part.kind === 'essay' && isBegun ? part.prompts : [];
  });
  return [...new Set(refs.map(itemIdFromRef))];
}

/** Returns the ids, without versions, of all items and prompts of an attempt, shown or not. */
export function itemIdsInForm({ form }: Attempt): readonly string[] {
  const refs = form.parts.flatMap((part) => {
    if (part.kind === 'break') return [];
    return part.kind === 'section' ? part.items : part.prompts;
  });
  return [...new Set(refs.map(itemIdFromRef))];
}
