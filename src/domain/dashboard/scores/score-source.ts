/** Where scores come from, for charts that have both kinds: computed here, or printed on a report. */

export interface SourcedScore {
  readonly estimated: boolean;
}

/** Tells whether estimates and reported scores meet: only then need they be told apart. */
export function hasBothSources(scores: readonly SourcedScore[]): boolean {
  return scores.some(({ estimated }) => estimated) && scores.some(({ estimated }) => !estimated);
}

export interface ScoreWithPrevious extends SourcedScore {
  readonly before: SourcedScore | null;
}

/** The scores with those before them: all that a chart of the latest scores shows. */
export function withPreviousScores(scores: readonly ScoreWithPrevious[]): readonly SourcedScore[] {
  return scores.flatMap((score) => (score.before === null ? [score] : [score, score.before]));
}

/** Which of a score and the one before it a report printed: squares in a chart. */
export function reportedMarkers({ estimated, before }: ScoreWithPrevious): {
  readonly value: boolean;
  readonly before: boolean;
} {
  return { value: !estimated, before: before?.estimated === false };
}

/** Of a column of sources. */
export function scoreSourceLabel({ estimated }: SourcedScore): string {
  return estimated ? 'estimate' : 'score report';
}
