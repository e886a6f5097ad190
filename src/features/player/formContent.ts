import type { FormSection, TestContent } from '@/domain/exam/test/form';
import { type Item, itemRef, type Passage } from '@/domain/exam/items/item';
import { assertPresent } from '@/lib/assert';

/**
 * Returns the items of a section, in order.
 * @throws Error when the content lacks one.
 */
export function sectionItems(part: FormSection, content: TestContent): readonly Item[] {
  const known = new Map(content.items.map((item) => [itemRef(item), item]));
  return part.items.map((ref) =>
    assertPresent(known.get(ref), `The item ${ref} is not among the test's content`),
  );
}

export function sectionPassages(part: FormSection, content: TestContent): readonly Passage[] {
  return content.passages.filter((each) => part.passages.includes(itemRef(each)));
}
