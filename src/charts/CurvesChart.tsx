import { ChartFigure } from './figure/ChartFigure';
import { Legend } from './figure/Legend';
import { missingValue } from './figure/chartTable';
import { uncertainLineStyle } from './chartStyles';
import type { AxisTick, TrendSeries } from './chartData';

interface CurvesChartProps {
  readonly name: string;
  readonly summary: string;
  /** The name of the x axis, used for the table's first column. */
  readonly xName: string;
  /** X positions shared by all curves, ascending. */
  readonly positions: readonly number[];
  /** Ticks of the x axis. */
  readonly ticks: readonly AxisTick[];
  readonly series: readonly TrendSeries[];
  /** Both ends of the y axis. */
  readonly range: readonly [number, number];
  readonly xFormat: (position: number) => string;
  /** Formats a value for the table and for screen readers. */
  readonly format: (value: number) => string;
  readonly axisFormat: (value: number) => string;
}

const heightPx = 320;

/** Curves of one measure against another. A legend names them, because on a phone they are too close together for labels. */
export function CurvesChart({
  name,
  summary,
  xName,
  positions,
  ticks,
  series,
  range,
  xFormat,
  format,
  axisFormat,
}: CurvesChartProps) {
  const table = {
    columns: [xName, ...series.map(({ label }) => label)],
    rows: positions.map((position, index) => [
      xFormat(position),
      ...series.map(({ values }) => {
        const value = values[index] ?? null;
        return value === null ? missingValue : format(value);
      }),
    ]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={heightPx}
      legend={
        <Legend
          items={series.map(({ label, color, isRough = false }) => ({
            label,
            swatch: <LineSwatch color={color} isRough={isRough} />,
          }))}
        />
      }
      draw={({ CurvesDrawing }) => <CurvesDrawing {...{ positions, ticks, series, range, axisFormat }} />}
    />
  );
}

function LineSwatch({ color, isRough }: { readonly color: string; readonly isRough: boolean }) {
  return (
    <svg width={24} height={8} aria-hidden>
      <line
        x1={0}
        x2={24}
        y1={4}
        y2={4}
        stroke={color}
        strokeWidth={2.5}
        {...(isRough && uncertainLineStyle)}
      />
    </svg>
  );
}
