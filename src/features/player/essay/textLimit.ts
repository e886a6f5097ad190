/** The text that is left out when an essay reaches its length. The browser itself holds the field to it. */
import { maxEssayLength } from '@/domain/exam/essay';

/** `full`: nothing more can be added. `cut`: only the beginning of an addition had room. */
export type TextLimit =
  | { readonly state: 'full' }
  | {
      readonly state: 'cut';
      readonly added: number;
      readonly leftOut: number;
      /** It took the place of a selection. */
      readonly replaced: boolean;
    };

/** The text that an event is about to add. */
export interface TextAddition {
  readonly length: number;
  /** How long the text is without what the addition replaces. */
  readonly keptLength: number;
  readonly replaced: boolean;
}

/** The part of an addition that the browser left out for lack of room; null where it took all. */
export function truncationLimit(addition: TextAddition | null, lengthAfter: number): TextLimit | null {
  if (addition === null) return null;
  const leftOut = addition.length - (lengthAfter - addition.keptLength);
  return leftOut > 0 && leftOut < addition.length
    ? { state: 'cut', added: addition.length, leftOut, replaced: addition.replaced }
    : null;
}

export const fullLimit: TextLimit = { state: 'full' };
export const reachedLimit = ({ length }: string): TextLimit | null =>
  length >= maxEssayLength ? fullLimit : null;
