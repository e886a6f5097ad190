/** The marks of a line with its error area, shared by the large chart and the small ones. */
import { Area, Line } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { chartColors, valueTextStyle } from '@/charts/chartStyles';
import type { BandPoint } from '@/charts/chartData';
import { ActiveLayer } from './parts/ActiveLayer';
import { usePlotScales } from './parts/plotScales';
import { Ring, ringBox, Square } from './parts/marks';
import { type PlotRow, staticMarkProps } from './parts/plotRows';

interface BandMarksProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
}

const aloneBarPx = 14;

/** The line over its error area. For a single point, BandPoints draws the error instead. */
export function BandLine({ points, color }: BandMarksProps) {
  return (
    <>
      {points.length > 1 && (
        <Area
          dataKey={({ index }: PlotRow) => rangeOf(points[index])}
          stroke="none"
          fill={color}
          fillOpacity={0.18}
          {...staticMarkProps}
        />
      )}
      <Line
        data-mark
        dataKey={({ index }: PlotRow) => points[index]?.value ?? null}
        stroke={color}
        strokeWidth={2.25}
        strokeLinejoin="round"
        {...staticMarkProps}
      />
    </>
  );
}

function rangeOf(point: BandPoint | undefined): [number, number] | null {
  return point === undefined ? null : [point.low, point.high];
}

/** A dot or square at each point, larger at the newest one. A single point also shows its error range as a bar. */
export function BandPoints({ points, color, dots = true }: BandMarksProps & { dots?: boolean }) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY } = places;
  const [lone] = points.length === 1 ? points : [];
  const newest = points.length - 1;
  return (
    <>
      {lone !== undefined && (
        <rect
          x={toX(lone.x) - aloneBarPx / 2}
          y={toY(lone.high)}
          width={aloneBarPx}
          height={toY(lone.low) - toY(lone.high)}
          rx={3}
          fill={color}
          fillOpacity={0.28}
        />
      )}
      {points.map(({ x, value, isSquare = false }, index) =>
        isSquare ? (
          <Square key={index} x={toX(x)} y={toY(value)} color={color} sidePx={index === newest ? 11 : 9} />
        ) : (
          (dots || index === newest) && (
            <circle
              key={index}
              cx={toX(x)}
              cy={toY(value)}
              r={index === newest ? 5 : 3.5}
              fill={color}
              stroke={chartColors.paper}
              strokeWidth={1.5}
            />
          )
        ),
      )}
    </>
  );
}

interface EndValueLabelProps {
  readonly point: BandPoint;
  readonly text: string;
  readonly gapPx: number;
}

export function EndValueLabel({ point: { x, value }, text: words, gapPx }: EndValueLabelProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  return (
    <text x={places.toX(x) + gapPx} y={places.toY(value) + 5} {...valueTextStyle(textSize + 1)}>
      {words}
    </text>
  );
}

/** Marks the active point with a ring and a vertical line. */
export function ActiveBandPoint({ points, color, first = 0 }: BandMarksProps & { first?: number }) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  return (
    <ActiveLayer
      marks={points.map(({ x, value }) => ringBox(toX(x), toY(value)))}
      axis="x"
      crosshair={{ top: plot.top, bottom: plot.top + plot.height }}
      firstIndex={first}
    >
      {(index) => {
        const point = points[index];
        if (point === undefined) return null;
        const { x, value, isSquare = false } = point;
        return <Ring x={toX(x)} y={toY(value)} color={color} isSquare={isSquare} />;
      }}
    </ActiveLayer>
  );
}
