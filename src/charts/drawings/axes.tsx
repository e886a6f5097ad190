/** The axes that more than one drawing has, and the words under a plot. */
import { useChartWidth, usePlotArea, useXAxisScale, XAxis, YAxis } from 'recharts';
import { axisText } from '@/charts/look';
import { fittingLabels, textPx, type TidyScale } from '@/charts/scale';

interface AxisLabelsProps {
  /** What stands at which place of the x axis. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
}

/** Height that the labels take under the plot. */
export const axisLabelsPx = 28;

/** The words under the plot: as many as fit, none cut. */
export function AxisLabels({ labels }: AxisLabelsProps) {
  const toX = useXAxisScale();
  const plot = usePlotArea();
  const width = useChartWidth();
  if (toX === undefined || plot === undefined || width === undefined) return null;
  const placed = labels.flatMap(({ at, text }) => {
    const x = toX(at, { position: 'middle' });
    return x === undefined ? [] : [{ text, x }];
  });
  return (
    <g>
      {fittingLabels(placed, width).map(({ text, x }) => (
        <text key={x} x={x} y={plot.y + plot.height + 20} textAnchor="middle" {...axisText}>
          {text}
        </text>
      ))}
    </g>
  );
}

interface DateAxisProps {
  /** Where each date lies, in any unit, the first one first. */
  readonly positions: readonly number[];
  /** Room in pixels before the first and behind the last. */
  readonly padding: { readonly left: number; readonly right: number };
}

/** Dates in their true distances, to be labeled by AxisLabels. A lone date stands in the middle. */
export function DateAxis({ positions, padding }: DateAxisProps) {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 1;
  return (
    <XAxis
      type="number"
      dataKey="at"
      domain={first === last ? [first - 1, last + 1] : [first, last]}
      height={axisLabelsPx}
      padding={padding}
      tick={false}
      tickLine={false}
      axisLine={false}
    />
  );
}

interface ValueAxisProps {
  readonly scale: TidyScale;
  readonly format: (value: number) => string;
  /** Where the rows of the drawing have their value, if they have one alone. */
  readonly dataKey?: string;
}

/** The values of a tidy scale on the left, as wide as the widest of them. */
export function ValueAxis({ scale, format, dataKey }: ValueAxisProps) {
  return (
    <YAxis
      type="number"
      {...(dataKey !== undefined && { dataKey })}
      domain={[scale.least, scale.most]}
      ticks={[...scale.ticks]}
      width={Math.max(...scale.ticks.map((tick) => textPx(format(tick)))) + 8}
      tickFormatter={format}
      tickLine={false}
      axisLine={false}
      tick={axisText}
      interval={0}
    />
  );
}
