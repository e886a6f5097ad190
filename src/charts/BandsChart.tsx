import { ChartFigure } from './figure/ChartFigure';
import { Legend, type LegendItem } from './figure/Legend';
import { chartColors } from './chartStyles';
import type { BandRow } from './chartData';
import { tidyScale } from './geometry/scale';

const loadBands = async () => (await import('./drawings/BandsDrawing')).BandsDrawing;

/** So much height for each row, by the lines of words under it, and for the axis under them. */
const rowPx = [58, 84, 100] as const;
const axisPx = 26;

interface BandsChartProps {
  readonly name: string;
  readonly summary: string;
  readonly rows: readonly BandRow[];
  /** The rows of all charts that stand together, whose words are of one size: its own unless given. */
  readonly together?: readonly BandRow[];
  /** The table's columns: what each row is, and its cells. */
  readonly columns: readonly string[];
  /** The round values that are written under the rows, the ends of the scale among them; others where something lies beyond them. */
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** What the rings are: "the test before". Without it, the summary says so. */
  readonly beforeName?: string;
  /** What other marks are: squares. */
  readonly marks?: readonly LegendItem[];
  /** Opens a row. */
  readonly onOpen?: (index: number) => void;
}

/**
 * Values that are known within a range: the range as a bar, the value as a dot on it, a ring for an earlier value, and a dark
 * tick for a target.
 */
export function BandsChart({
  name,
  summary,
  rows,
  together = rows,
  columns,
  ticks,
  format,
  beforeName,
  marks = [],
  onOpen,
}: BandsChartProps) {
  const hasRings = rows.some(({ band, before }) => band !== null && before !== null);
  const items =
    beforeName !== undefined && hasRings
      ? [...marks, { label: `Ring: ${beforeName}`, swatch: ringSwatch }]
      : marks;
  const hasNotes = rows.some(({ note }) => note !== undefined);
  const hasTargets = rows.some(({ target }) => target !== undefined);
  const eachPx = rowPx[hasNotes && hasTargets ? 2 : hasNotes || hasTargets ? 1 : 0];
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{ columns, rows: rows.map(({ label, cells }) => [label, ...cells]) }}
      height={rows.length * eachPx + axisPx}
      legend={items.length > 0 && <Legend items={items} />}
      load={loadBands}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing rows={rows} together={together} ticks={ticksAround(ticks, rows)} format={format} />
      )}
    />
  );
}

const ringSwatch = (
  <svg width={12} height={12} aria-hidden>
    <circle cx={6} cy={6} r={4} fill="none" stroke={chartColors.quiet} strokeWidth={1.75} />
  </svg>
);

/** The given ticks where all lies between them. */
function ticksAround(ticks: readonly number[], rows: readonly BandRow[]): readonly number[] {
  const drawn = rows.flatMap(({ band, target }) => [
    ...(band === null ? [] : [band.low, band.high]),
    ...(target === undefined ? [] : [target.value]),
  ]);
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  const isInside = drawn.every((value) => value >= least && value <= most);
  return isInside ? ticks : tidyScale([least, most, ...drawn]).ticks;
}
