/** What the charts draw: plain numbers with the words that name them. */

export interface StudyTimePoint {
  readonly day: string;
  readonly hours: number;
}

export interface ScorePoint {
  readonly label: string;
  readonly current: number;
  readonly target: number;
  /** The section's colour, as a CSS value. */
  readonly color: string;
}
