import { bandScale } from './bands';
import { ChartFigure } from './figure/ChartFigure';
import { Legend, type LegendItem } from './figure/Legend';
import type { AxisTick, SmallBand } from './chartData';

const loadSmallBands = async () => (await import('./drawings/SmallBandsDrawing')).SmallBandsDrawing;

/** Height of one chart, including the text above it. */
const eachPx = 216;

interface SmallBandChartsProps {
  readonly name: string;
  readonly summary: string;
  /** All share one time axis; points are oldest first. */
  readonly charts: readonly SmallBand[];
  /** Ticks of each x axis; default to the points' own. */
  readonly ticks?: readonly AxisTick[];
  /** Both ends of the shared scale, widened for points beyond them. */
  readonly range?: readonly [number, number];
  /** Label at the targets. */
  readonly targetWord?: string;
  /** Legend items for marks other than dots, such as squares. */
  readonly marks?: readonly LegendItem[];
  /** Table columns: name and date, then each point's cells. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** Small charts on one scale, side by side or stacked on a phone. All share one table. */
export function SmallBandCharts({
  name,
  summary,
  charts,
  ticks,
  range,
  targetWord = 'target',
  marks,
  columns,
  format,
  onOpen,
}: SmallBandChartsProps) {
  const points = charts.flatMap((chart) => chart.points);
  const targets = charts.flatMap(({ target }) => (target === null ? [] : [target]));
  const rows = charts.flatMap(({ label, points: own }) =>
    own.map((point) => [`${label}, ${point.label}`, ...point.cells]),
  );
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{ columns, rows }}
      height={{ xs: charts.length * eachPx, md: eachPx + 16 }}
      legend={marks && <Legend items={marks} />}
      load={loadSmallBands}
      keySteps={{ lengths: charts.map((chart) => chart.points.length) }}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing
          charts={charts}
          ticks={ticks ?? charts[0]?.points.map(({ at, tick }) => ({ at, text: tick })) ?? []}
          scale={bandScale(points, targets, range)}
          targetWord={targetWord}
          format={format}
        />
      )}
    />
  );
}
