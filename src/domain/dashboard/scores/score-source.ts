/** Score sources, for charts that mix estimates and reported scores. */

export interface SourcedScore {
  readonly estimated: boolean;
}

/** Returns true if both estimates and reported scores occur, which is when charts must distinguish them. */
export function hasBothSources(scores: readonly SourcedScore[]): boolean {
  return scores.some(({ estimated }) => estimated) && scores.some(({ estimated }) => !estimated);
}

export interface ScoreWithPrevious extends SourcedScore {
  readonly before: SourcedScore | null;
}

/** Returns scores together with their previous scores: everything a chart of the latest scores shows. */
export function withPreviousScores(scores: readonly ScoreWithPrevious[]): readonly SourcedScore[] {
  return scores.flatMap((score) => (score.before === null ? [score] : [score, score.before]));
}

/** Returns which of a score and its predecessor were reported; charts draw those as squares. */
export function reportedMarkers({ estimated, before }: ScoreWithPrevious): {
  readonly value: boolean;
  readonly before: boolean;
} {
  return { value: !estimated, before: before?.estimated === false };
}

/** Label for the source column of a table. */
export function scoreSourceLabel({ estimated }: SourcedScore): string {
  return estimated ? 'estimate' : 'score report';
}
