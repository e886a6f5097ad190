import { bandScale } from './bands';
import { ChartFigure } from './figure/ChartFigure';
import { Legend, type LegendItem } from './figure/Legend';
import type { AxisTick, SmallBand } from './chartData';

const loadSmallBands = async () => (await import('./drawings/SmallBandsDrawing')).SmallBandsDrawing;

/** Height of one chart with the words over it. */
const eachPx = 216;

interface SmallBandChartsProps {
  readonly name: string;
  readonly summary: string;
  /** Each with its points on one axis of time, oldest first. */
  readonly charts: readonly SmallBand[];
  /** What stands on each x axis: the points' own ticks unless given. */
  readonly ticks?: readonly AxisTick[];
  /** Both ends of the scale that all have, moved outwards for what lies beyond them. */
  readonly range?: readonly [number, number];
  /** The word at the targets. */
  readonly targetWord?: string;
  /** What other marks than dots are: squares. */
  readonly marks?: readonly LegendItem[];
  /** The table's columns: what and when, and each point's cells. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** The same over several things, side by side on one scale: on a phone one under another. All have one table. */
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
