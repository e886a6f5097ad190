/** The charts' input: plain numbers with their labels. */
import type { IsoDay } from '@/lib/dates/calendar';

export interface StackedBar {
  /** Used in the table and by screen readers. */
  readonly label: string;
  /** Text under the bar; '' for none. */
  readonly tick: string;
  /** Parts from bottom to top, one per series. */
  readonly values: readonly number[];
  /** The same bar's total one period earlier; null if there was none. */
  readonly before: number | null;
  /** Amount still planned, drawn dashed on top of the bar; null or absent for none. */
  readonly planned?: number | null;
  /** In the future: the bar has a slot but no value. */
  readonly toCome?: boolean;
}

/** One part of every bar. */
export interface BarSeries {
  readonly label: string;
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
  readonly color: string;
  /** One value per date, oldest first; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** Drawn dashed because less is known about it than about the others. */
  readonly isRough?: boolean;
}

export interface TrendReference {
  readonly label: string;
  readonly value: number;
}

/** A row of a BandsChart: a value known only within a range. */
export interface BandRow {
  readonly label: string;
  readonly color: string;
  /** Null if too little is known to draw anything; `words` then says so. */
  readonly band: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** The large figure at the end of the row, or the text shown in its place. */
  readonly words: string;
  /** Secondary text under the range. */
  readonly note?: string;
  /** An earlier value, drawn as a ring; null for none. */
  readonly before: number | null;
  /** Draws the value or the earlier value as a square: it is of a different kind than the others. */
  readonly squares?: { readonly value: boolean; readonly before: boolean };
  /** The target value, drawn as a labeled dark tick. */
  readonly target?: TrendReference;
  /** Table cells after the label. */
  readonly cells: readonly string[];
}

/** A step of a StepsChart: how many were done by when. */
export interface CountStep {
  readonly at: number;
  readonly count: number;
}

/** A shaded and labeled span of the x axis. */
export interface ShadedSpan {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A value at a point in time that is known only within a range. */
export interface BandPoint {
  /** Used in the table and by screen readers. */
  readonly label: string;
  /** A shorter label for the axis. */
  readonly tick: string;
  /** Position on the x axis, in any unit, ascending. */
  readonly at: number;
  readonly value: number;
  /** Text for the value at the end of a line; defaults to the axis format. */
  readonly words?: string;
  readonly low: number;
  readonly high: number;
  readonly cells: readonly string[];
  /** Drawn as a square instead of a dot: the value is of a different kind than the others. */
  readonly isSquare?: boolean;
}

/** A note at a point of a line: "First above Ashby Hall", "Aug 8: 2,226". */
export interface PointNote {
  readonly index: number;
  readonly title: string;
  readonly words: string;
}

/** An axis label, usually a month. */
export interface AxisTick {
  /** Position in the unit of the points. */
  readonly at: number;
  readonly text: string;
}

/** One of several charts on a shared scale. */
export interface SmallBand {
  readonly label: string;
  readonly color: string;
  /** The large figure above the chart. */
  readonly value: string;
  /** Compares the figure: "44 above target". */
  readonly words: string;
  readonly points: readonly BandPoint[];
  readonly target: number | null;
}

export interface CalendarDay {
  readonly day: IsoDay;
  readonly hours: number;
  /** True if a full test was taken that day. */
  readonly hasTest: boolean;
  /** Table cells after the day and its hours. */
  readonly cells: readonly string[];
}

/** The sum of a bar's parts, without what is planned. */
export const barTotal = ({ values }: Pick<StackedBar, 'values'>): number =>
  values.reduce((sum, value) => sum + value, 0);
