import type { CsvDate } from '@/lib/text/csv';
import { allowLineBreaks, formatDecimalHours, formatSignedChange } from '@/lib/text/format';

/** A date in a table. Shown as `lead` and `text` ("Week of ", "Nov 16"), and saved as `lead` and the whole day. */
export interface DateCell extends CsvDate {
  readonly text: string;
}

export type ChartTableCell = string | DateCell;

/** A chart's numbers and dates as text, shared by the table, the tooltip, the screen reader announcement, and the saved file. */
export interface ChartTable {
  readonly columns: readonly string[];
  /** One row per point. The first cell is the point's name, the second its main value. */
  readonly rows: readonly (readonly ChartTableCell[])[];
}

/** Returns the table of points that have their cells: each point's label, then its cells. */
export function tableOfPoints(
  columns: readonly string[],
  points: readonly { readonly label: ChartTableCell; readonly cells: readonly ChartTableCell[] }[],
): ChartTable {
  return { columns, rows: points.map(({ label, cells }) => [label, ...cells]) };
}

/** Returns the table whose first column has the labels of the points, and each other column one text per point. */
export function tableOfColumns(
  firstName: string,
  labels: readonly ChartTableCell[],
  columns: readonly { readonly name: string; readonly texts: readonly string[] }[],
): ChartTable {
  return {
    columns: [firstName, ...columns.map(({ name }) => name)],
    rows: labels.map((label, row) => [label, ...columns.map(({ texts }) => texts[row] ?? missingValue)]),
  };
}

/** Replaces nonbreaking spaces, because cells are also saved and read aloud, and a range must wrap in a phone's narrow columns. */
export function allowTableLineBreaks({ columns, rows }: ChartTable): ChartTable {
  return { columns, rows: rows.map((cells) => cells.map(withLineBreaks)) };
}

function withLineBreaks(cell: ChartTableCell): ChartTableCell {
  if (typeof cell === 'string') return allowLineBreaks(cell);
  const { lead = '', text, day } = cell;
  return { lead: allowLineBreaks(lead), text: allowLineBreaks(text), day };
}

/** Returns the cell as the table, the tooltip, and screen readers show it. */
export function cellText(cell: ChartTableCell): string {
  return typeof cell === 'string' ? cell : `${cell.lead ?? ''}${cell.text}`;
}

/** Placeholder for a missing value in a table. */
export const missingValue = '\u2013';

export function formatOrMissing(value: number | null, format: (value: number) => string): string {
  return value === null ? missingValue : format(value);
}

export interface NamedCell {
  readonly column: string;
  readonly text: string;
}

/** Returns the point's name and its cells with their column names. */
export function describePoint(
  table: ChartTable,
  index: number,
): { name: string; cells: readonly NamedCell[] } {
  const [name = '', ...texts] = (table.rows[index] ?? []).map(cellText);
  return { name, cells: texts.map((text, at) => ({ column: table.columns[at + 1] ?? '', text })) };
}

/** Returns the point as screen readers announce it. */
export function spokenPointText(table: ChartTable, index: number): string {
  const { name, cells } = describePoint(table, index);
  return `${name}: ${cells.map(({ column, text }) => `${column} ${text}`).join(', ')}`;
}

/** Formats the difference between a value and its target, to a tenth: "110 above", "4.5 below", "on it". */
export function formatTargetDifference(value: number, target: number): string {
  const distance = tenth(value - target);
  if (distance === 0) return 'on it';
  return `${formatDecimalHours(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
}

/** Formats the change from the previous value, to a tenth: "+48", "\u221212", "no change"; "none before" for the oldest. */
export function formatChangeFromPrevious(value: number, before: number | null): string {
  if (before === null) return 'none before';
  const change = tenth(value - before);
  return change === 0 ? 'no change' : formatSignedChange(change);
}

const tenth = (value: number) => Math.round(10 * value) / 10;
