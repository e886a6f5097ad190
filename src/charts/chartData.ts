/** What the charts draw: plain numbers with the words that name them. */
import type { IsoDay } from '@/lib/calendar';

/** A bar that is made of parts. */
export interface StackedBar {
  /** Names it in the table and read aloud. */
  readonly label: string;
  /** What stands under it, '' for nothing. */
  readonly tick: string;
  /** Its parts from the ground up, one a series. */
  readonly values: readonly number[];
  /** The total of the same bar a period before; null where there is none. */
  readonly before: number | null;
  /** What is still ahead of it, drawn in dashes on what there is; null or absent for nothing. */
  readonly planned?: number | null;
  /** Its time lies ahead: it has its place and no value. */
  readonly toCome?: boolean;
}

/** A part that all bars have. */
export interface BarSeries {
  readonly label: string;
  /** A CSS value. */
  readonly color: string;
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
  /** Drawn in dashes: less is known of it than of the others. */
  readonly isRough?: boolean;
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
  /** Which of the two are drawn as squares and not round: values of another kind than the others. */
  readonly squares?: { readonly value: boolean; readonly before: boolean };
  /** What the value is to reach, drawn as a dark tick with its words. */
  readonly target?: TrendReference;
  /** The cells of the table after the label. */
  readonly cells: readonly string[];
}

/** How many were done by when: a step of a StepsChart. */
export interface CountStep {
  readonly at: number;
  readonly count: number;
}

/** A stretch of the x axis that is shaded and named. */
export interface ShadedSpan {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A value at a moment that is known within a range only. */
export interface BandPoint {
  /** Names the moment in the table and read aloud. */
  readonly label: string;
  /** A shorter name for the axis. */
  readonly tick: string;
  /** Where it lies on the x axis, in any unit, rising. */
  readonly at: number;
  readonly value: number;
  /** How the value is told at the end of a line; as the axis tells it where absent. */
  readonly words?: string;
  readonly low: number;
  readonly high: number;
  readonly cells: readonly string[];
  /** Drawn as a square and not as a dot: a value of another kind than the others. */
  readonly isSquare?: boolean;
}

/** Words at a point of a line: "First above Ashby Hall", "Aug 8: 2,226". */
export interface PointNote {
  readonly index: number;
  readonly title: string;
  readonly words: string;
}

/** A name on an axis: a month, most often. */
export interface AxisTick {
  /** Where it stands, in the unit of the points. */
  readonly at: number;
  readonly text: string;
}

/** One of several charts that share their scale. */
export interface SmallBand {
  readonly label: string;
  /** A CSS value. */
  readonly color: string;
  /** The figure that stands large over it. */
  readonly value: string;
  /** What the figure is compared with: "44 above target". */
  readonly words: string;
  readonly points: readonly BandPoint[];
  readonly target: number | null;
}

/** A day of a calendar. */
export interface CalendarDay {
  readonly day: IsoDay;
  readonly hours: number;
  /** Whether a full test was taken on it. */
  readonly hasTest: boolean;
  /** The cells of the table after the day and its hours. */
  readonly cells: readonly string[];
}
