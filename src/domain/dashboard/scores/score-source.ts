/** The source of a score, estimated here or printed on a score report, for charts that show both kinds. */

export interface SourcedScore {
  readonly estimated: boolean;
}

/** Checks whether both estimates and reported scores occur. Only then do charts need to mark the difference. */
export function hasBothSources(scores: readonly SourcedScore[]): boolean {
  return scores.some(({ estimated }) => estimated) && scores.some(({ estimated }) => !estimated);
}

export interface ScoreWithPrevious extends SourcedScore {
  readonly previous: SourcedScore | null;
}

/** Returns scores together with their previous scores, because charts of the latest scores show both. */
export function withPreviousScores(scores: readonly ScoreWithPrevious[]): readonly SourcedScore[] {
  return scores.flatMap((score) => (score.previous === null ? [score] : [score, score.previous]));
}

/** Returns true for a score and for its predecessor if it was reported. Charts draw reported scores as squares. */
export function reportedScoreFlags({ estimated, previous }: ScoreWithPrevious): {
  readonly value: boolean;
  readonly previous: boolean;
} {
  return { value: !estimated, previous: previous?.estimated === false };
}

/** Label for the source column of a table. */
export function scoreSourceLabel({ estimated }: SourcedScore): string {
  return estimated ? 'estimate' : 'score report';
}
