/** The verdicts on a section's items, based on the keys in its form, so that the bank isn't needed. */
import { assertPresent } from '@/lib/assert';
import type { FormSection } from '@/domain/exam/test/form';
import { itemIdFromRef } from '@/domain/exam/items/item';
import { type Verdict, verdictByKey } from '@/domain/exam/attempts/response';
import { type VerdictTally, tallyVerdicts } from './scoring';
import type { SectionState } from '@/domain/exam/attempts/section-state';

export interface ItemVerdict {
  readonly verdict: Verdict;
  /** True if the student had seen the item before the attempt; the verdict then says less about ability. */
  readonly seenBefore: boolean;
}

/**
 * Judges each item of a section, in order.
 * @param seenBefore the ids of items seen before, as in `Attempt`
 * @throws Error when an item has no key or no state.
 */
export function itemVerdicts(
  part: FormSection,
  state: SectionState,
  seenBefore: readonly string[],
): readonly ItemVerdict[] {
  const seen = new Set(seenBefore);
  return part.items.map((ref, index) => {
    const key = assertPresent(part.keys[index], `Item ${index + 1} has no key`);
    const { response } = assertPresent(state.items[index], `Item ${index + 1} has no state`);
    return { verdict: verdictByKey(key, response), seenBefore: seen.has(itemIdFromRef(ref)) };
  });
}

/** Counts of a section's verdicts: of all items, and of those new to the student. */
export interface SectionVerdicts extends VerdictTally {
  readonly unseen: VerdictTally;
}

export function sectionVerdicts(
  part: FormSection,
  state: SectionState,
  seenBefore: readonly string[],
): SectionVerdicts {
  const judged = itemVerdicts(part, state, seenBefore);
  const unseen = judged.filter((item) => !item.seenBefore);
  return {
    ...tallyVerdicts(judged.map(({ verdict }) => verdict)),
    unseen: tallyVerdicts(unseen.map(({ verdict }) => verdict)),
  };
}
