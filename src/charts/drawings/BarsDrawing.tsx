import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  type LabelProps,
  Rectangle,
  usePlotArea,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawingProps } from '@/charts/ChartFigure';
import { axisText, inks } from '@/charts/look';
import type { StudyTimePoint } from '@/charts/points';
import { hours } from '@/lib/format';
import { TargetLine } from './TargetLine';

interface BarsDrawingProps extends DrawingProps {
  readonly points: readonly StudyTimePoint[];
  readonly goal: number;
}

/** Room at the right for the goal's label, so that it never lies over a bar. */
const goalLabelPx = 58;

/** The bars of StudyTimeChart. */
export function BarsDrawing({ points, goal, active }: BarsDrawingProps) {
  const most = Math.max(...points.map((point) => point.hours));
  const longest = most > 0 ? points.findIndex((point) => point.hours === most) : -1;
  const top = Math.max(Math.ceil(most), Math.ceil(goal), 1) + 1;
  const rows = points.map((point, index) => ({
    ...point,
    label: index === longest || index === active ? `${hours(point.hours)} h` : '',
  }));
  return (
    <BarChart
      responsive
      data={rows}
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 8, right: goalLabelPx, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      barCategoryGap="24%"
    >
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis dataKey="day" tickLine={false} axisLine={false} tick={axisText} interval={0} />
      <YAxis
        domain={[0, top]}
        allowDecimals={false}
        tickCount={4}
        width={28}
        tickLine={false}
        axisLine={false}
        tick={axisText}
      />
      <Bar
        dataKey="hours"
        isAnimationActive={false}
        maxBarSize={44}
        shape={(bar: BarShapeProps) => <DayBar {...bar} marked={bar.index === active} />}
      >
        <LabelList dataKey="label" content={DayLabel} />
      </Bar>
      <TargetLine y={goal} />
      <GoalLabel goal={goal} />
    </BarChart>
  );
}

function DayBar({ x, y, width, height, marked }: BarShapeProps & { marked: boolean }) {
  return (
    <Rectangle
      x={x}
      y={y}
      width={width}
      height={height}
      radius={[4, 4, 0, 0]}
      fill={inks.bar}
      stroke={marked ? inks.goal : 'none'}
      strokeWidth={marked ? 3 : 0}
    />
  );
}

/** A bar's value over it, on one line however narrow the bar is. */
function DayLabel({ x, y, width, value }: LabelProps) {
  if (value === undefined || value === '') return null;
  return (
    <text
      x={Number(x) + Number(width) / 2}
      y={Number(y) - 6}
      textAnchor="middle"
      fill={inks.ink}
      fontSize={12}
      fontWeight={650}
    >
      {value}
    </text>
  );
}

/** "goal" over its hours, right of the line's end. */
function GoalLabel({ goal }: { goal: number }) {
  const plot = usePlotArea();
  const y = useYAxisScale()?.(goal);
  if (plot === undefined || y === undefined) return null;
  const x = plot.x + plot.width + 6;
  return (
    <text x={x} y={y - 3} fill={inks.goal} fontSize={12} fontWeight={600}>
      goal
      <tspan x={x} dy={15}>
        {hours(goal)} h
      </tspan>
    </text>
  );
}
