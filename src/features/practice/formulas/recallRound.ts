/** A round of questions to recall: those that were missed come back at its end, until each has been right once. */
export interface RecallRound {
  /** The ids still to be asked, the present one first. */
  readonly queue: readonly string[];
  /** How many the round began with. */
  readonly questions: number;
  /** The ids that were wrong at the first try. */
  readonly missed: readonly string[];
  readonly step: 'think' | 'choose';
  /** The index of the choice that was taken, and whether it was right. */
  readonly taken: { readonly index: number; readonly right: boolean } | null;
}

export type RecallAction =
  | { readonly type: 'show' }
  | { readonly type: 'take'; readonly index: number; readonly right: boolean }
  | { readonly type: 'next' };

export function startRecallRound(ids: readonly string[]): RecallRound {
  return { queue: ids, questions: ids.length, missed: [], step: 'think', taken: null };
}

/** The round after a move. A move that has no place in the present step changes nothing. */
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
