import { estimateSwatches } from '@/ui/bars/EstimateMark';
import { ChartFigure } from './figure/ChartFigure';
import { tableOfPoints } from './figure/chartTable';
import { Legend, type LegendItem } from './figure/Legend';
import type { BandRow, RowAxis } from './chartData';

/** Height of a row with 0, 1, or 2 lines of text under its bar, and of the axis below all rows. */
const rowPx = [66, 84, 100] as const;
const axisPx = 28;

interface BandsChartProps {
  readonly name: string;
  readonly summary: string;
  readonly rows: readonly BandRow[];
  /** The rows of all charts shown side by side, so that all use the same text size and axis. Defaults to this chart's rows. */
  readonly sideBySideRows?: readonly BandRow[];
  /** Table column names: the row's name, then one per cell of a row. */
  readonly columns: readonly string[];
  /** Extended if any data lies beyond it. */
  readonly axis: RowAxis;
  readonly format: (value: number) => string;
  /** Legend label of the rings, which mark earlier values, such as "the test before". Omit it if the summary already explains them. */
  readonly beforeName?: string;
  /** Legend items for marks other than dots and rings, such as squares. */
  readonly legendItems?: readonly LegendItem[];
  /** True if each bar is the way from a value to its target, as a line, and not a range. */
  readonly isToTarget?: boolean;
  readonly onOpen?: (index: number) => void;
}

/**
 * Values known only within a range, each drawn as an EstimateMark with an earlier value as a ring and a labeled target.
 */
export function BandsChart({
  name,
  summary,
  rows,
  sideBySideRows = rows,
  columns,
  axis,
  format,
  beforeName,
  legendItems = [],
  isToTarget = false,
  onOpen,
}: BandsChartProps) {
  const hasRings = rows.some(({ band, previous }) => band !== null && previous !== null);
  const items =
    beforeName !== undefined && hasRings
      ? [...legendItems, { label: `Ring: ${beforeName}`, swatch: estimateSwatches.previous }]
      : legendItems;
  const hasNotes = rows.some(({ note }) => note !== undefined);
  const hasTargets = rows.some(({ target }) => target !== undefined);
  const eachPx = rowPx[hasNotes && hasTargets ? 2 : hasNotes || hasTargets ? 1 : 0];
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={tableOfPoints(columns, rows)}
      height={rows.length * eachPx + axisPx}
      legend={items.length > 0 && <Legend items={items} />}
      onOpen={onOpen}
      draw={({ BandsDrawing }) => <BandsDrawing {...{ rows, sideBySideRows, axis, format, isToTarget }} />}
    />
  );
}
