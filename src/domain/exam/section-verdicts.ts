/** What became of the items of a section, told by the keys that its form carries: nothing of the bank is needed. */
import { assertPresent } from '@/lib/assert';
import type { FormSection } from './form';
import { itemIdFromRef } from './item';
import { type Verdict, verdictByKey } from './response';
import { type VerdictTally, verdictTally } from './scoring';
import type { SectionState } from './section-state';

export interface ItemVerdict {
  readonly verdict: Verdict;
  /** The student had met the item before the attempt began: the verdict says less of what they can do. */
  readonly seenBefore: boolean;
}

/**
 * Judges each item of a section, in its order.
 * @param seenBefore the ids of items met before, as `Attempt` has them
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

/** The verdicts of a section, counted: of all its items, and of those alone that were new to the student. */
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
    ...verdictTally(judged.map(({ verdict }) => verdict)),
    unseen: verdictTally(unseen.map(({ verdict }) => verdict)),
  };
}
