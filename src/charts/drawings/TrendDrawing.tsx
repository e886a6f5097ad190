import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import { chartColors, targetTextStyle, valueTextStyle } from '@/charts/chartStyles';
import type { TrendReference, TrendSeries } from '@/charts/chartData';
import { wrapNameAndValue, spreadLabels, estimateTextWidth, type RoundScale } from '@/charts/geometry/scale';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales } from './parts/plotScales';
import { ActiveDateMarker, LinePoints, TrendLines } from './LinePoints';
import { TargetLine } from './parts/TargetLine';
import { plotRows } from './parts/plotRows';
import { xAxisDomain, type PositionedProps } from './parts/positions';

interface TrendDrawingProps extends PositionedProps {
  readonly series: readonly TrendSeries[];
  readonly references: readonly TrendReference[];
  readonly scale: RoundScale;
  readonly format: (value: number) => string;
}

/** Gap between the ends of the lines and their labels. */
const labelGapPx = 10;
/** Gap between two labels. */
const betweenPx = 4;
/** Maximum width of labels, so that the lines get most of the space: in pixels on a phone, elsewhere as a multiple of the text size. */
const narrowLabelPx = 96;
const widestLabel = 20;
/** Maximum lines of a label; the table has the whole name. */
const mostLabelLines = 3;

export function TrendDrawing({ ticks, positions, series, references, scale, format }: TrendDrawingProps) {
  const { figureWidth } = useFigure();
  const textSize = useTextSize();
  const mostPx = figureWidth === 'narrow' ? narrowLabelPx : widestLabel * textSize;
  const labels = endLabels(series, references).map((label) => ({
    ...label,
    lines:
      label.name === null
        ? [format(label.value)]
        : wrapNameAndValue(label.name, format(label.value), mostPx, mostLabelLines, textSize),
  }));
  const widest = Math.max(
    ...labels.flatMap(({ lines }) => lines.map((line) => estimateTextWidth(line, textSize))),
    0,
  );
  return (
    <PlotFrame
      x={endsAtLabels(positions)}
      padding={{ left: 8, right: 0 }}
      scale={scale}
      format={format}
      margin={{ top: 16, right: widest + labelGapPx }}
      rows={plotRows(positions)}
      marks={
        <>
          {references.map(({ value }, index) => (
            <TargetLine key={index} y={value} />
          ))}
          <TrendLines series={series} />
        </>
      }
    >
      <LinePoints series={series} positions={positions} />
      <EndLabels labels={labels} />
      <AxisLabels labels={ticks.map((text, index) => ({ text, x: positions[index] ?? 0 }))} />
      <ActiveDateMarker series={series} positions={positions} />
    </PlotFrame>
  );
}

/** Returns both ends of the x axis. A single point is at the right end, next to its label. */
function endsAtLabels(positions: PositionedProps['positions']): readonly [number, number] {
  const [only] = positions;
  return positions.length === 1 && only !== undefined ? [only - 1, only] : xAxisDomain(positions);
}

interface EndLabel {
  /** Null for a single series, which needs no name. */
  readonly name: string | null;
  readonly value: number;
  readonly kind: 'series' | 'reference';
}

/** Returns the labels at the right ends of the lines: the references, and each series' newest value. */
function endLabels(
  series: readonly TrendSeries[],
  references: readonly TrendReference[],
): readonly EndLabel[] {
  return [
    ...series.flatMap(({ label, values }): EndLabel[] => {
      const value = values.findLast((each) => each !== null) ?? null;
      return value === null ? [] : [{ name: series.length === 1 ? null : label, value, kind: 'series' }];
    }),
    ...references.map(({ label, value }): EndLabel => ({ name: label, value, kind: 'reference' })),
  ];
}

/** The labels at the line ends, spread apart. A label of several lines of text is vertically centered on its position. */
function EndLabels({ labels }: { labels: readonly (EndLabel & { readonly lines: readonly string[] })[] }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toY, plot } = places;
  const linePx = textSize + 3;
  const ys = spreadLabels(
    labels.map(({ value }) => toY(value)),
    labels.map(({ lines }) => lines.length * linePx + betweenPx),
    plot.top,
    plot.top + plot.height,
  );
  return (
    <g>
      {labels.map(({ lines, kind }, index) => (
        // Two schools may have one name and ask for the same.
        <text
          key={index}
          y={(ys[index] ?? 0) + 4 - ((lines.length - 1) * linePx) / 2}
          {...(kind === 'reference'
            ? targetTextStyle(textSize)
            : { ...valueTextStyle(textSize), stroke: 'none' })}
          fill={chartColors.ink}
        >
          {lines.map((line, rank) => (
            <tspan key={rank} x={plot.left + plot.width + labelGapPx} dy={rank === 0 ? 0 : linePx}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
