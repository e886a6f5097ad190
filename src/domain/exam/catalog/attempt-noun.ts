/** Chooses the noun for an attempt in a sentence: test, drill, or review. A drill has no score, so it is never called a test. */
import { mistakesPartId } from './plan-parts';

export type AttemptNoun = 'test' | 'drill' | 'review';

/** The fields of a part that decide the noun; parts of a plan, a form, or a result all fit. */
type CalledParts = readonly { readonly kind: string; readonly id: string; readonly scored?: boolean }[];

/** Returns "review" for a review of due mistakes, "drill" for other unscored sections, and "test" for everything else. */
export function attemptNoun(parts: CalledParts): AttemptNoun {
  if (!parts.every(({ kind, scored }) => kind === 'section' && scored === false)) return 'test';
  return parts.some(({ id }) => id === mistakesPartId) ? 'review' : 'drill';
}
