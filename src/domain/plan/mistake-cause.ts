/** Why a student missed a question, in their own judgment. */
import type { Miss } from './error-log';

export const causeLabels = {
  'not-known': 'Didn’t know',
  misread: 'Misread',
  careless: 'Careless',
  time: 'Out of time',
  guessed: 'Guessed',
  lured: 'Fell for it',
} as const;
export type Cause = keyof typeof causeLabels;

/**
 * The cause that follows from how a question was missed, until the student names another: a blank is one for lack of time where the
 * clock ended the section, else for lack of an answer. Of a wrong answer or a guess only the student knows.
 */
export function presumedCause(miss: Miss): Cause | null {
  if (miss.kind !== 'blank') return null;
  return miss.ranOut ? 'time' : 'not-known';
}

export interface MistakeCause {
  /** The item's id, without its version. */
  readonly id: string;
  /** Null where the student took it back. */
  readonly cause: Cause | null;
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}
