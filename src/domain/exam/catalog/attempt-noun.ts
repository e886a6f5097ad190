/** What an attempt is called in a sentence: a drill has no score, so nothing of it is called a test. */
import { mistakesPartId } from './plan-parts';

export type AttemptNoun = 'test' | 'drill' | 'review';

/** The parts of a plan, a form or a result. */
type CalledParts = readonly { readonly kind: string; readonly id: string; readonly scored?: boolean }[];

/** A drill asks nothing that counts for a score; a drill of mistakes that are due is a review. */
export function attemptNoun(parts: CalledParts): AttemptNoun {
  if (!parts.every(({ kind, scored }) => kind === 'section' && scored === false)) return 'test';
  return parts.some(({ id }) => id === mistakesPartId) ? 'review' : 'drill';
}
