/** Drills without a fixed length: adds one item after the last. */
import type { Attempt } from './attempt';
import type { Letter } from '@/domain/exam/items/item';
import { untouchedItem } from '@/domain/exam/items/item-state';

/** Limits the size of the attempt, which is stored after every answer. At this length a student is due a result. */
export const maxEndlessItems = 200;

export interface AddItemEvent {
  readonly type: 'add-item';
  /** As named by `itemRef`. */
  readonly ref: string;
  readonly key: Letter;
}

/** Returns the attempt with one more item, which becomes the current one. Returns the same object if the section isn't endless. */
export function withItemAdded(attempt: Attempt, { ref, key }: AddItemEvent): Attempt {
  const { form, parts, part: index } = attempt;
  const [part, state] = [form.parts[index], parts[index]];
  if (part?.kind !== 'section' || state?.kind !== 'section' || part.endless !== true) return attempt;
  if (part.items.length >= maxEndlessItems || part.items.includes(ref)) return attempt;
  const items = [...part.items, ref];
  return {
    ...attempt,
    form: { ...form, parts: form.parts.with(index, { ...part, items, keys: [...part.keys, key] }) },
    parts: parts.with(index, {
      ...state,
      phase: 'answering',
      items: [...state.items, untouchedItem],
      current: items.length - 1,
    }),
  };
}
