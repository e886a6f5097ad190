/** A round of recall questions: missed ones are repeated at the end until each has been right once. */
export interface RecallRound {
  /** Ids of the questions still to ask, the current one first. */
  readonly queue: readonly string[];
  /** The number of questions at the start of the round. */
  readonly questions: number;
  /** Ids of the questions missed at least once. */
  readonly missed: readonly string[];
  readonly step: 'think' | 'choose';
  /** The index of the chosen answer, and whether it is right; null until one is chosen. */
  readonly taken: { readonly index: number; readonly right: boolean } | null;
}

export type RecallAction =
  | { readonly type: 'show' }
  | { readonly type: 'take'; readonly index: number; readonly right: boolean }
  | { readonly type: 'next' };

export function startRecallRound(ids: readonly string[]): RecallRound {
  return { queue: ids, questions: ids.length, missed: [], step: 'think', taken: null };
}

/** Returns the round after an action. Ignores actions that don't belong to the current step. */
export function recallRoundReducer(round: RecallRound, move: RecallAction): RecallRound {
  const { queue, missed, step, taken } = round;
  const [present, ...rest] = queue;
  if (present === undefined) return round;
  if (move.type === 'show') return { ...round, step: 'choose' };
  if (move.type === 'take') {
    if (step !== 'choose' || taken !== null) return round;
    const { index, right } = move;
    return {
      ...round,
      taken: { index, right },
      missed: right || missed.includes(present) ? missed : [...missed, present],
    };
  }
  if (taken === null) return round;
  return { ...round, queue: taken.right ? rest : [...rest, present], step: 'think', taken: null };
}
