/** Input types of the charts: plain numbers with their labels. */
import type { IsoDay } from '@/lib/dates/calendar';
import type { ChartTableCell, DateCell } from './figure/chartTable';

export interface StudyTimeBar {
  /** The bar's day or week, as its name in the table and for screen readers. */
  readonly label: DateCell;
  /** Text under the bar; '' for none. */
  readonly tick: string;
  /** Parts from bottom to top, one per series. */
  readonly values: readonly number[];
  /** The total of the corresponding bar one period earlier; null if there is none. */
  readonly previous: number | null;
  /** Amount still planned, drawn dashed on top of the bar; null or absent for none. */
  readonly planned?: number | null;
  /** True for a bar in the future, which takes up space but shows no total. */
  readonly isFuture?: boolean;
  /** True for a day that the plan leaves free; it isn't compared with the target. */
  readonly isRest?: boolean;
  /** The figure under the tick; without it, the bar's own total. */
  readonly figure?: number;
  /** Notes on the bar's days: "Sick"; '' or absent for none. Bars beside each other with the same notes are one period. */
  readonly note?: string;
}

/** One part of every bar, such as a subject's hours. */
export interface BarSeries {
  readonly label: string;
  readonly color: string;
}

export interface TrendSeries {
  readonly label: string;
  readonly color: string;
  /** One value per date, oldest first; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** True for a dashed line, because its values are less certain than those of the other lines. */
  readonly isRough?: boolean;
}

export interface TrendReference {
  readonly label: string;
  readonly value: number;
}

/** A row of a BandsChart: a value known only within a range. */
export interface BandRow {
  readonly label: ChartTableCell;
  readonly color: string;
  /** Null if there is too little data to draw a range; `valueText` must then explain that. */
  readonly band: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** The large figure at the end of the row, or the explanation shown if `band` is null. */
  readonly valueText: string;
  /** Secondary text under the range. */
  readonly note?: string;
  /** An earlier value, drawn as a ring; null for none. */
  readonly previous: number | null;
  /** True for a value drawn as a square because its source differs, such as a score report among estimates. */
  readonly squares?: { readonly value: boolean; readonly previous: boolean };
  /** The target value, drawn as a labeled dark dashed mark. */
  readonly target?: TrendReference;
  /** Table cells after the label. */
  readonly cells: readonly ChartTableCell[];
}

/** The axis of a BandsChart: round values to label, both ends included, because its whole scale matters; or a stretch around the values. */
export type RowAxis = readonly number[] | NearAxis;

/** An axis that ends near its values. */
export interface NearAxis {
  /** Both ends of the scale that the values are on. The axis ends there at the latest. */
  readonly within: readonly [number, number];
  /** The shortest axis, so that small differences don't look large. */
  readonly leastSpan: number;
  /** A value that the axis always includes, such as zero. */
  readonly including?: number;
}

/** A value at a point in time that is known only within a range. */
export interface BandPoint {
  /** The point's date, as its name in the table and for screen readers. */
  readonly label: DateCell;
  /** A shorter label for the axis. */
  readonly tick: string;
  /** Position on the x axis, in any unit. Lists of points are in ascending order. */
  readonly x: number;
  readonly value: number;
  /** Text for the value at the end of the line. By default, the value in the axis format. */
  readonly valueText?: string;
  readonly low: number;
  readonly high: number;
  readonly cells: readonly ChartTableCell[];
  /** True for a square instead of a dot, because the value's source differs, such as a score report among estimates. */
  readonly isSquare?: boolean;
}

/** An expected value after the points of a line, drawn at the end of a dashed line, with its range. */
export interface ForecastPoint extends BandPoint {
  /** Where the dashed line begins, at the newest point's position. */
  readonly start: number;
}

/** A note at a place on a line, with a title and a second line: "First above Ashby Hall", "Aug 8: 2,226". */
export interface LineNote {
  /** In the units of the points. */
  readonly x: number;
  readonly value: number;
  readonly title: string;
  readonly detail: string;
}

/** A named stretch of the x axis, such as the days of a family's note. */
export interface ChartPeriod {
  /** Both ends, in the units of the points. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** An axis label, usually a month. */
export interface AxisTick {
  /** Position on the x axis, in the same unit as the points. */
  readonly x: number;
  readonly text: string;
}

/** A section's scores over time, in one of several small charts on a shared scale. */
export interface SectionTrend {
  readonly label: string;
  readonly color: string;
  /** The large figure above the chart. */
  readonly value: string;
  /** Text under the figure that compares it: "44 above target". */
  readonly comparison: string;
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
  /** True if the family wrote a note on the day, which the cells or the summary tell. */
  readonly hasNote?: boolean;
}

/** True for a bar of which some is still planned. */
export const isPlanned = ({ planned = null }: StudyTimeBar): boolean => planned !== null;

export const hasNote = ({ note = '' }: StudyTimeBar): boolean => note !== '';

/** Returns the stretches of bars with the same note, by the bars' positions. */
export function notedPeriods(bars: readonly StudyTimeBar[]): readonly ChartPeriod[] {
  return bars.reduce<readonly ChartPeriod[]>((periods, bar, index) => {
    const { note: label = '' } = bar;
    const last = periods.at(-1);
    if (label === '') return periods;
    return last?.label === label && last.to === index - 1
      ? [...periods.slice(0, -1), { ...last, to: index }]
      : [...periods, { from: index, to: index, label }];
  }, []);
}

/** Returns the stretches of bars beside each other that have a target, by the first and last positions: all but rest days. */
export function targetStretches(
  bars: readonly Pick<StudyTimeBar, 'isRest'>[],
): readonly (readonly [from: number, to: number])[] {
  return bars.reduce<readonly (readonly [number, number])[]>((stretches, { isRest = false }, index) => {
    const last = stretches.at(-1);
    if (isRest) return stretches;
    return last?.[1] === index - 1
      ? [...stretches.slice(0, -1), [last[0], index]]
      : [...stretches, [index, index]];
  }, []);
}

/** Returns the sum of a bar's parts, excluding the planned amount. */
export const barTotal = ({ values }: Pick<StudyTimeBar, 'values'>): number =>
  values.reduce((sum, value) => sum + value, 0);
