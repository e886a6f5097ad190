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

/** A value that is known within a range only: a row of a BandsChart. */
export interface BandRow {
  readonly label: string;
  /** A CSS value. */
  readonly color: string;
  /** Null where too little is known to draw anything; `words` then says so. */
  readonly band: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** The figure that stands large at the end of the row, or the words that stand for it. */
  readonly words: string;
  /** Quiet words under the range. */
  readonly note?: string;
  /** An earlier value of the same thing, drawn as a ring; null for none. */
  readonly before: number | null;
  /** The cells of the table after the label. */
  readonly cells: readonly string[];
}

/** How many were done by when: a step of a StepsChart. */
export interface CountStep {
  readonly at: number;
  readonly count: number;
}

/** A stretch of the x axis that is shaded and named. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}
