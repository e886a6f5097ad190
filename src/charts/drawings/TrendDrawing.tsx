import { type DotItemDotProps, Line } from 'recharts';
import { useFigure, useMarkScale, useTextSize } from '@/charts/figure/figureContext';
import { targetTextStyle, uncertainLineStyle, valueTextStyle } from '@/charts/chartStyles';
import type { TrendReference, TrendSeries } from '@/charts/chartData';
import type { TrendChartProps } from '@/charts/TrendChart';
import { bottomOf, rightOf } from '@/charts/geometry/boxGeometry';
import { estimateTextWidth, spreadLabels, wrapNameAndValue } from '@/charts/geometry/text';
import { lineHeight } from '@/charts/geometry/textPlacement';
import { ActivePoints } from './ActiveLayer';
import { Dot, TargetLine } from './marks';
import { Overlay, Plot, PositionAxis, positionDomain, type PlotScales, stillMark, ValueAxis } from './Plot';
import { PeriodNames, periodRowPx, Periods } from './Periods';
import { plotScale } from './plotScale';

interface TrendDrawingProps extends Required<
  Pick<
    TrendChartProps,
    'positions' | 'series' | 'references' | 'periods' | 'hasLegend' | 'format' | 'axisFormat'
  >
> {
  /** Label below each position. */
  readonly ticks: readonly string[];
  /** Both ends of the y axis; undefined for round values around all the data. */
  readonly range: readonly [number, number] | undefined;
}

/** Room at an end for half of the active point's ring. */
const sidePx = 8;
/** Gap between the ends of the lines and their labels. */
const labelGapPx = 10;
/** Gap between two labels. */
const betweenPx = 4;
/** Maximum width of labels, so that the lines get most of the space: in pixels on a phone, elsewhere as a multiple of the text size. */
const narrowLabelPx = 96;
const widestLabel = 20;
/** Maximum lines of a label; the table has the whole name. */
const mostLabelLines = 3;

interface Position {
  readonly x: number;
  readonly index: number;
}

/** The lines of TrendChart, with a gap wherever a value is missing, each labeled at its end unless a legend names them. */
export function TrendDrawing({
  ticks,
  positions,
  series,
  references,
  periods,
  range,
  hasLegend,
  format,
  axisFormat,
}: TrendDrawingProps) {
  const { figureWidth } = useFigure();
  const textSize = useTextSize();
  const markScale = useMarkScale();
  const mostPx = figureWidth === 'narrow' ? narrowLabelPx : widestLabel * textSize;
  const labels = hasLegend
    ? []
    : endLabels(series, references).map(({ name, value, style }) => ({
        value,
        style,
        lines:
          name === null
            ? [format(value)]
            : wrapNameAndValue(name, format(value), mostPx, mostLabelLines, textSize),
      }));
  const labelPx = Math.max(
    0,
    ...labels.flatMap(({ lines }) => lines.map((line) => estimateTextWidth(line, textSize))),
  );
  const drawn = series.flatMap(({ values }) => values);
  return (
    <Plot
      data={positions.map((x, index): Position => ({ x, index }))}
      margin={{
        top: 16 + periodRowPx(periods, textSize),
        // Without labels, half of the last tick's text fits there together with the ring.
        right: hasLegend ? Math.max(sidePx, Math.ceil(0.7 * textSize)) : labelPx + markScale * labelGapPx,
      }}
    >
      <PositionAxis
        domain={endsAtLabels(positions)}
        padding={{ left: markScale * sidePx, right: hasLegend ? sidePx : 0 }}
        ticks={ticks.map((text, index) => ({ text, x: positions[index] ?? 0 }))}
      />
      <ValueAxis
        scale={plotScale(
          drawn.filter((value) => value !== null),
          range,
          references.map(({ value }) => value),
        )}
        format={axisFormat}
      />
      <Periods periods={periods} />
      {references.map(({ value }, index) => (
        <TargetLine key={index} y={value} />
      ))}
      {series.map((each, rank) => (
        <Line
          key={rank}
          data-mark
          dataKey={({ index }: Position) => each.values[index] ?? null}
          stroke={each.color}
          strokeWidth={markScale * 2.5}
          strokeLinejoin="round"
          {...(each.isRough === true && uncertainLineStyle)}
          {...stillMark}
          {...(!hasLegend && { dot: (dot: DotItemDotProps) => <PointDot series={each} dot={dot} /> })}
        />
      ))}
      <Overlay>
        {(scales) => (
          <>
            <PeriodNames periods={periods} scales={scales} />
            <EndLabels labels={labels} scales={scales} />
            <ActivePoints
              scales={scales}
              points={positions.map((x, index) => ({
                x,
                marks: series.flatMap(({ color, values }) => {
                  const y = values[index] ?? null;
                  return y === null ? [] : [{ y, color }];
                }),
              }))}
            />
          </>
        )}
      </Overlay>
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

const seriesTextStyle = (size: number) => ({ ...valueTextStyle(size), stroke: 'none' });

/** Returns the labels at the right ends of the lines: each series' newest value, without a name if there is one series, and the references. */
function endLabels(series: readonly TrendSeries[], references: readonly TrendReference[]) {
  return [
    ...series.flatMap(({ label, values }) => {
      const value = values.findLast((each) => each !== null) ?? null;
      return value === null
        ? []
        : [{ name: series.length === 1 ? null : label, value, style: seriesTextStyle }];
    }),
    ...references.map(({ label, value }) => ({ name: label, value, style: targetTextStyle })),
  ];
}

interface EndLabelsProps {
  readonly scales: PlotScales;
  readonly labels: readonly {
    readonly value: number;
    readonly lines: readonly string[];
    readonly style: typeof seriesTextStyle | typeof targetTextStyle;
  }[];
}

/** The labels at the line ends, spread apart. A label of several lines of text is vertically centered on its position. */
function EndLabels({ scales: { toY, plot }, labels }: EndLabelsProps) {
  const textSize = useTextSize();
  const left = rightOf(plot) + useMarkScale() * labelGapPx;
  const linePx = lineHeight(textSize);
  const ys = spreadLabels(
    labels.map(({ value }) => toY(value)),
    labels.map(({ lines }) => lines.length * linePx + betweenPx),
    plot.top,
    bottomOf(plot),
  );
  return labels.map(({ lines, style }, index) => (
    // Two schools may have one name and ask for the same.
    <text
      key={index}
      y={(ys[index] ?? 0) + textSize / 3 - ((lines.length - 1) * linePx) / 2}
      {...style(textSize)}
    >
      {lines.map((line, rank) => (
        <tspan key={rank} x={left} dy={rank === 0 ? 0 : linePx}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}
