/** Scores over time, each with its error range. */
import type { ReactNode } from 'react';
import { ChartFigure } from './figure/ChartFigure';
import { tableOfPoints } from './figure/chartTable';
import { Legend, type LegendItem } from './figure/Legend';
import type {
  AxisTick,
  BandPoint,
  ChartPeriod,
  ForecastPoint,
  LineNote,
  SectionTrend,
  TrendReference,
} from './chartData';

interface ScoresProps {
  readonly name: string;
  readonly summary: string;
  /** Ticks of the x axis. By default, one at each point, with the point's `tick` text. */
  readonly ticks?: readonly AxisTick[];
  /** Legend items for marks other than dots, such as squares. */
  readonly legendItems?: readonly LegendItem[];
  /** Table column names: the date, then one per cell of a point. The tooltip shows the first cell in large type. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

interface ScoreTrendChartProps extends ScoresProps {
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  readonly color: string;
  /** A labeled dashed line for comparison, such as "Ashby Hall target"; null for none. */
  readonly reference: TrendReference | null;
  /** The label drawn in the plot for the area around the line: "80% range". */
  readonly bandName: string;
  readonly notes?: readonly LineNote[];
  /** A point after the others, which can't be opened; null or absent for none. */
  readonly forecast?: ForecastPoint | null;
  /** Sentences under the drawing. */
  readonly note?: string;
  /**
   * Events, numbered on the line in this order. On a wide card, their texts are written in the plot as well; elsewhere, a list beside
   * the chart has to say them.
   */
  readonly events?: readonly LineNote[];
  /** Named stretches of time, shaded behind the line. The summary has to say their names. */
  readonly periods?: readonly ChartPeriod[];
  /** Minimum height of the drawing in pixels. */
  readonly height?: number;
  /** A link under the figure. */
  readonly action?: ReactNode;
}

/** A line over time with its error range as an area, a target, and notes at individual points. */
export function ScoreTrendChart({
  name,
  summary,
  ticks,
  legendItems,
  columns,
  height = 280,
  onOpen,
  note,
  action,
  ...drawn
}: ScoreTrendChartProps) {
  const { points, forecast = null } = drawn;
  const shown = forecast === null ? points : [...points, forecast];
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={tableOfPoints(columns, shown)}
      height={height}
      legend={legendItems && <Legend items={legendItems} />}
      onOpen={onOpen}
      openable={points.length}
      note={note}
      action={action}
      draw={({ ScoreTrendDrawing }) => <ScoreTrendDrawing {...drawn} ticks={ticks ?? pointTicks(shown)} />}
    />
  );
}

/** Height of one chart, including the text above it. */
const eachPx = 216;

interface SectionTrendChartsProps extends ScoresProps {
  /** The charts share both axes. Each chart's points are oldest first. */
  readonly charts: readonly SectionTrend[];
}

/** A small chart per section on one scale, side by side or, on a phone, stacked. They share one table. */
export function SectionTrendCharts({
  name,
  summary,
  charts,
  ticks,
  legendItems,
  columns,
  format,
  onOpen,
}: SectionTrendChartsProps) {
  const points = charts.flatMap((chart) =>
    chart.points.map((point) => ({ ...point, label: { ...point.label, lead: `${chart.label}, ` } })),
  );
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={tableOfPoints(columns, points)}
      height={{ xs: charts.length * eachPx, md: eachPx + 16 }}
      legend={legendItems && <Legend items={legendItems} />}
      keySteps={{ lengths: charts.map((chart) => chart.points.length) }}
      onOpen={onOpen}
      draw={({ SectionTrendDrawings }) => (
        <SectionTrendDrawings
          charts={charts}
          ticks={ticks ?? pointTicks(charts[0]?.points ?? [])}
          format={format}
        />
      )}
    />
  );
}

const pointTicks = (points: readonly BandPoint[]): readonly AxisTick[] =>
  points.map(({ x, tick }) => ({ x, text: tick }));
