/** Why a student missed a question, in the student's own judgment. */
import type { Miss } from './error-log';

export const causeLabels = {
  'not-known': 'Didn’t know',
  misread: 'Misread',
  careless: 'Careless',
  time: 'Out of time',
  guessed: 'Guessed',
  'fell-for-it': 'Fell for it',
} as const;
export type Cause = keyof typeof causeLabels;

/**
 * Returns the default cause until the student picks one. A blank is blamed on time if the section's time ran out, else on lack of
 * knowledge. Returns null for wrong answers and guesses, whose cause only the student knows.
 */
export function presumedCause(miss: Miss): Cause | null {
  if (miss.kind !== 'blank') return null;
  return miss.ranOut ? 'time' : 'not-known';
}

export interface MistakeCause {
  /** The item's id, without its version. */
  readonly id: string;
  /** Null if the student withdrew it. */
  readonly cause: Cause | null;
  /** Epoch milliseconds. Of two versions, the later wins. */
  readonly changedAt: number;
}
