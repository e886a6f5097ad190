import { CartesianGrid, DefaultZIndexes, Line, LineChart, ZIndexLayer } from 'recharts';
import type { DrawingProps } from '@/charts/ChartFigure';
import { inks } from '@/charts/look';
import type { TrendReference, TrendSeries } from '@/charts/points';
import { spread, textPx, type TidyScale } from '@/charts/scale';
import { AxisLabels, DateAxis, ValueAxis } from './axes';
import { ActiveValues, labelLinePx, LinePoints } from './LinePoints';
import { PlaceLine, TargetLine } from './lines';
import { noShape, usePlaces, wholeBox } from './frame';

interface LinesDrawingProps extends DrawingProps {
  readonly ticks: readonly string[];
  /** Where each date lies on the x axis, in any unit. */
  readonly positions: readonly number[];
  readonly series: readonly TrendSeries[];
  readonly reference?: TrendReference;
  readonly scale: TidyScale;
  readonly format: (value: number) => string;
}

/** Between the end of the lines and their labels. */
const labelGapPx = 10;

/** A series' key in the rows: not its label, whose dots would be read as a path. */
const keyOf = (rank: number) => `series${rank}`;

/** The lines of TrendChart. */
export function LinesDrawing({
  ticks,
  positions,
  series,
  reference,
  scale,
  format,
  active,
}: LinesDrawingProps) {
  const ends = endLabels(series, reference, format);
  const widest = Math.max(...ends.map(({ text }) => textPx(text)), 0);
  const rows = positions.map((at, index) => ({
    at,
    ...Object.fromEntries(series.map(({ values }, rank) => [keyOf(rank), values[index] ?? null])),
  }));
  const first = positions[0] ?? 0;
  return (
    <LineChart {...wholeBox} data={rows} margin={{ top: 12, right: widest + labelGapPx, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <DateAxis positions={positions} padding={{ left: 8, right: 0 }} />
      <ValueAxis scale={scale} format={format} />
      {reference !== undefined && <TargetLine y={reference.value} />}
      {active !== null && <PlaceLine x={positions[active] ?? first} />}
      {series.map(({ label, color }, rank) => (
        <Line
          key={label}
          dataKey={keyOf(rank)}
          stroke={color}
          strokeWidth={2.5}
          isAnimationActive={false}
          // LinePoints draws the dots; with `false` Recharts would still draw a ring of its own at a lone point.
          dot={noShape}
          activeDot={false}
        />
      ))}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <LinePoints series={series} positions={positions} active={active} />
        <EndLabels ends={ends} />
        {active !== null && (
          <ActiveValues series={series} at={positions[active] ?? first} index={active} format={format} />
        )}
      </ZIndexLayer>
      <AxisLabels labels={ticks.map((text, index) => ({ text, at: positions[index] ?? first }))} />
    </LineChart>
  );
}

interface EndLabel {
  readonly text: string;
  readonly value: number;
  readonly color: string;
  readonly kind: 'series' | 'reference';
}

/** What stands right of the lines: each series' name and newest value, and the reference. A lone series needs no name. */
function endLabels(
  series: readonly TrendSeries[],
  reference: TrendReference | undefined,
  format: (value: number) => string,
): readonly EndLabel[] {
  const ends = series.flatMap(({ label, color, values }): EndLabel[] => {
    const value = values.findLast((each) => each !== null) ?? null;
    if (value === null) return [];
    const text = series.length === 1 ? format(value) : `${label} ${format(value)}`;
    return [{ text, value, color, kind: 'series' }];
  });
  if (reference === undefined) return ends;
  const text = `${reference.label} ${format(reference.value)}`;
  return [...ends, { text, value: reference.value, color: inks.goal, kind: 'reference' }];
}

function EndLabels({ ends }: { ends: readonly EndLabel[] }) {
  const places = usePlaces();
  if (places === null) return null;
  const { toY, plot } = places;
  const wanted = ends.map(({ value }) => toY(value) ?? plot.y);
  const ys = spread(wanted, labelLinePx, plot.y, plot.y + plot.height);
  return (
    <g>
      {ends.map(({ text, color, kind }, index) => (
        <text
          key={text}
          x={plot.x + plot.width + labelGapPx}
          y={(ys[index] ?? 0) + 4}
          fill={kind === 'reference' ? color : inks.ink}
          fontSize={12}
          fontWeight={kind === 'reference' ? 600 : 650}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
