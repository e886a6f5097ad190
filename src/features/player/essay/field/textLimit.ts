/** Detects when text is cut off because an essay has reached its maximum length. The browser enforces the limit itself. */
import { maxEssayLength } from '@/domain/exam/essays/essay';

/** `full`: nothing more fits. `cut`: only the beginning of an addition fit. */
export type TextLimitState =
  | { readonly state: 'full' }
  | {
      readonly state: 'cut';
      readonly added: number;
      readonly leftOut: number;
      /** True if the addition replaced a selection. */
      readonly replaced: boolean;
    };

/** Text that an event is about to add. */
export interface TextAddition {
  readonly length: number;
  /** Length of the text without the part that the addition replaces. */
  readonly keptLength: number;
  readonly replaced: boolean;
}

/** Returns a `cut` limit if only part of an addition fit; null if all or none of it did. */
export function truncationLimit(addition: TextAddition | null, lengthAfter: number): TextLimitState | null {
  if (addition === null) return null;
  const leftOut = addition.length - (lengthAfter - addition.keptLength);
  return leftOut > 0 && leftOut < addition.length
    ? { state: 'cut', added: addition.length, leftOut, replaced: addition.replaced }
    : null;
}

export const fullLimit: TextLimitState = { state: 'full' };
export const findReachedTextLimit = ({ length }: string): TextLimitState | null =>
  length >= maxEssayLength ? fullLimit : null;
