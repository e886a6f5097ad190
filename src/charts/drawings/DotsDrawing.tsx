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
import { axisText, inks } from '@/charts/look';
import type { ScorePoint } from '@/charts/points';
import { number } from '@/lib/format';

interface DotsDrawingProps extends DrawingProps {
  readonly points: readonly ScorePoint[];
  readonly scale: readonly [number, number];
}

/** Room at the right for half of the value over a dot at the scale's end. */
const rightPx = 28;
const targetLabelPx = 68;

/** The dots of ScoreProgressChart: a row a section. */
export function DotsDrawing({ points, scale, active }: DotsDrawingProps) {
  const [least, most] = scale;
  const rows = points.map((point) => ({ ...point, row: point.label }));
  return (
    <ScatterChart
      responsive
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 12, right: rightPx, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis
        type="number"
        dataKey="current"
        domain={[least, most]}
        ticks={[least, (least + most) / 2, most]}
        tickLine={false}
        axisLine={false}
        tick={axisText}
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
        shape={(dot: ScatterShapeProps) => <ScoreDot {...dot} points={points} active={active} />}
      />
    </ScatterChart>
  );
}

function ScoreDot({
  cx,
  cy,
  index,
  points,
  active,
}: ScatterShapeProps & Pick<DotsDrawingProps, 'points' | 'active'>) {
  const toX = useXAxisScale();
  const plot = usePlotArea();
  const point = points[index];
  const targetX = point === undefined ? undefined : toX?.(point.target);
  if (point === undefined || targetX === undefined || cx === undefined || cy === undefined) return null;
  // Left of its tick where that is free; otherwise under it, and never over the drawing's edge.
  const most = (plot?.x ?? 0) + (plot?.width ?? 0) + rightPx;
  const above = point.current >= point.target;
  const marked = index === active;
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
        {number(point.current)}
      </text>
      <text
        {...(above
          ? { x: targetX - 7, y: cy + 4, textAnchor: 'end' }
          : { x: Math.min(targetX, most - targetLabelPx / 2), y: cy + 22, textAnchor: 'middle' })}
        fill={inks.quiet}
        fontSize={12}
      >
        target {number(point.target)}
      </text>
    </g>
  );
}
