/** The y axis and the labels below a plot, shared by the drawings. */
import { useChartWidth, YAxis } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { axisTextStyle, valueTextStyle } from '@/charts/chartStyles';
import { fitLabels, estimateTextWidth, type RoundScale } from '@/charts/geometry/scale';
import { usePlotScales } from './plotScales';

/** Heights reserved below the plot for the first and second lines of labels, for text up to the usual size. */
const firstLinePx = 28;
const secondLinePx = 18;
/** Distance from the plot down to the baseline of the first line. */
const firstBaselinePx = 20;
const usualTextPx = 14;

/** Returns the height in pixels that the labels below the plot need at a text size. */
export function axisLabelsHeightPx(textSize: number, lines: 1 | 2 = 1): number {
  const larger = Math.max(0, textSize - usualTextPx);
  return firstLinePx + larger + (lines === 2 ? secondLinePx + larger : 0);
}

/** Gap between the y axis labels and the plot. */
const valueGapPx = 8;

interface AxisLabelsProps {
  readonly labels: readonly { readonly x: number; readonly text: string; readonly below?: string }[];
}

/** The labels below the plot: all of them or, if they don't fit, every second, third, and so on. None is cut off. */
export function AxisLabels({ labels }: AxisLabelsProps) {
  const places = usePlotScales();
  const width = useChartWidth();
  const textSize = useTextSize();
  if (places === null || width === undefined) return null;
  const { toX, plot } = places;
  const placed = labels.map(({ x, ...label }) => ({ ...label, x: toX(x) }));
  const larger = Math.max(0, textSize - usualTextPx);
  const y = plot.top + plot.height + firstBaselinePx + larger;
  // Starts right of the y axis labels, because the lowest of them would otherwise overlap the first x axis label.
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
  readonly scale: RoundScale;
  /** Null for an axis without labels. */
  readonly format: ((value: number) => string) | null;
}

/** The y axis with its labels. It is as wide as the widest of them needs. */
export function ValueAxis({ scale, format }: ValueAxisProps) {
  const textSize = useTextSize();
  const domain = [scale.min, scale.max];
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
