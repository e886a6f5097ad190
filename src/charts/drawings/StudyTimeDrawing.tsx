import { Bar, type BarShapeProps, Label, ReferenceLine, XAxis, type XAxisTickContentProps } from 'recharts';
import { useMarkScale, useTextSize } from '@/charts/figure/figureContext';
import {
  axisTextStyle,
  chartColors,
  earlierBarStyle,
  plannedBarStyle,
  targetTextStyle,
  textHaloStyle,
  valueTextStyle,
} from '@/charts/chartStyles';
import {
  barTotal,
  isPlanned,
  notedPeriods,
  targetStretches,
  type StudyTimeBar,
  type TrendReference,
} from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { lineHeight } from '@/charts/geometry/textPlacement';
import { formatDecimalHours } from '@/lib/text/format';
import { ActiveColumn } from './ActiveLayer';
import { PeriodNames, periodRowPx, Periods } from './Periods';
import { labelsBelow, Overlay, Plot, ValueAxis } from './Plot';
import { plotScale } from './plotScale';
import { TargetStretch } from './marks';

interface StudyTimeDrawingProps {
  readonly bars: readonly StudyTimeBar[];
  /** The color of each series, bottom to top. */
  readonly colors: readonly string[];
  readonly target: TrendReference | null;
  readonly format: (value: number) => string;
}

const mostBarPx = 44;
/** Ratio of the paler bar's width to that of the bar in front of it. */
const widthBehind = 1.43;
/** A separate axis for the paler bars: on a shared one, Recharts would draw them side by side. */
const behind = 'behind';

interface Row {
  readonly bar: StudyTimeBar;
  readonly index: number;
}
const rowIndex = ({ index }: Row) => index;

/** The bars of StudyTimeChart. Below each bar is its tick label, with its total under that. */
export function StudyTimeDrawing({ bars, colors, target, format }: StudyTimeDrawingProps) {
  const textSize = useTextSize();
  const barProps = { maxBarSize: mostBarPx * useMarkScale(), isAnimationActive: false } as const;
  const heights = bars.map((bar) => Math.max(barTotal(bar) + (bar.planned ?? 0), bar.previous ?? 0));
  const tallest = Math.max(...heights, target?.value ?? 0) || 1;
  const targetLines = target === null ? [] : [target.label, `${formatDecimalHours(target.value)} h`];
  const below = labelsBelow(textSize, 2);
  const periods = notedPeriods(bars);
  const stretches = targetStretches(bars);
  return (
    <Plot
      data={bars.map((bar, index): Row => ({ bar, index }))}
      margin={{
        top: 16 + periodRowPx(periods, textSize),
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
      <Periods periods={periods} />
      {bars.some(({ previous }) => previous !== null) && (
        <>
          <XAxis xAxisId={behind} hide type="category" dataKey={rowIndex} />
          <Bar {...barProps} xAxisId={behind} dataKey={({ bar }: Row) => bar.previous} shape={EarlierBar} />
        </>
      )}
      {colors.map((color, rank) => (
        <Bar
          {...barProps}
          key={color}
          data-mark
          stackId="bar"
          dataKey={({ bar }: Row) => bar.values[rank] ?? 0}
          fill={color}
          // A hairline between the series.
          stroke={chartColors.paper}
        />
      ))}
      {bars.some(isPlanned) && (
        <Bar
          {...barProps}
          stackId="bar"
          dataKey={({ bar }: Row) => bar.planned ?? 0}
          radius={2}
          {...plannedBarStyle}
        />
      )}
      {target !== null &&
        stretches.map(([from, to]) => <TargetStretch key={from} y={target.value} from={from} to={to} />)}
      {target !== null && stretches.length > 0 && (
        <ReferenceLine y={target.value} ifOverflow="visible" stroke="none">
          {/* Right of the line, so that they never cover a bar. */}
          {targetLines.map((line, rank) => (
            <Label
              key={rank}
              {...textHaloStyle}
              {...targetTextStyle(textSize)}
              value={line}
              position="right"
              offset={6}
              dy={(rank - 0.5) * lineHeight(textSize)}
            />
          ))}
        </ReferenceLine>
      )}
      <Overlay>
        {(scales) => (
          <>
            <PeriodNames periods={periods} scales={scales} />
            <ActiveColumn scales={scales} count={bars.length} labelsPx={below.height} />
          </>
        )}
      </Overlay>
    </Plot>
  );
}

/** Returns a bar's tick label, and the figure under it: its total, another one, or, for a bar in the future, ''. */
function labelLines(
  bar: StudyTimeBar | undefined,
  format: (value: number) => string,
): readonly [string, string] {
  if (bar === undefined) return ['', ''];
  return [bar.tick, bar.isFuture === true ? '' : format(bar.figure ?? barTotal(bar))];
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
  const scale = useMarkScale();
  const left = x - (width * (widthBehind - 1)) / 2;
  const wide = width * widthBehind;
  return (
    <g>
      <rect x={left} y={y} width={wide} height={height} {...earlierBarStyle} />
      <line x1={left} x2={left + wide} y1={y} y2={y} stroke={chartColors.quiet} strokeWidth={1.5 * scale} />
    </g>
  );
}
