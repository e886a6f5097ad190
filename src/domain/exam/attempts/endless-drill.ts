/** Drills without a fixed length: their limit, and the event that adds an item after the last. */
import type { Letter } from '@/domain/exam/items/item';

/** Limits the size of the attempt, which is stored after every answer. At this length a student is due a result. */
export const maxEndlessItems = 200;

export interface AddItemEvent {
  readonly type: 'add-item';
  /** As named by `itemRef`. */
  readonly ref: string;
  readonly key: Letter;
}
