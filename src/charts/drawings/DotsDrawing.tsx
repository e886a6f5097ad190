import {
  CartesianGrid,
  Scatter,
  ScatterChart,
  type ScatterShapeProps,
  usePlotArea,
  useXAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawingProps } from '@/charts/ChartFigure';
import { axisText, inks, overDrawing } from '@/charts/look';
import type { ScorePoint } from '@/charts/points';
import { textPx } from '@/charts/scale';
import { wholeBox } from './frame';

interface DotsDrawingProps extends DrawingProps {
  readonly points: readonly ScorePoint[];
  readonly scale: readonly [number, number];
  readonly format: (value: number) => string;
  readonly targetWord: string;
}

const rightMarginPx = 28;

/** The dots of ScoreProgressChart: a row a section. */
export function DotsDrawing({ points, scale, format, targetWord, active }: DotsDrawingProps) {
  const [least, most] = scale;
  const rows = points.map((point) => ({ ...point, row: point.label }));
  return (
    <ScatterChart {...wholeBox} margin={{ top: 12, right: rightMarginPx, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis
        type="number"
        dataKey="current"
        domain={[least, most]}
        ticks={[least, (least + most) / 2, most]}
        tickLine={false}
        axisLine={false}
        tick={axisText}
        tickFormatter={format}
      />
      <YAxis
        type="category"
        dataKey="row"
        width={64}
        tickLine={false}
        axisLine={false}
        tick={{ ...axisText, fill: inks.ink, fontSize: 14 }}
        allowDuplicatedCategory={false}
        reversed
      />
      <Scatter
        data={rows}
        isAnimationActive={false}
        shape={(dot: ScatterShapeProps) => (
          <ScoreDot {...dot} points={points} format={format} targetWord={targetWord} active={active} />
        )}
      />
    </ScatterChart>
  );
}

function ScoreDot({
  cx,
  cy,
  index,
  points,
  format,
  targetWord,
  active,
}: ScatterShapeProps & Omit<DotsDrawingProps, 'scale'>) {
  const toX = useXAxisScale();
  const plot = usePlotArea();
  const point = points[index];
  const targetX = point === undefined ? undefined : toX?.(point.target);
  if (
    point === undefined ||
    targetX === undefined ||
    cx === undefined ||
    cy === undefined ||
    plot === undefined
  )
    return null;
  const above = point.current >= point.target;
  const marked = index === active;
  const words = `${targetWord} ${format(point.target)}`;
  const place = besideTarget({
    targetX,
    dotX: cx,
    width: textPx(words),
    from: plot.x,
    to: plot.x + plot.width,
  });
  return (
    <g>
      <line x1={targetX} x2={cx} y1={cy} y2={cy} stroke={point.color} strokeWidth={2} />
      <line x1={targetX} x2={targetX} y1={cy - 9} y2={cy + 9} stroke={inks.goal} strokeWidth={2.5} />
      <circle
        cx={cx}
        cy={cy}
        r={marked ? 9 : 7}
        fill={point.color}
        stroke={marked ? inks.goal : inks.paper}
        strokeWidth={2}
      />
      <text
        x={cx + (above ? 13 : -13)}
        y={cy - 12}
        textAnchor="middle"
        fill={inks.ink}
        fontSize={13}
        fontWeight={650}
      >
        {format(point.current)}
      </text>
      <text x={place.x} y={cy + place.down} textAnchor={place.anchor} {...axisText} {...overDrawing}>
        {words}
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
 * Where a target's words go: on its far side from the dot, or on the near side, past the dot; where neither has room,
 * under the tick, and not over the drawing's edge.
 */
function besideTarget({ targetX, dotX, width, from, to }: TargetPlace): {
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
