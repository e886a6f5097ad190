/** The noun for an attempt in a sentence. A drill has no score, so it is never called a test. */
import { mistakesPartId } from './plan-parts';

export type AttemptNoun = 'test' | 'drill' | 'review';

/** The parts of a plan, a form, or a result. */
type CalledParts = readonly { readonly kind: string; readonly id: string; readonly scored?: boolean }[];

/** Returns "drill" if nothing counts toward a score, and "review" for a drill of due mistakes. */
export function attemptNoun(parts: CalledParts): AttemptNoun {
  if (!parts.every(({ kind, scored }) => kind === 'section' && scored === false)) return 'test';
  return parts.some(({ id }) => id === mistakesPartId) ? 'review' : 'drill';
}
