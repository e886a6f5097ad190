import {
  CartesianGrid,
  type DotItemDotProps,
  Line,
  LineChart,
  usePlotArea,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawingProps } from '@/charts/ChartFigure';
import { axisText, inks } from '@/charts/look';
import type { TrendReference, TrendSeries } from '@/charts/points';
import { spread, tidyDomain } from './scale';
import { TargetLine } from './TargetLine';

interface LinesDrawingProps extends DrawingProps {
  readonly xLabels: readonly string[];
  readonly series: readonly TrendSeries[];
  readonly reference: TrendReference;
  readonly format: (value: number) => string;
}

/** Room at the right for the labels at the ends of the lines. */
const labelPx = 84;
const lineHeightPx = 15;

/** The lines of TrendChart. */
export function LinesDrawing({ xLabels, series, reference, format, active }: LinesDrawingProps) {
  const rows = xLabels.map((label, index) =>
    Object.fromEntries([
      ['x', `${index}`],
      ['label', label],
      ...series.map((each) => [each.label, each.values[index] ?? null]),
    ]),
  );
  const known = series.flatMap((each) => each.values.filter((value) => value !== null));
  const domain = tidyDomain([...known, reference.value]);
  return (
    <LineChart
      responsive
      data={rows}
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 16, right: labelPx, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis
        dataKey="x"
        tickFormatter={(index: string) => xLabels[Number(index)] ?? ''}
        interval="preserveStartEnd"
        minTickGap={24}
        tickLine={false}
        axisLine={false}
        tick={axisText}
        padding={{ left: 8, right: 8 }}
      />
      <YAxis
        domain={domain}
        tickCount={4}
        width={44}
        tickFormatter={format}
        tickLine={false}
        axisLine={false}
        tick={axisText}
      />
      <TargetLine y={reference.value} />
      {series.map((each) => (
        <Line
          key={each.label}
          dataKey={each.label}
          stroke={each.color}
          strokeWidth={2}
          isAnimationActive={false}
          connectNulls={false}
          dot={(dot: DotItemDotProps) => (
            <Dot
              key={dot.index}
              cx={dot.cx}
              cy={dot.cy}
              color={each.color}
              marked={dot.index === active}
              newest={dot.index === xLabels.length - 1}
            />
          )}
        />
      ))}
      <Labels series={series} reference={reference} format={format} />
    </LineChart>
  );
}

function Dot({
  cx,
  cy,
  color,
  marked,
  newest,
}: {
  cx: number | undefined;
  cy: number | undefined;
  color: string;
  marked: boolean;
  newest: boolean;
}) {
  if (cx === undefined || cy === undefined) return null;
  const radius = marked ? 6 : newest ? 5 : 3;
  return (
    <circle
      cx={cx}
      cy={cy}
      r={radius}
      fill={color}
      stroke={marked ? inks.goal : inks.paper}
      strokeWidth={2}
    />
  );
}

/** The names at the right: each line's with its newest value, and the target's, moved apart where they would touch. */
function Labels({ series, reference, format }: Pick<LinesDrawingProps, 'series' | 'reference' | 'format'>) {
  const plot = usePlotArea();
  const toY = useYAxisScale();
  if (plot === undefined || toY === undefined) return null;
  const wanted = [
    ...series.flatMap(({ label, color, values }) => {
      const newest = values.at(-1);
      const y = newest === null || newest === undefined ? undefined : toY(newest);
      return y === undefined || newest === null || newest === undefined
        ? []
        : [
            {
              key: label,
              text: series.length === 1 ? format(newest) : `${label} ${format(newest)}`,
              color,
              y,
            },
          ];
    }),
    ...[toY(reference.value)].flatMap((y) =>
      y === undefined
        ? []
        : [{ key: 'reference', text: `${reference.label} ${format(reference.value)}`, color: inks.goal, y }],
    ),
  ];
  const places = spread(
    wanted.map((label) => label.y),
    lineHeightPx,
    [plot.y, plot.y + plot.height],
  );
  return (
    <g>
      {wanted.map((label, index) => (
        <text
          key={label.key}
          x={plot.x + plot.width + 8}
          y={(places[index] ?? label.y) + 4}
          fill={label.color}
          fontSize={12}
          fontWeight={650}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}
