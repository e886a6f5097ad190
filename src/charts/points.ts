/** What the charts draw: plain numbers with the words that name them. */

export interface StudyTimePoint {
  /** Names the day in the table and read aloud. */
  readonly day: string;
  readonly hours: number;
  /** What stands under the bar instead of the day, '' for nothing: many bars can't all be named. */
  readonly tick?: string;
  /** The cells of the table's further columns. */
  readonly cells?: readonly string[];
}

export interface ScorePoint {
  readonly label: string;
  readonly current: number;
  readonly target: number;
  /** The section's color, as a CSS value. */
  readonly color: string;
}

export interface TrendSeries {
  readonly label: string;
  /** A CSS value. */
  readonly color: string;
  /** One value a date, oldest first; null where there is none, which leaves a gap. */
  readonly values: readonly (number | null)[];
}

export interface TrendReference {
  readonly label: string;
  readonly value: number;
}
