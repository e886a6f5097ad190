/** The ids of the items in a form. Separate from form.ts so that learner records don't load the code that builds forms. */
import type { TestForm } from './form';
import { itemIdFromRef } from '@/domain/exam/items/item';

/** Returns the unique ids, without versions, of all items in a form. */
export function formItemIds({ parts }: TestForm): readonly string[] {
  return [
    ...new Set(parts.flatMap((part) => (part.kind === 'section' ? part.items.map(itemIdFromRef) : []))),
  ];
}
