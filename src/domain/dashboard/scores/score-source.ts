/** Where scores come from, for charts that have both kinds: computed here, or printed on a report. */

export interface Sourced {
  readonly estimated: boolean;
}

/** Tells whether estimates and reported scores meet: only then need they be told apart. */
export function areOfBothKinds(scores: readonly Sourced[]): boolean {
  return scores.some(({ estimated }) => estimated) && scores.some(({ estimated }) => !estimated);
}

export interface WithBefore extends Sourced {
  readonly before: Sourced | null;
}

/** The scores with those before them: all that a chart of the latest scores shows. */
export function withBefore(scores: readonly WithBefore[]): readonly Sourced[] {
  return scores.flatMap((score) => (score.before === null ? [score] : [score, score.before]));
}

/** Which of a score and the one before it a report printed: squares in a chart. */
export function squaresOf({ estimated, before }: WithBefore): {
  readonly value: boolean;
  readonly before: boolean;
} {
  return { value: !estimated, before: before?.estimated === false };
}

/** Of a column of sources. */
export function sourceWords({ estimated }: Sourced): string {
  return estimated ? 'estimate' : 'score report';
}
