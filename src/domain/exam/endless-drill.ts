/** Drills without end: one more item after the last. */
import type { Attempt } from './attempt';
import type { Letter } from './item';
import { untouchedItem } from './item-state';

/** Beyond it a student has earned a result; and what is stored after every answer stays small. */
export const maxEndlessItems = 200;

export interface AddItemEvent {
  readonly type: 'add-item';
  /** As `itemRef` names it. */
  readonly ref: string;
  readonly key: Letter;
}

/** The attempt with an item more, which comes on screen; the very same attempt where its section has an end. */
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
