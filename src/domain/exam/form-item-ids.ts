/** Which items of a form a student had met before. Apart from `form.ts`, whose drawing the record has no use for. */
import type { Form } from './form';
import { itemIdFromRef } from './item';

/** The ids of all items that a form asks, each once, without versions. */
export function formItemIds({ parts }: Form): readonly string[] {
  return [
    ...new Set(parts.flatMap((part) => (part.kind === 'section' ? part.items.map(itemIdFromRef) : []))),
  ];
}
