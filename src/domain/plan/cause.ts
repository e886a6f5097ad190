/** Why a student missed a question, in their own judgment. */

export const causes = {
  'not-known': 'Didn’t know',
  misread: 'Misread',
  careless: 'Careless',
  time: 'Out of time',
  guessed: 'Guessed',
  lured: 'Fell for it',
} as const;
export type Cause = keyof typeof causes;

export interface MistakeCause {
  /** The item's id, without its version. */
  readonly id: string;
  /** Null where the student took it back. */
  readonly cause: Cause | null;
  /** Epoch milliseconds. Of two versions, the later one counts. */
  readonly changedAt: number;
}
