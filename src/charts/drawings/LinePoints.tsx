import type { DrawingProps } from '@/charts/ChartFigure';
import { inks, valueText } from '@/charts/look';
import type { TrendSeries } from '@/charts/points';
import { spread } from '@/charts/scale';
import { usePlaces } from './frame';

/** Least distance between two labels, in pixels. */
export const labelLinePx = 16;

interface LinePointsProps extends DrawingProps {
  readonly series: readonly TrendSeries[];
  /** Where each date lies on the x axis. */
  readonly positions: readonly number[];
}

/** A dot at each line's newest point, at the point that the keyboard is on, and where a point has no neighbour to be joined to. */
export function LinePoints({ series, positions, active }: LinePointsProps) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY } = places;
  return (
    <g>
      {series.flatMap(({ label, color, values }) => {
        const newest = values.findLastIndex((value) => value !== null);
        return values.map((value, index) => {
          const alone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
          if (value === null || !(alone || index === newest || index === active)) return null;
          return (
            <circle
              key={`${label} ${index}`}
              cx={toX(positions[index])}
              cy={toY(value)}
              r={index === active ? 6 : 4.5}
              fill={color}
              stroke={index === active ? inks.goal : inks.paper}
              strokeWidth={2}
            />
          );
        });
      })}
    </g>
  );
}

interface ActiveValuesProps {
  readonly series: readonly TrendSeries[];
  readonly format: (value: number) => string;
  /** The date's place on the x axis, and its rank. */
  readonly at: number;
  readonly index: number;
}

/** The values of the date that the keyboard is on, over their points. */
export function ActiveValues({ series, at, index, format }: ActiveValuesProps) {
  const places = usePlaces();
  const x = places?.toX(at);
  if (places === null || x === undefined) return null;
  const { toY, plot } = places;
  const known = series.flatMap(({ label, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ label, value }];
  });
  const wanted = known.map(({ value }) => (toY(value) ?? 0) - 13);
  const ys = spread(wanted, labelLinePx, plot.y - 2, plot.y + plot.height);
  const leftHalf = x < plot.x + plot.width / 2;
  return (
    <g>
      {known.map(({ label, value }, rank) => (
        <text
          key={label}
          x={x + (leftHalf ? 9 : -9)}
          y={(ys[rank] ?? 0) + 4}
          textAnchor={leftHalf ? 'start' : 'end'}
          {...valueText}
        >
          {format(value)}
        </text>
      ))}
    </g>
  );
}
