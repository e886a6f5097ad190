import { ChartFigure } from './figure/ChartFigure';
import { Legend, type LegendItem } from './figure/Legend';
import { type AxisTick, type BandPoint, bandTable, type PointNote, type TrendReference } from './chartData';

interface BandAreaChartProps {
  readonly name: string;
  readonly summary: string;
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  readonly color: string;
  /** A labeled dashed line for comparison, such as "Ashby Hall target"; null for none. */
  readonly reference: TrendReference | null;
  /** The label drawn in the plot for the area around the line: "80% range". */
  readonly bandName: string;
  /** Legend items for marks other than dots, such as squares. */
  readonly legendItems?: readonly LegendItem[];
  readonly notes?: readonly PointNote[];
  /** Ticks of the x axis. By default, one at each point, with the point's `tick` text. */
  readonly ticks?: readonly AxisTick[];
  /** Both ends of the y axis, widened for values beyond them. By default, round values around all the data. */
  readonly range?: readonly [number, number];
  /** Table column names: the date, then one per cell of a point. The tooltip shows the first cell in large type. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** A line over time with its error range as an area, a target, and notes at individual points. */
export function BandAreaChart({
  name,
  summary,
  legendItems,
  columns,
  onOpen,
  notes = [],
  range,
  ticks,
  ...drawn
}: BandAreaChartProps) {
  const { points } = drawn;
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={bandTable(columns, points)}
      height={280}
      legend={legendItems && <Legend items={legendItems} />}
      onOpen={onOpen}
      draw={({ BandAreaDrawing }) => (
        <BandAreaDrawing
          {...drawn}
          notes={notes}
          range={range}
          ticks={ticks ?? points.map(({ x, tick }) => ({ x, text: tick }))}
        />
      )}
    />
  );
}
