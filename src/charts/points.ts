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

export interface TrendSeries {
  readonly label: string;
  /** A CSS value. */
  readonly color: string;
  /** One a date; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** What the lines are held against. */
export interface TrendReference {
  readonly label: string;
  readonly value: number;
}
