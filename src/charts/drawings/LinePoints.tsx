import { Line } from 'recharts';
import { chartColors, uncertainLineStyle } from '@/charts/chartStyles';
import type { TrendSeries } from '@/charts/chartData';
import { ActiveLayer } from './parts/ActiveLayer';
import { type PlotRow, staticMarkProps } from './parts/plotRows';
import { usePlotScales } from './parts/plotScales';
import { Ring, boxAroundRings } from './parts/marks';

interface LinePointsProps {
  readonly series: readonly TrendSeries[];
  /** X position of each date. */
  readonly positions: readonly number[];
}

const hasValue = (values: TrendSeries['values'], index: number) => (values[index] ?? null) !== null;

/** The lines of all series, with a gap wherever a value is missing. */
export function TrendLines({ series }: Pick<LinePointsProps, 'series'>) {
  return series.map(({ color, values, isRough = false }, rank) => (
    <Line
      key={rank}
      data-mark
      dataKey={({ index }: PlotRow) => values[index] ?? null}
      stroke={color}
      strokeWidth={2.5}
      {...(isRough && uncertainLineStyle)}
      strokeLinejoin="round"
      {...staticMarkProps}
    />
  ));
}

/** Dots at each line's newest point, and at points between gaps, which no line connects. */
export function LinePoints({ series, positions }: LinePointsProps) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY } = places;
  return series.flatMap(({ color, values }, rank) => {
    const newest = values.findLastIndex((value) => value !== null);
    return values.map((value, index) => {
      const alone = !hasValue(values, index - 1) && !hasValue(values, index + 1);
      if (value === null || !(alone || index === newest)) return null;
      return (
        <circle
          key={`${rank} ${index}`}
          cx={toX(positions[index] ?? 0)}
          cy={toY(value)}
          r={4.5}
          fill={color}
          stroke={chartColors.paper}
          strokeWidth={2}
        />
      );
    });
  });
}

/** Marks the active date with a vertical line, and its points with rings. */
export function ActiveDateMarker({ series, positions }: LinePointsProps) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  const known = positions.map((_, index) =>
    series.flatMap(({ color, values }, rank) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ rank, color, y: toY(value) }];
    }),
  );
  const marks = known.map((points, index) => {
    const ys = points.map(({ y }) => y);
    return boxAroundRings(toX(positions[index] ?? 0), ys.length === 0 ? [plot.top + plot.height] : ys);
  });
  return (
    <ActiveLayer marks={marks} axis="x" crosshair={{ top: plot.top, bottom: plot.top + plot.height }}>
      {(index) =>
        known[index]?.map(({ rank, color, y }) => (
          <Ring key={rank} x={toX(positions[index] ?? 0)} y={y} color={color} />
        ))
      }
    </ActiveLayer>
  );
}
