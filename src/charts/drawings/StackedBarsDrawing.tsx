import { Bar, type BarShapeProps, XAxis } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import type { Box } from '@/charts/geometry/boxGeometry';
import { earlierBarStyle, chartColors, plannedBarStyle } from '@/charts/chartStyles';
import { barTotal, type StackedBar, type TrendReference } from '@/charts/chartData';
import { estimateTextWidth, createRoundScale } from '@/charts/geometry/scale';
import { formatDecimalHours } from '@/lib/text/format';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels, axisLabelsHeightPx } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales } from './parts/plotScales';
import { type PlotRow, plotRows } from './parts/plotRows';
import { TargetLabel } from './parts/TargetLabel';
import { TargetLine } from './parts/TargetLine';

export type DrawnBar = Pick<StackedBar, 'label' | 'values' | 'previous' | 'planned' | 'isFuture'> & {
  readonly tick: string;
};

interface StackedBarsDrawingProps {
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

/** The bars of StackedBarsChart. Below each bar is its tick label, with its total under that. */
export function StackedBarsDrawing({ bars, colors, target, format, unit }: StackedBarsDrawingProps) {
  const textSize = useTextSize();
  const tallest = Math.max(
    ...bars.map((bar) => Math.max(barTotal(bar) + (bar.planned ?? 0), bar.previous ?? 0)),
    0,
  );
  const scale = createRoundScale([0, Math.max(tallest, target?.value ?? 0, 1)]);
  const lines = target === null ? [] : [target.label, `${formatDecimalHours(target.value)} ${unit}`];
  const right = Math.max(0, ...lines.map((line) => estimateTextWidth(line, textSize) + 8));
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
          <Bars bars={bars} colors={colors} />
          {target !== null && <TargetLine y={target.value} />}
        </>
      }
    >
      <TargetText y={target?.value ?? 0} lines={lines} />
      <AxisLabels
        labels={bars.map((bar, index) => ({
          x: index + 0.5,
          text: bar.tick,
          below: totalText(bar, format),
        }))}
      />
      <ActiveBar bars={bars} labelsPx={axisLabelsHeightPx(textSize, 2)} />
    </PlotFrame>
  );
}

/** Returns the bar's total as text, or '' for a bar in the future. */
function totalText(bar: DrawnBar, format: (value: number) => string): string {
  return bar.isFuture === true ? '' : format(barTotal(bar));
}

/** Stacked bars with hairlines between their parts, the planned amount on top, and the previous period's bars behind them. */
function Bars({ bars, colors }: Pick<StackedBarsDrawingProps, 'bars' | 'colors'>) {
  const barAt = ({ index }: PlotRow) => bars[index];
  return (
    <>
      {bars.some(({ previous }) => previous !== null) && (
        <>
          <XAxis
            xAxisId={behind}
            hide
            type="number"
            dataKey="x"
            domain={[0, bars.length]}
            allowDataOverflow
          />
          <Bar
            xAxisId={behind}
            dataKey={(row: PlotRow) => barAt(row)?.previous ?? null}
            maxBarSize={widestBarPx}
            shape={EarlierBar}
            isAnimationActive={false}
          />
        </>
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

/** A bar of the previous period: wider and paler than the bar in front of it, with a line along its top. */
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
function TargetText({ y, lines }: { y: number; lines: readonly string[] }) {
  const scales = usePlotScales();
  const textSize = useTextSize();
  if (scales === null || lines.length === 0) return null;
  const { toY, plot } = scales;
  const place = { left: plot.left + plot.width + 6, top: toY(y) - textSize - 2, lines };
  return <TargetLabel place={place} />;
}

/** Shades and outlines the active bar's whole column, including the labels below it. */
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
    <ActiveLayer marks={marks} axis="x" crosshair={null}>
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
