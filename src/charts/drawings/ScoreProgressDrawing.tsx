import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  DefaultZIndexes,
  Scatter,
  type ScatterShapeProps,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import { type Box, rightOf } from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, textHaloStyle, valueTextStyle } from '@/charts/chartStyles';
import type { ScoreWithTarget } from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { ActiveLayer } from './ActiveLayer';
import { Dot } from './marks';
import { numberedRows, Plot, usePlotScales, ValuesBelow } from './Plot';
import { plotScale } from './plotScale';

interface ScoreProgressDrawingProps {
  readonly points: readonly ScoreWithTarget[];
  /** Both ends of the scale, widened for values beyond them. */
  readonly range: readonly [number, number];
  readonly format: (value: number) => string;
  readonly targetWord: string;
}

const rightMarginPx = 28;
const dotPx = 7;
/** Half the length of a target's tick, which is longer than a dot is high. */
const tickPx = 11;

/** The dots of ScoreProgressChart: one row per section, its name on the left. */
export function ScoreProgressDrawing({ points, range, format, targetWord }: ScoreProgressDrawingProps) {
  const textSize = useTextSize();
  const scale = plotScale(
    points.flatMap(({ current, target }) => [current, target]),
    range,
  );
  return (
    <Plot data={numberedRows(points)} layout="vertical" margin={{ top: 12, right: rightMarginPx }}>
      <CartesianGrid syncWithTicks vertical={false} stroke={chartColors.grid} />
      <ValuesBelow scale={scale} format={format} sidePx={0} />
      <YAxis
        type="category"
        dataKey="index"
        tickFormatter={(index: number) => points[index]?.label ?? ''}
        tick={{ fill: chartColors.ink, fontSize: textSize + 1 }}
        tickLine={false}
        axisLine={false}
        interval={0}
        width="auto"
      />
      <Bar
        dataKey={({ current, target }: ScoreWithTarget) => [current, target].toSorted((a, b) => a - b)}
        barSize={2}
        shape={GapBar}
        isAnimationActive={false}
      />
      <Scatter dataKey="current" shape={CurrentDot} isAnimationActive={false} />
      <Scatter
        dataKey="target"
        // Drawn over the dot so that the dot doesn't hide the target of a value that is exactly there.
        shape={(tick: ScatterShapeProps) => (
          <ScoreTexts tick={tick} format={format} targetWord={targetWord} />
        )}
        isAnimationActive={false}
      />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <ActiveDot points={points} />
      </ZIndexLayer>
    </Plot>
  );
}

function GapBar({ x, y, width, height, payload }: BarShapeProps) {
  const { color }: ScoreWithTarget = payload;
  return <rect x={x} y={y} width={width} height={height} fill={color} />;
}

function CurrentDot({ cx, cy, payload }: ScatterShapeProps) {
  const { color }: ScoreWithTarget = payload;
  if (cx === undefined || cy === undefined) return null;
  return <Dot x={cx} y={cy} color={color} r={dotPx} />;
}

interface ScoreTextsProps extends Pick<ScoreProgressDrawingProps, 'format' | 'targetWord'> {
  /** The target's place. */
  readonly tick: ScatterShapeProps;
}

/** The tick at a row's target, and the text of the row's two values. */
function ScoreTexts({ tick: { cx: targetX, cy: y, payload }, format, targetWord }: ScoreTextsProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  const { scale } = useFigure();
  const { current, target }: ScoreWithTarget = payload;
  if (places === null || targetX === undefined || y === undefined) return null;
  const { toX, plot } = places;
  const x = toX(current);
  const text = `${targetWord} ${format(target)}`;
  const place = textBeside({
    targetX,
    dotX: x,
    width: estimateTextWidth(text, textSize),
    from: plot.left,
    to: rightOf(plot),
  });
  return (
    <g>
      <line
        x1={targetX}
        x2={targetX}
        y1={y - tickPx}
        y2={y + tickPx}
        stroke={chartColors.ink}
        strokeWidth={2.5}
      />
      <text
        x={x + (current >= target ? 13 : -13)}
        y={y - 12 * scale}
        textAnchor="middle"
        {...valueTextStyle(textSize + 1)}
      >
        {format(current)}
      </text>
      <text
        x={place.x}
        y={y + place.down}
        textAnchor={place.anchor}
        {...axisTextStyle(textSize)}
        {...textHaloStyle}
      >
        {text}
      </text>
    </g>
  );
}

interface TargetPlace {
  readonly targetX: number;
  readonly dotX: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Places a target's label beside its tick, on the side away from the dot; if there is no room, on the other side, beyond the dot.
 * If neither side has room, it goes below the tick, inside the drawing.
 */
function textBeside({ targetX, dotX, width, from, to }: TargetPlace): {
  readonly x: number;
  readonly down: number;
  readonly anchor: 'start' | 'middle' | 'end';
} {
  const left = { x: Math.min(targetX - 7, dotX - 12), down: 4, anchor: 'end' } as const;
  const right = { x: Math.max(targetX + 7, dotX + 12), down: 4, anchor: 'start' } as const;
  const leftFits = left.x - width >= from;
  const rightFits = right.x + width <= to + rightMarginPx;
  if (dotX >= targetX && leftFits) return left;
  if (rightFits) return right;
  if (leftFits) return left;
  return { x: Math.min(targetX, to + rightMarginPx - width / 2), down: 22, anchor: 'middle' };
}

function ActiveDot({ points }: Pick<ScoreProgressDrawingProps, 'points'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY } = places;
  const marks = points.map(({ current, target }, row): Box => {
    const [left, right] = [Math.min(toX(current), toX(target)), Math.max(toX(current), toX(target))];
    return { left: left - 12, top: toY(row) - 24, width: right - left + 24, height: 40 };
  });
  return (
    <ActiveLayer marks={marks} axis="y" crosshair={null}>
      {(row) => {
        const point = points[row];
        return (
          point !== undefined && (
            <circle
              cx={toX(point.current)}
              cy={toY(row)}
              r={dotPx + 2}
              fill={point.color}
              stroke={chartColors.ink}
              strokeWidth={2}
            />
          )
        );
      }}
    </ActiveLayer>
  );
}
