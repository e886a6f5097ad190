/** The verdicts on an attempt's items, based on the keys in its form, so that the bank isn't needed. */
import { assertPresent } from '@/lib/assert';
import { memoizeByObject } from '@/lib/memoize';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { FormSection } from '@/domain/exam/test/form';
import { itemIdFromRef } from '@/domain/exam/items/item';
import { type Verdict, verdictByKey } from '@/domain/exam/attempts/response';
import type { SectionState } from '@/domain/exam/attempts/section-state';

export interface ItemVerdict {
  readonly verdict: Verdict;
  /** True if the student had seen the item before the attempt; the verdict then says less about ability. */
  readonly seenBefore: boolean;
}

/**
 * Judges the items of each part in order, once per attempt: its result and its saved answers share the verdicts. Parts without
 * items have none.
 * @throws Error when an item has no key or no state.
 */
export const attemptVerdicts = memoizeByObject(
  ({
    form,
    parts,
    seenBefore,
  }: Pick<Attempt, 'form' | 'parts' | 'seenBefore'>): readonly (readonly ItemVerdict[])[] => {
    const seen = new Set(seenBefore);
    return form.parts.map((part, index) => {
      const state = parts[index];
      return part.kind === 'section' && state?.kind === 'section' ? sectionVerdicts(part, state, seen) : [];
    });
  },
);

function sectionVerdicts(
  { items, keys }: FormSection,
  state: SectionState,
  seen: ReadonlySet<string>,
): readonly ItemVerdict[] {
  return items.map((ref, index) => {
    const key = assertPresent(keys[index], `Item ${index + 1} has no key`);
    const { response } = assertPresent(state.items[index], `Item ${index + 1} has no state`);
    return { verdict: verdictByKey(key, response), seenBefore: seen.has(itemIdFromRef(ref)) };
  });
}
