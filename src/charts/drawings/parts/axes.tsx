/** The axes shared by several drawings, and the labels below a plot. */
import { useChartWidth, YAxis } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { axisTextStyle, valueTextStyle } from '@/charts/chartStyles';
import { fitLabels, estimateTextWidth, type TidyScale } from '@/charts/geometry/scale';
import { usePlotScales } from './plotScales';

/** Heights of the first and second line of labels below the plot, at the usual text size. */
const firstLinePx = 28;
const secondLinePx = 18;
/** Baseline of the first line, measured from the plot. */
const firstBaselinePx = 20;
const usualTextPx = 14;

/** Returns the height of the labels below the plot; larger text needs more. */
export function axisLabelsPx(textSize: number, lines: 1 | 2 = 1): number {
  const larger = Math.max(0, textSize - usualTextPx);
  return firstLinePx + larger + (lines === 2 ? secondLinePx + larger : 0);
}

/** Between the y axis labels and the plot. */
const valueGapPx = 8;

interface AxisLabelsProps {
  readonly labels: readonly { readonly at: number; readonly text: string; readonly below?: string }[];
}

/** The labels below the plot: all of them, or as many as fit at even distances, none of them cut off. */
export function AxisLabels({ labels }: AxisLabelsProps) {
  const places = usePlotScales();
  const width = useChartWidth();
  const textSize = useTextSize();
  if (places === null || width === undefined) return null;
  const { toX, plot } = places;
  const placed = labels.map(({ at, ...label }) => ({ ...label, x: toX(at) }));
  const larger = Math.max(0, textSize - usualTextPx);
  const y = plot.top + plot.height + firstBaselinePx + larger;
  // Starts right of the y axis labels; the lowest would otherwise overlap the first x label.
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
  /** Null for an axis without labels. */
  readonly format: ((value: number) => string) | null;
}

/** The y axis labels, as wide as the widest of them. */
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
