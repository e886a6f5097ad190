import { Bar, type BarShapeProps, XAxis } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import type { Box } from '@/charts/geometry/boxGeometry';
import { earlierBarStyle, chartColors, plannedBarStyle, targetTextStyle } from '@/charts/chartStyles';
import type { StackedBar, TrendReference } from '@/charts/chartData';
import { estimateTextWidth, tidyScale } from '@/charts/geometry/scale';
import { formatDecimalHours } from '@/lib/text/format';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels, axisLabelsPx } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales } from './parts/plotScales';
import { type PlotRow, plotRows } from './parts/plotRows';
import { TargetLine } from './parts/TargetLine';

export type DrawnBar = Pick<StackedBar, 'label' | 'values' | 'before' | 'planned' | 'toCome'> & {
  readonly tick: string;
};

interface BarsDrawingProps {
  readonly bars: readonly DrawnBar[];
  /** The color of each part of a bar, bottom to top. */
  readonly colors: readonly string[];
  readonly target: TrendReference | null;
  readonly format: (value: number) => string;
  readonly unit: string;
}

const widestBarPx = 44;
/** Ratio of the paler bar's width to that of the bar in front of it. */
const widthBehind = 1.43;
/** A separate axis for the paler bars: on a shared one, Recharts would draw them side by side. */
const behind = 'behind';

const totalOf = ({ values }: Pick<StackedBar, 'values'>) => values.reduce((sum, value) => sum + value, 0);

/** The bars of StackedBarsChart, with each total below its tick. */
export function StackedBarsDrawing({ bars, colors, target, format, unit }: BarsDrawingProps) {
  const textSize = useTextSize();
  const tallest = Math.max(
    ...bars.map((bar) => Math.max(totalOf(bar) + (bar.planned ?? 0), bar.before ?? 0)),
    0,
  );
  const scale = tidyScale([0, Math.max(tallest, target?.value ?? 0, 1)]);
  const words = target === null ? [] : [target.label, `${formatDecimalHours(target.value)} ${unit}`];
  const right = Math.max(0, ...words.map((word) => estimateTextWidth(word, textSize) + 8));
  return (
    <PlotFrame
      x={[0, bars.length]}
      scale={scale}
      format={formatDecimalHours}
      margin={{ top: 16, right }}
      labelLines={2}
      rows={plotRows(bars.map((_, index) => index + 0.5))}
      marks={
        <>
          <XAxis
            xAxisId={behind}
            hide
            type="number"
            dataKey="x"
            domain={[0, bars.length]}
            allowDataOverflow
          />
          <Bars bars={bars} colors={colors} />
          {target !== null && <TargetLine y={target.value} />}
        </>
      }
    >
      <TargetWords y={target?.value ?? 0} words={words} />
      <AxisLabels
        labels={bars.map((bar, index) => ({
          at: index + 0.5,
          text: bar.tick,
          below: underWords(bar, format),
        }))}
      />
      <ActiveBar bars={bars} labelsPx={axisLabelsPx(textSize, 2)} />
    </PlotFrame>
  );
}

/** Returns the bar's total, or '' for a bar in the future. */
function underWords(bar: DrawnBar, format: (value: number) => string): string {
  return bar.toCome === true ? '' : format(totalOf(bar));
}

/** Stacked bars with a hairline of paper between the parts; the previous period behind them, the planned amount on top. */
function Bars({ bars, colors }: Pick<BarsDrawingProps, 'bars' | 'colors'>) {
  const barAt = ({ index }: PlotRow) => bars[index];
  return (
    <>
      {bars.some(({ before }) => before !== null) && (
        <Bar
          xAxisId={behind}
          dataKey={(row: PlotRow) => barAt(row)?.before ?? null}
          maxBarSize={widestBarPx}
          shape={EarlierBar}
          isAnimationActive={false}
        />
      )}
      {colors.map((color, rank) => (
        <Bar
          key={color}
          data-mark
          stackId="bar"
          dataKey={(row: PlotRow) => barAt(row)?.values[rank] ?? 0}
          maxBarSize={widestBarPx}
          fill={color}
          stroke={chartColors.paper}
          isAnimationActive={false}
        />
      ))}
      {bars.some(({ planned = null }) => planned !== null) && (
        <Bar
          stackId="bar"
          dataKey={(row: PlotRow) => barAt(row)?.planned ?? 0}
          maxBarSize={widestBarPx}
          radius={2}
          {...plannedBarStyle}
          isAnimationActive={false}
        />
      )}
    </>
  );
}

/** A bar of the previous period: wider and paler than the one in front of it, with a line at its top. */
function EarlierBar({ x, y, width, height }: BarShapeProps) {
  const left = x - (width * (widthBehind - 1)) / 2;
  const wide = width * widthBehind;
  return (
    <g>
      <rect x={left} y={y} width={wide} height={height} {...earlierBarStyle} />
      <line x1={left} x2={left + wide} y1={y} y2={y} stroke={chartColors.quiet} strokeWidth={1.5} />
    </g>
  );
}

/** The target's label, right of its line so that it never covers a bar. */
function TargetWords({ y: value, words }: { y: number; words: readonly string[] }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null || words.length === 0) return null;
  const { toY, plot } = places;
  const x = plot.left + plot.width + 6;
  return (
    <text y={toY(value) - 3} {...targetTextStyle(textSize)}>
      {words.map((word, line) => (
        <tspan key={word} x={x} dy={line === 0 ? 0 : textSize + 3}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

/** Shades the active bar's slot from top to bottom. */
function ActiveBar({ bars, labelsPx }: { bars: readonly DrawnBar[]; labelsPx: number }) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, plot } = places;
  const marks = bars.map((_, index): Box => ({
    left: toX(index),
    top: plot.top,
    width: toX(1) - toX(0),
    height: plot.height + labelsPx,
  }));
  return (
    <ActiveLayer marks={marks} along="x" crosshair={null}>
      {(index) => {
        const mark = marks[index];
        return (
          mark !== undefined && (
            <rect
              x={mark.left + 1}
              y={mark.top}
              width={mark.width - 2}
              height={mark.height}
              rx={4}
              fill={chartColors.ink}
              fillOpacity={0.04}
              stroke={chartColors.ink}
              strokeOpacity={0.6}
            />
          )
        );
      }}
    </ActiveLayer>
  );
}
