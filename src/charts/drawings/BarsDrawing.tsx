import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  type LabelProps,
  Rectangle,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawingProps } from '@/charts/ChartFigure';
import { axisText, inks, valueText } from '@/charts/look';
import type { StudyTimePoint } from '@/charts/points';
import { textPx, tidyScale } from '@/charts/scale';
import { hours } from '@/lib/format';
import { AxisLabels, axisLabelsPx } from './axes';
import { TargetLine } from './lines';
import { usePlaces, wholeBox } from './frame';

interface BarsDrawingProps extends DrawingProps {
  readonly points: readonly StudyTimePoint[];
  readonly goal: number;
  readonly goalLabel: string;
}

/** Least room at the right for the goal's label, so that it never lies over a bar. */
const leastGoalLabelPx = 58;
/** With more bars than these, they stand closer together. */
const fewBars = 7;

/** The bars of StudyTimeChart. */
export function BarsDrawing({ points, goal, goalLabel, active }: BarsDrawingProps) {
  const most = Math.max(...points.map((point) => point.hours));
  const longest = most > 0 ? points.findIndex((point) => point.hours === most) : -1;
  // A little more than the longest day, so that its label has room.
  const scale = tidyScale([0, Math.max(most * 1.1, goal, 1)]);
  const rows = points.map((point, index) => ({
    hours: point.hours,
    at: index,
    label: index === longest || index === active ? `${hours(point.hours)} h` : '',
  }));
  return (
    <BarChart
      {...wholeBox}
      data={rows}
      margin={{ top: 8, right: Math.max(leastGoalLabelPx, textPx(goalLabel) + 8), bottom: 0, left: 0 }}
      barCategoryGap={points.length > fewBars ? '14%' : '24%'}
    >
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis dataKey="at" height={axisLabelsPx} tick={false} tickLine={false} axisLine={false} />
      <YAxis
        domain={[0, scale.most]}
        ticks={[...scale.ticks]}
        tickFormatter={hours}
        interval={0}
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
      <GoalLabel goal={goal} label={goalLabel} />
      <AxisLabels labels={points.map((point, at) => ({ at, text: point.tick ?? point.day }))} />
    </BarChart>
  );
}

function DayBar({ x, y, width, height, marked }: BarShapeProps & { marked: boolean }) {
  const corner = Math.min(4, width / 3);
  return (
    <Rectangle
      x={x}
      y={y}
      width={width}
      height={height}
      radius={[corner, corner, 0, 0]}
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
    <text x={Number(x) + Number(width) / 2} y={Number(y) - 6} textAnchor="middle" {...valueText}>
      {value}
    </text>
  );
}

/** The goal's word over its hours, right of the line's end. */
function GoalLabel({ goal, label }: { goal: number; label: string }) {
  const places = usePlaces();
  const y = places?.toY(goal);
  if (places === null || y === undefined) return null;
  const x = places.plot.x + places.plot.width + 6;
  return (
    <text x={x} y={y - 3} fill={inks.goal} fontSize={12} fontWeight={600}>
      {label}
      <tspan x={x} dy={15}>
        {hours(goal)} h
      </tspan>
    </text>
  );
}
