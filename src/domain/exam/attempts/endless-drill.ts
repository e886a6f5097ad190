/** Drills without a fixed length: their maximum number of items, and the event that appends an item. */
import type { ChoiceLetter } from '@/domain/exam/items/item';

/** The maximum number of items, which limits the size of the attempt; the attempt is stored after every answer. */
export const maxEndlessDrillItems = 200;

export interface AddItemEvent {
  readonly type: 'add-item';
  /** The item's reference, as returned by `itemRef`. */
  readonly ref: string;
  readonly key: ChoiceLetter;
}
