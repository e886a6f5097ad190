import { ChartFigure } from './figure/ChartFigure';
import { Legend, type LegendItem } from './figure/Legend';
import type { AxisTick, SmallBand } from './chartData';

/** Height of one chart, including the text above it. */
const eachPx = 216;

interface SmallBandChartsProps {
  readonly name: string;
  readonly summary: string;
  /** The charts share one time axis. Each chart's points are oldest first. */
  readonly charts: readonly SmallBand[];
  /** Ticks of each x axis. By default, one at each point of the first chart. */
  readonly ticks?: readonly AxisTick[];
  /** Both ends of the shared y axis, widened for values beyond them. By default, round values around all the data. */
  readonly range?: readonly [number, number];
  /** The word before each target's value. */
  readonly targetLabel?: string;
  /** Legend items for marks other than dots, such as squares. */
  readonly legendItems?: readonly LegendItem[];
  /** Table column names: the chart's name and the date, then one per cell of a point. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** Small charts on one scale, side by side or, on a phone, stacked. They share one table. */
export function SmallBandCharts({
  name,
  summary,
  charts,
  ticks,
  range,
  targetLabel = 'target',
  legendItems,
  columns,
  format,
  onOpen,
}: SmallBandChartsProps) {
  const rows = charts.flatMap(({ label, points }) =>
    points.map((point) => [{ ...point.label, lead: `${label}, ` }, ...point.cells]),
  );
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{ columns, rows }}
      height={{ xs: charts.length * eachPx, md: eachPx + 16 }}
      legend={legendItems && <Legend items={legendItems} />}
      keySteps={{ lengths: charts.map((chart) => chart.points.length) }}
      onOpen={onOpen}
      draw={({ SmallBandsDrawing }) => (
        <SmallBandsDrawing {...{ charts, ticks, range, targetLabel, format }} />
      )}
    />
  );
}
