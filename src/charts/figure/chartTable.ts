import { allowLineBreaks } from '@/lib/text/allowLineBreaks';
import type { CsvDate } from '@/lib/text/csv';

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
