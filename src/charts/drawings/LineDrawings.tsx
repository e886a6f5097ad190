/** Lines over shared positions, with a gap wherever a value is missing. */
import { DefaultZIndexes, type DotItemDotProps, Line, ZIndexLayer } from 'recharts';
import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import { chartColors, targetTextStyle, uncertainLineStyle, valueTextStyle } from '@/charts/chartStyles';
import type { AxisTick, TrendReference, TrendSeries } from '@/charts/chartData';
import { bottomOf, rightOf } from '@/charts/geometry/boxGeometry';
import { estimateTextWidth, spreadLabels, wrapNameAndValue } from '@/charts/geometry/text';
import { lineHeight } from '@/charts/geometry/textPlacement';
import { ActivePoints } from './ActiveLayer';
import { Dot, TargetLine } from './marks';
import { Plot, PositionAxis, positionDomain, stillMark, usePlotScales, ValueAxis } from './Plot';
import { plotScale } from './plotScale';

interface CurvesDrawingProps {
  /** X position of each value, ascending. */
  readonly positions: readonly number[];
  readonly ticks: readonly AxisTick[];
  readonly series: readonly TrendSeries[];
  readonly range: readonly [number, number];
  readonly axisFormat: (value: number) => string;
}

/** Room at both ends for half of the active point's ring. */
const sidePx = 8;

/** The curves of CurvesChart. */
export function CurvesDrawing({ positions, ticks, series, range, axisFormat }: CurvesDrawingProps) {
  // With the room for the ring, half of the last label fits at the right.
  const right = Math.max(sidePx, Math.ceil(0.7 * useTextSize()));
  return (
    <Plot data={positions.map((x, index) => ({ x, index }))} margin={{ top: 16, right }}>
      <PositionAxis
        domain={positionDomain(positions)}
        padding={{ left: sidePx, right: sidePx }}
        ticks={ticks}
      />
      <ValueAxis scale={plotScale([], range)} format={axisFormat} />
      {series.map((each, rank) => (
        <Line key={rank} {...lineProps(each)} {...stillMark} />
      ))}
      <ActiveDate series={series} positions={positions} />
    </Plot>
  );
}

interface Position {
  readonly x: number;
  readonly index: number;
}

function lineProps({ values, color, isRough = false }: TrendSeries) {
  return {
    'data-mark': true,
    dataKey: ({ index }: Position) => values[index] ?? null,
    stroke: color,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    ...(isRough && uncertainLineStyle),
  } as const;
}

/** Rings at the active date's points. */
function ActiveDate({ series, positions }: Pick<CurvesDrawingProps, 'series' | 'positions'>) {
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      <ActivePoints
        points={positions.map((x, index) => ({
          x,
          marks: series.flatMap(({ color, values }) => {
            const y = values[index] ?? null;
            return y === null ? [] : [{ y, color }];
          }),
        }))}
      />
    </ZIndexLayer>
  );
}

interface TrendDrawingProps extends Pick<CurvesDrawingProps, 'positions' | 'series'> {
  /** Label below each position. */
  readonly ticks: readonly string[];
  readonly references: readonly TrendReference[];
  /** Both ends of the y axis; undefined for round values around all the data. */
  readonly range: readonly [number, number] | undefined;
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

/** The lines of TrendChart, each labeled at its end. */
export function TrendDrawing({ ticks, positions, series, references, range, format }: TrendDrawingProps) {
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
  const drawn = [...series.flatMap(({ values }) => values), ...references.map(({ value }) => value)];
  return (
    <Plot data={positions.map((x, index) => ({ x, index }))} margin={{ top: 16, right: widest + labelGapPx }}>
      <PositionAxis
        domain={endsAtLabels(positions)}
        padding={{ left: sidePx, right: 0 }}
        ticks={ticks.map((text, index) => ({ text, x: positions[index] ?? 0 }))}
      />
      <ValueAxis
        scale={plotScale(
          drawn.filter((value) => value !== null),
          range,
        )}
        format={format}
      />
      {references.map(({ value }, index) => (
        <TargetLine key={index} y={value} />
      ))}
      {series.map((each, rank) => (
        <Line
          key={rank}
          {...lineProps(each)}
          {...stillMark}
          dot={(dot: DotItemDotProps) => <PointDot series={each} dot={dot} />}
        />
      ))}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <EndLabels labels={labels} />
      </ZIndexLayer>
      <ActiveDate series={series} positions={positions} />
    </Plot>
  );
}

/** A dot at a line's newest point, and at points between gaps, which no line connects. */
function PointDot({
  series: { values, color },
  dot: { index, cx, cy },
}: {
  readonly series: TrendSeries;
  readonly dot: DotItemDotProps;
}) {
  const hasValue = (at: number) => (values[at] ?? null) !== null;
  const isNewest = !values.slice(index + 1).some((value) => value !== null);
  const isAlone = !hasValue(index - 1) && !hasValue(index + 1);
  if (!hasValue(index) || !(isNewest || isAlone)) return null;
  return <Dot x={Number(cx)} y={Number(cy)} color={color} r={4.5} />;
}

/** Returns both ends of the x axis. A single point is at the right end, next to its label. */
function endsAtLabels(positions: readonly number[]): readonly [number, number] {
  const [only] = positions;
  return positions.length === 1 && only !== undefined ? [only - 1, only] : positionDomain(positions);
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
  const linePx = lineHeight(textSize);
  const ys = spreadLabels(
    labels.map(({ value }) => toY(value)),
    labels.map(({ lines }) => lines.length * linePx + betweenPx),
    plot.top,
    bottomOf(plot),
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
            <tspan key={rank} x={rightOf(plot) + labelGapPx} dy={rank === 0 ? 0 : linePx}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
