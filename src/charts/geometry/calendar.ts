/** The grid of a calendar: one column per week, Monday to Sunday. Pure. */
import { daysBetween, type IsoDay, mondayOf } from '@/lib/dates/calendar';

/** A zero-based grid position from the upper left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const shortWeekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const lastRow = shortWeekdayNames.length - 1;

/** Returns the cell of a day in a calendar that begins with the week of `first`. */
export function cellOf(day: IsoDay, first: IsoDay): Cell {
  const monday = mondayOf(day);
  return { column: daysBetween(mondayOf(first), monday) / 7, row: daysBetween(monday, day) };
}

/** Minimum number of columns to size for, so that a day never becomes too wide. With fewer weeks, the rest stays empty. */
export const minCalendarColumns = 13;

/** Counts the Monday-to-Sunday weeks that the days from `first` to `last` touch. */
export function calendarWeekCount(first: IsoDay, last: IsoDay): number {
  return cellOf(last, first).column + 1;
}

/** Returns a day's shade: 0 for a rest day, then one step more at each bound. */
export function shadeLevel(hours: number, bounds: readonly number[]): number {
  return hours <= 0 ? 0 : 1 + bounds.filter((bound) => hours >= bound).length;
}

function rectangle(left: number, top: number, right: number, bottom: number): readonly Cell[] {
  return [
    { column: left, row: top },
    { column: right, row: top },
    { column: right, row: bottom },
    { column: left, row: bottom },
  ];
}

/** Returns the corners of the outline around a run of days, in cells; two outlines if its two weeks don't touch. */
export function outlineOf(from: Cell, to: Cell): readonly (readonly Cell[])[] {
  if (from.column === to.column) return [rectangle(from.column, from.row, from.column + 1, to.row + 1)];
  if (to.column === from.column + 1 && to.row < from.row)
    return [
      rectangle(from.column, from.row, from.column + 1, lastRow + 1),
      rectangle(to.column, 0, to.column + 1, to.row + 1),
    ];
  return [
    [
      { column: from.column, row: from.row },
      { column: from.column + 1, row: from.row },
      { column: from.column + 1, row: 0 },
      { column: to.column + 1, row: 0 },
      { column: to.column + 1, row: to.row + 1 },
      { column: to.column, row: to.row + 1 },
      { column: to.column, row: lastRow + 1 },
      { column: from.column, row: lastRow + 1 },
    ],
  ];
}
