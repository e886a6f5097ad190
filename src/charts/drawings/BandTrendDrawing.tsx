import { CartesianGrid, DefaultZIndexes, Scatter, ScatterChart, ZIndexLayer } from 'recharts';
import type { PointedDrawingProps } from '@/charts/ChartFigure';
import { inks, overDrawing, valueText } from '@/charts/look';
import type { BandPoint, TrendReference } from '@/charts/points';
import type { TidyScale } from '@/charts/scale';
import { AxisLabels, DateAxis, ValueAxis } from './axes';
import { TargetLine } from './lines';
import { PointerAlong } from './PointerLayer';
import { noShape, usePlaces, wholeBox } from './frame';

interface BandTrendDrawingProps extends PointedDrawingProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  readonly scale: TidyScale;
  readonly format: (value: number) => string;
}

/** Room on both sides, so that the first and the last range are whole. */
const sidePx = 24;

/** The ranges of BandTrendChart. */
export function BandTrendDrawing(props: BandTrendDrawingProps) {
  const { points, color, reference, scale, format, active, onActive } = props;
  const positions = points.map(({ at }) => at);
  return (
    <ScatterChart {...wholeBox} margin={{ top: 20, right: 4, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <DateAxis positions={positions} padding={{ left: sidePx, right: sidePx }} />
      <ValueAxis scale={scale} format={format} dataKey="value" />
      {reference !== null && <TargetLine y={reference.value} />}
      <Scatter data={points.slice(0, 1)} isAnimationActive={false} shape={noShape} />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        {reference !== null && <ReferenceWords reference={reference} format={format} />}
        <Ranges points={points} color={color} format={format} active={active} />
        <PointerAlong positions={positions} onActive={onActive} />
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
  const places = usePlaces();
  const y = places?.toY(value);
  if (places === null || y === undefined) return null;
  return (
    <text x={places.plot.x + 4} y={y - 6} fill={inks.goal} {...overDrawing} fontSize={12} fontWeight={600}>
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
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY, plot } = places;
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
                {...valueText}
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
