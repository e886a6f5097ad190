/** The axes that more than one drawing has, and the words under a plot. */
import { useChartWidth, YAxis } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { axisTextStyle, valueTextStyle } from '@/charts/chartStyles';
import { fitLabels, estimateTextWidth, type TidyScale } from '@/charts/geometry/scale';
import { usePlotScales } from './plotScales';

/** Heights of a line of labels under the plot, and of a second one, for words of the usual size. */
const firstLinePx = 28;
const secondLinePx = 18;
/** Under the plot, the first line begins so far down. */
const firstBaselinePx = 20;
const usualTextPx = 14;

/** Height that lines of labels take under the plot; larger words take more. */
export function axisLabelsPx(textSize: number, lines: 1 | 2 = 1): number {
  const larger = Math.max(0, textSize - usualTextPx);
  return firstLinePx + larger + (lines === 2 ? secondLinePx + larger : 0);
}

/** Between the values of the y axis and the plot. */
const valueGapPx = 8;

interface AxisLabelsProps {
  /** What stands at which place of the x axis. */
  readonly labels: readonly { readonly at: number; readonly text: string; readonly below?: string }[];
}

/** The words under the plot: all of them, or as many as fit at even distances; none cut. */
export function AxisLabels({ labels }: AxisLabelsProps) {
  const places = usePlotScales();
  const width = useChartWidth();
  const textSize = useTextSize();
  if (places === null || width === undefined) return null;
  const { toX, plot } = places;
  const placed = labels.map(({ at, ...label }) => ({ ...label, x: toX(at) }));
  const larger = Math.max(0, textSize - usualTextPx);
  const y = plot.top + plot.height + firstBaselinePx + larger;
  // Past the values on the left, the lowest of which would else stand on the first label.
  const from = Math.max(0, plot.left - valueGapPx + 2);
  return fitLabels(placed, width, textSize, from).map(({ text, below, x }) => (
    <g key={x} textAnchor="middle">
      <text x={x} y={y} {...axisTextStyle(textSize)}>
        {text}
      </text>
      {below !== undefined && (
        <text x={x} y={y + secondLinePx + larger} {...valueTextStyle(textSize)} stroke="none">
          {below}
        </text>
      )}
    </g>
  ));
}

interface ValueAxisProps {
  readonly scale: TidyScale;
  /** Null for a scale that isn't written. */
  readonly format: ((value: number) => string) | null;
}

/** The values of a tidy scale on the left, as wide as the widest of them. */
export function ValueAxis({ scale, format }: ValueAxisProps) {
  const textSize = useTextSize();
  const domain = [scale.least, scale.most];
  if (format === null)
    return <YAxis type="number" dataKey="y" domain={domain} allowDataOverflow width={1} hide />;
  return (
    <YAxis
      type="number"
      dataKey="y"
      domain={domain}
      allowDataOverflow
      ticks={[...scale.ticks]}
      width={Math.max(...scale.ticks.map((tick) => estimateTextWidth(format(tick), textSize))) + valueGapPx}
      tickFormatter={format}
      tickLine={false}
      axisLine={false}
      tick={axisTextStyle(textSize)}
      interval={0}
    />
  );
}
