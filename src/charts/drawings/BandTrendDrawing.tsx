import { Line } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import {
  type Box,
  boxesAlongLine,
  findLowestCostCandidate,
  clamp,
  countOverlaps,
} from '@/charts/geometry/boxGeometry';
import { placementsAtLine } from '@/charts/geometry/textPlacement';
import { chartColors, valueTextStyle } from '@/charts/chartStyles';
import type { BandPoint, TrendReference } from '@/charts/chartData';
import { estimateTextWidth, type RoundScale } from '@/charts/geometry/scale';
import { formatRange } from '@/lib/text/format';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { type PlotScales, usePlotScales } from './parts/plotScales';
import { TargetLine } from './parts/TargetLine';
import { Ring, ringBox } from './parts/marks';
import { xAxisDomain } from './parts/positions';
import { type PlotRow, plotRows, staticMarkProps } from './parts/plotRows';
import { TargetLabel } from './parts/TargetLabel';

interface BandTrendDrawingProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  readonly scale: RoundScale;
  readonly format: (value: number) => string;
}

/** Room on both sides so that the first and last ranges aren't cut off. */
const sidePx = 24;

export function BandTrendDrawing({ points, color, reference, scale, format }: BandTrendDrawingProps) {
  return (
    <PlotFrame
      x={xAxisDomain(points.map(({ x }) => x))}
      padding={{ left: sidePx, right: sidePx }}
      scale={scale}
      format={format}
      margin={{ top: 20, right: 4 }}
      rows={plotRows(points.map(({ x }) => x))}
      marks={
        <>
          {reference !== null && <TargetLine y={reference.value} />}
          <Line
            dataKey={({ index }: PlotRow) => points[index]?.value ?? null}
            stroke={color}
            strokeOpacity={0.45}
            strokeWidth={1.5}
            {...staticMarkProps}
          />
        </>
      }
    >
      {reference !== null && <ReferenceWords points={points} reference={reference} format={format} />}
      <Ranges points={points} color={color} format={format} />
      <AxisLabels labels={points.map(({ x, tick }) => ({ x, text: tick }))} />
      <ActiveRange points={points} color={color} />
    </PlotFrame>
  );
}

/** The target's label, placed to avoid the ranges and the line. */
function ReferenceWords({
  points,
  reference: { label, value },
  format,
}: Pick<BandTrendDrawingProps, 'points' | 'format'> & { reference: TrendReference }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  const marks = [
    ...boxesAlongLine(points.map(({ x, value: of }) => ({ x: toX(x), y: toY(of) }))),
    ...points.map((point) => rangeBox(point, places, points)),
  ];
  const candidates = placementsAtLine(label, format(value), toY(value), textSize, plot);
  return <TargetLabel place={findLowestCostCandidate(candidates, (box) => countOverlaps(box, marks))} />;
}

type RangesProps = Pick<BandTrendDrawingProps, 'points' | 'color' | 'format'>;

/** Returns the box of a point's range. The more points, the narrower it is. */
function rangeBox(
  { x, low, high }: BandPoint,
  { toX, toY, plot }: PlotScales,
  all: readonly BandPoint[],
): Box {
  const width = clamp(plot.width / all.length / 2, 3, 14);
  return {
    left: toX(x) - width / 2,
    top: toY(high),
    width,
    height: Math.max(2, toY(low) - toY(high)),
  };
}

function RangeBar({
  box: { left, top, width, height },
  color,
  opacity,
}: {
  box: Box;
  color: string;
  opacity: number;
}) {
  return <rect x={left} y={top} width={width} height={height} rx={3} fill={color} fillOpacity={opacity} />;
}

/** Each value as a dot on its range. The newest range is also written out above its bar. */
function Ranges({ points, color, format }: RangesProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  const newest = points.at(-1);
  const words = newest === undefined ? '' : formatRange(newest, format);
  const half = estimateTextWidth(words, textSize) / 2;
  return (
    <g>
      {points.map((point, index) => {
        const box = rangeBox(point, places, points);
        return (
          <g key={index} data-mark>
            <RangeBar box={box} color={color} opacity={0.28} />
            <circle
              cx={toX(point.x)}
              cy={toY(point.value)}
              r={Math.min(4.5, box.width / 2 + 1)}
              fill={color}
              stroke={chartColors.paper}
              strokeWidth={2}
            />
          </g>
        );
      })}
      {newest !== undefined && (
        <text
          x={clamp(toX(newest.x), plot.left + half, plot.left + plot.width - half)}
          y={Math.max(12, toY(newest.high) - 7)}
          textAnchor="middle"
          {...valueTextStyle(textSize)}
        >
          {words}
        </text>
      )}
    </g>
  );
}

/** The active range: darker, with a ring at its value. */
function ActiveRange({ points, color }: Pick<RangesProps, 'points' | 'color'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  // As wide as the ring, even if there are so many points that the ranges are narrower.
  const marks = points.map((point) => {
    const { top, height } = rangeBox(point, places, points);
    return { ...ringBox(toX(point.x), 0), top: top - 4, height: height + 8 };
  });
  return (
    <ActiveLayer marks={marks} axis="x" crosshair={{ top: plot.top, bottom: plot.top + plot.height }}>
      {(index) => {
        const point = points[index];
        if (point === undefined) return null;
        return (
          <>
            <RangeBar box={rangeBox(point, places, points)} color={color} opacity={0.5} />
            <Ring x={toX(point.x)} y={toY(point.value)} color={color} />
          </>
        );
      }}
    </ActiveLayer>
  );
}
