import {
  Bar,
  type BarShapeProps,
  DefaultZIndexes,
  XAxis,
  type XAxisTickContentProps,
  ZIndexLayer,
} from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import {
  axisTextStyle,
  chartColors,
  earlierBarStyle,
  plannedBarStyle,
  valueTextStyle,
} from '@/charts/chartStyles';
import { barTotal, type StackedBar, type TrendReference } from '@/charts/chartData';
import { rightOf } from '@/charts/geometry/boxGeometry';
import { estimateTextWidth } from '@/charts/geometry/text';
import { formatDecimalHours } from '@/lib/text/format';
import { ActiveLayer } from './ActiveLayer';
import { labelsBelow, Plot, usePlotScales, ValueAxis } from './Plot';
import { plotScale } from './plotScale';
import { TargetLabel, TargetLine } from './marks';

interface StackedBarsDrawingProps {
  readonly bars: readonly StackedBar[];
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

interface Row {
  readonly bar: StackedBar;
  readonly index: number;
}
const rowIndex = ({ index }: Row) => index;

/** The bars of StackedBarsChart. Below each bar is its tick label, with its total under that. */
export function StackedBarsDrawing({ bars, colors, target, format, unit }: StackedBarsDrawingProps) {
  const textSize = useTextSize();
  const tallest = Math.max(
    ...bars.map((bar) => Math.max(barTotal(bar) + (bar.planned ?? 0), bar.previous ?? 0)),
    target?.value ?? 0,
    1,
  );
  const targetLines = target === null ? [] : [target.label, `${formatDecimalHours(target.value)} ${unit}`];
  const below = labelsBelow(textSize, 2);
  return (
    <Plot
      data={bars.map((bar, index): Row => ({ bar, index }))}
      margin={{
        top: 16,
        // At least half of the last label.
        right: Math.max(1.5 * textSize, ...targetLines.map((line) => estimateTextWidth(line, textSize) + 8)),
      }}
    >
      <XAxis
        {...below}
        type="category"
        dataKey={rowIndex}
        ticks={bars.flatMap(({ tick }, index) => (tick === '' ? [] : [index]))}
        // Recharts chooses the labels that fit by this text, so it is the longer line of the two.
        tickFormatter={(index: number) => longest(labelLines(bars[index], format))}
        tick={(tick: XAxisTickContentProps) => (
          <BarLabel tick={tick} lines={labelLines(bars[Number(tick.payload.value)], format)} />
        )}
      />
      <ValueAxis scale={plotScale([0, tallest])} format={formatDecimalHours} />
      {bars.some(({ previous }) => previous !== null) && (
        <>
          <XAxis xAxisId={behind} hide type="category" dataKey={rowIndex} />
          <Bar
            xAxisId={behind}
            dataKey={({ bar }: Row) => bar.previous}
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
          dataKey={({ bar }: Row) => bar.values[rank] ?? 0}
          maxBarSize={widestBarPx}
          fill={color}
          // A hairline between a bar's parts.
          stroke={chartColors.paper}
          isAnimationActive={false}
        />
      ))}
      {bars.some(({ planned = null }) => planned !== null) && (
        <Bar
          stackId="bar"
          dataKey={({ bar }: Row) => bar.planned ?? 0}
          maxBarSize={widestBarPx}
          radius={2}
          {...plannedBarStyle}
          isAnimationActive={false}
        />
      )}
      {target !== null && <TargetLine y={target.value} />}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        {target !== null && <TargetBeside value={target.value} lines={targetLines} />}
        <ActiveBar count={bars.length} labelsPx={below.height} />
      </ZIndexLayer>
    </Plot>
  );
}

/** Returns a bar's tick label, and its total or, for a bar in the future, ''. */
function labelLines(
  bar: StackedBar | undefined,
  format: (value: number) => string,
): readonly [string, string] {
  if (bar === undefined) return ['', ''];
  return [bar.tick, bar.isFuture === true ? '' : format(barTotal(bar))];
}

const longest = (lines: readonly [string, string]) =>
  estimateTextWidth(lines[0]) > estimateTextWidth(lines[1]) ? lines[0] : lines[1];

function BarLabel({
  tick: { x, y, className },
  lines: [name, total],
}: {
  readonly tick: XAxisTickContentProps;
  readonly lines: readonly [string, string];
}) {
  const textSize = useTextSize();
  const baseline = Number(y) + 0.75 * textSize;
  return (
    // Recharts measures labels by the size of the text of its class.
    <g className={className} fontSize={textSize} textAnchor="middle">
      <text x={x} y={baseline} {...axisTextStyle(textSize)}>
        {name}
      </text>
      <text x={x} y={baseline + textSize + 5} {...valueTextStyle(textSize)} stroke="none">
        {total}
      </text>
    </g>
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
function TargetBeside({ value, lines }: { readonly value: number; readonly lines: readonly string[] }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toY, plot } = places;
  return <TargetLabel place={{ left: rightOf(plot) + 6, top: toY(value) - textSize - 2, lines }} />;
}

/** Shades and outlines the active bar's whole column, including the labels below it. */
function ActiveBar({ count, labelsPx }: { readonly count: number; readonly labelsPx: number }) {
  const places = usePlotScales();
  if (places === null) return null;
  const { left, top, width, height } = places.plot;
  const columnPx = width / count;
  const marks = Array.from({ length: count }, (_, index) => ({
    left: left + index * columnPx,
    top,
    width: columnPx,
    height: height + labelsPx,
  }));
  return (
    <ActiveLayer marks={marks} axis="x" crosshair={null}>
      {(index) => (
        <rect
          x={left + index * columnPx + 1}
          y={top}
          width={columnPx - 2}
          height={height + labelsPx}
          rx={4}
          fill={chartColors.ink}
          fillOpacity={0.04}
          stroke={chartColors.ink}
          strokeOpacity={0.6}
        />
      )}
    </ActiveLayer>
  );
}
