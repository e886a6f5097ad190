import {
  CartesianGrid,
  DefaultZIndexes,
  Scatter,
  ScatterChart,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import type { PointedDrawingProps } from '@/charts/ChartFigure';
import { axisText, inks } from '@/charts/look';
import type { BandPoint, TrendReference } from '@/charts/points';
import { textPx, type TidyScale } from '@/charts/scale';
import { AxisLabels, axisLabelsPx } from './AxisLabels';
import { TargetLine } from './lines';
import { PointerLayer } from './PointerLayer';

interface BandTrendDrawingProps extends PointedDrawingProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  readonly scale: TidyScale;
  readonly format: (value: number) => string;
}

const nothing = () => null;
/** Room on both sides, so that the first and the last range are whole. */
const sidePx = 24;

/** The ranges of BandTrendChart. */
export function BandTrendDrawing(props: BandTrendDrawingProps) {
  const { points, color, reference, scale, format, active, onActive } = props;
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 1;
  return (
    <ScatterChart
      responsive
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 20, right: 4, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis
        type="number"
        dataKey="at"
        domain={first === last ? [first - 1, last + 1] : [first, last]}
        height={axisLabelsPx}
        padding={{ left: sidePx, right: sidePx }}
        tick={false}
        tickLine={false}
        axisLine={false}
      />
      <YAxis
        type="number"
        dataKey="value"
        domain={[scale.least, scale.most]}
        ticks={[...scale.ticks]}
        width={Math.max(...scale.ticks.map((tick) => textPx(format(tick)))) + 8}
        tickFormatter={format}
        tickLine={false}
        axisLine={false}
        tick={axisText}
        interval={0}
      />
      {reference !== null && <TargetLine y={reference.value} />}
      <Scatter data={points.slice(0, 1)} isAnimationActive={false} shape={nothing} />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        {reference !== null && <ReferenceWords reference={reference} format={format} />}
        <Ranges points={points} color={color} format={format} active={active} />
        <Places points={points} onActive={onActive} />
      </ZIndexLayer>
      <AxisLabels labels={points.map(({ at, tick }) => ({ at, text: tick }))} />
    </ScatterChart>
  );
}

function ReferenceWords({
  reference: { label, value },
  format,
}: {
  reference: TrendReference;
  format: (value: number) => string;
}) {
  const toY = useYAxisScale();
  const plot = usePlotArea();
  const y = toY?.(value);
  if (y === undefined || plot === undefined) return null;
  return (
    <text
      x={plot.x + 4}
      y={y - 6}
      fill={inks.goal}
      stroke={inks.paper}
      strokeWidth={4}
      paintOrder="stroke"
      fontSize={12}
      fontWeight={600}
    >
      {label} {format(value)}
    </text>
  );
}

function Ranges({
  points,
  color,
  format,
  active,
}: Omit<BandTrendDrawingProps, 'reference' | 'scale' | 'onActive'>) {
  const [toX, toY, plot] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (toX === undefined || toY === undefined || plot === undefined) return null;
  // Many tests leave each range less room.
  const widthPx = Math.max(3, Math.min(14, plot.width / points.length / 2));
  const named = active ?? points.length - 1;
  return (
    <g>
      <polyline
        points={points.map(({ at, value }) => `${toX(at)},${toY(value)}`).join(' ')}
        fill="none"
        stroke={color}
        strokeOpacity={0.45}
        strokeWidth={1.5}
      />
      {points.map(({ at, value, low, high, label }, index) => {
        const x = toX(at) ?? 0;
        const [top, bottom] = [toY(high) ?? 0, toY(low) ?? 0];
        const marked = index === active;
        return (
          <g key={`${at} ${label}`}>
            <rect
              x={x - widthPx / 2}
              y={top}
              width={widthPx}
              height={Math.max(2, bottom - top)}
              rx={3}
              fill={color}
              fillOpacity={marked ? 0.5 : 0.28}
            />
            <circle
              cx={x}
              cy={toY(value)}
              r={marked ? 6 : Math.min(4.5, widthPx / 2 + 1)}
              fill={color}
              stroke={marked ? inks.goal : inks.paper}
              strokeWidth={2}
            />
            {index === named && (
              <text
                x={Math.max(plot.x + 40, Math.min(plot.x + plot.width - 40, x))}
                y={Math.max(12, top - 7)}
                textAnchor="middle"
                fill={inks.ink}
                stroke={inks.paper}
                strokeWidth={4}
                paintOrder="stroke"
                fontSize={12}
                fontWeight={650}
              >
                {format(low)} to {format(high)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Places({ points, onActive }: Pick<BandTrendDrawingProps, 'points' | 'onActive'>) {
  const toX = useXAxisScale();
  if (toX === undefined) return null;
  return <PointerLayer places={points.map(({ at }) => toX(at) ?? 0)} along="x" onActive={onActive} />;
}
