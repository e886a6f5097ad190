/** The grid of a calendar, with one column per week and one row per weekday, Monday at the top. Pure functions. */
import { daysBetween, type IsoDay, mondayOf } from '@/lib/dates/calendar';

/** A position in the grid, counted from 0 at the upper left. */
export interface CalendarCell {
  readonly column: number;
  readonly row: number;
}

export const shortWeekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const lastRow = shortWeekdayNames.length - 1;

/** Returns the cell of a day in a calendar that begins with the week of `first`. */
export function calendarCellOf(day: IsoDay, first: IsoDay): CalendarCell {
  const monday = mondayOf(day);
  return { column: daysBetween(mondayOf(first), monday) / 7, row: daysBetween(monday, day) };
}

/** Minimum number of columns to divide the width by, so that days don't become too wide. With fewer weeks, space stays empty. */
export const minCalendarColumns = 13;

/** Counts the Monday-to-Sunday weeks with at least one day from `first` through `last`. */
export function calendarWeekCount(first: IsoDay, last: IsoDay): number {
  return calendarCellOf(last, first).column + 1;
}

/** Returns the path of a note's mark: a triangle of this size in a cell's upper right corner. */
export function noteCornerPath(right: number, top: number, size: number): string {
  return `M${right - size} ${top}h${size}v${size}z`;
}

/** Returns a day's shade: 0 without study, otherwise 1 plus one for each bound reached. */
export function shadeLevel(hours: number, bounds: readonly number[]): number {
  return hours <= 0 ? 0 : 1 + bounds.filter((bound) => hours >= bound).length;
}

function rectangle(left: number, top: number, right: number, bottom: number): readonly CalendarCell[] {
  return [
    { column: left, row: top },
    { column: right, row: top },
    { column: right, row: bottom },
    { column: left, row: bottom },
  ];
}

/** Returns the corners, in cells, of the outline around a run of days: two outlines if its days in two weeks don't touch. */
export function calendarRunOutlines(
  from: CalendarCell,
  to: CalendarCell,
): readonly (readonly CalendarCell[])[] {
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
