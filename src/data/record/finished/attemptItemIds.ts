/** Which items and prompts an attempt has shown, and which it asks. */
import type { Attempt } from '@/domain/exam/attempt';
import { itemIdFromRef } from '@/domain/exam/item';
import { wasOnScreen } from '@/domain/exam/item-state';

/**
 * The items that an attempt has had on screen, and the prompts of the essays that it has begun, by id without version. A section shows
 * one item after the other: of one that was left early, what comes later is still new.
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

/** All items and prompts that an attempt asks, those still to come among them, by id without version. */
export function itemIdsInForm({ form }: Attempt): readonly string[] {
  const refs = form.parts.flatMap((part) => {
    if (part.kind === 'break') return [];
    return part.kind === 'section' ? part.items : part.prompts;
  });
  return [...new Set(refs.map(itemIdFromRef))];
}
