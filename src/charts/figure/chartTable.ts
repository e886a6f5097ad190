import { allowLineBreaks } from '@/lib/allowLineBreaks';

/** A chart's numbers in words: what the table, the tooltip, the live region and the saved file all say. */
export interface ChartTable {
  readonly columns: readonly string[];
  /** One row a point; the first cell names it, the second is its value. */
  readonly rows: readonly (readonly string[])[];
}

/** The table with plain spaces: its cells are saved and read aloud, and a column on a phone is narrower than an unbroken range. */
export function plainTable({ columns, rows }: ChartTable): ChartTable {
  return { columns, rows: rows.map((cells) => cells.map(allowLineBreaks)) };
}

/** Stands in a table where there is no value. */
export const missingValue = '\u2013';

/** A cell with the name of its column. */
export interface NamedCell {
  readonly column: string;
  readonly text: string;
}

/** A point in words: its name, and its cells by name. */
export function describePoint(
  table: ChartTable,
  index: number,
): { name: string; cells: readonly NamedCell[] } {
  const [name = '', ...texts] = table.rows[index] ?? [];
  return { name, cells: texts.map((text, at) => ({ column: table.columns[at + 1] ?? '', text })) };
}

/** A point as it is read aloud. */
export function spokenPointText(table: ChartTable, index: number): string {
  const { name, cells } = describePoint(table, index);
  return `${name}: ${cells.map(({ column, text }) => `${column} ${text}`).join(', ')}`;
}
