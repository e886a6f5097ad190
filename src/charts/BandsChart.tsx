import { ChartFigure } from './ChartFigure';
import type { BandRow } from './points';

const loadBands = async () => (await import('./drawings/BandsDrawing')).BandsDrawing;

/** So much height for each row, and for the axis under them. */
const rowPx = 58;
const notedRowPx = 84;
const axisPx = 26;

interface BandsChartProps {
  readonly name: string;
  readonly summary: string;
  readonly rows: readonly BandRow[];
  /** The table's columns: what each row is, and its cells. */
  readonly columns: readonly string[];
  /** The round values that are written under the rows, the ends of the scale among them. */
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

/** Values that are known within a range: the range as a bar, the value as a dot on it, and a ring for an earlier value. */
export function BandsChart({ name, summary, rows, columns, ticks, format }: BandsChartProps) {
  const hasNotes = rows.some(({ note }) => note !== undefined);
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{ columns, rows: rows.map(({ label, cells }) => [label, ...cells]) }}
      height={rows.length * (hasNotes ? notedRowPx : rowPx) + axisPx}
      load={loadBands}
      draw={(Drawing, active, onActive) => (
        <Drawing rows={rows} ticks={ticks} format={format} active={active} onActive={onActive} />
      )}
    />
  );
}
