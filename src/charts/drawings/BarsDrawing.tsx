import { DefaultZIndexes, ZIndexLayer } from 'recharts';
import { useTextSize } from '@/charts/figure/active';
import type { Box } from '@/charts/geometry/placing';
import { earlierBar, inks, plannedBar, targetText, valueText } from '@/charts/look';
import type { StackedBar, TrendReference } from '@/charts/points';
import { textPx, tidyScale } from '@/charts/geometry/scale';
import { hours } from '@/lib/format';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels, axisLabelsPx } from './parts/axes';
import { Frame } from './parts/frame';
import { type Places, usePlaces } from './parts/places';
import { TargetLine } from './parts/lines';

export type DrawnBar = Pick<StackedBar, 'label' | 'values' | 'before' | 'planned' | 'toCome'> & {
  readonly tick: string;
};

interface BarsDrawingProps {
  readonly bars: readonly DrawnBar[];
  /** The color of each of a bar's values, from the ground up. */
  readonly colors: readonly string[];
  readonly target: TrendReference | null;
  /** Where a bar's total is written: under each tick, or over the longest bar alone. */
  readonly totals: 'under' | 'longest';
  readonly format: (value: number) => string;
  readonly unit: string;
}

/** Of a bar's place, so much is its own, and so much the paler one's behind it. */
const barShare = 0.6;
const beforeShare = 0.86;
const widestBarPx = 44;

export const totalOf = ({ values }: Pick<StackedBar, 'values'>) =>
  values.reduce((sum, value) => sum + value, 0);

/** The bars of StackedBarsChart and of StudyTimeChart. */
export function BarsDrawing({ bars, colors, target, totals, format, unit }: BarsDrawingProps) {
  const textSize = useTextSize();
  const tallest = Math.max(
    ...bars.map((bar) => Math.max(totalOf(bar) + (bar.planned ?? 0), bar.before ?? 0)),
    0,
  );
  const longest = Math.max(...bars.map(totalOf), 0);
  const isOver = totals === 'longest';
  const labelLines = isOver ? 1 : 2;
  // A little more than the longest bar where its label stands over it.
  const scale = tidyScale([0, Math.max(isOver ? tallest * 1.1 : tallest, target?.value ?? 0, 1)]);
  const words = target === null ? [] : [target.label, `${hours(target.value)} ${unit}`];
  const right = Math.max(0, ...words.map((word) => textPx(word, textSize) + 8));
  const named = bars.findIndex((bar) => longest > 0 && totalOf(bar) === longest);
  return (
    <Frame
      x={[0, bars.length]}
      scale={scale}
      format={hours}
      margin={{ top: 16, right }}
      labelLines={labelLines}
      marks={
        <>
          <ZIndexLayer zIndex={DefaultZIndexes.bar}>
            <Bars bars={bars} colors={colors} />
          </ZIndexLayer>
          {target !== null && <TargetLine y={target.value} />}
        </>
      }
    >
      <TargetWords y={target?.value ?? 0} words={words} />
      {isOver && named !== -1 && (
        <LongestLabel bars={bars} index={named} words={`${format(longest)} ${unit}`} />
      )}
      <AxisLabels
        labels={bars.map((bar, index) => ({
          at: index + 0.5,
          text: bar.tick,
          ...(!isOver && { below: underWords(bar, format) }),
        }))}
      />
      <ActiveBar bars={bars} labelsPx={axisLabelsPx(textSize, labelLines)} />
    </Frame>
  );
}

/** A bar's total; of one that is still to come, nothing. */
function underWords(bar: DrawnBar, format: (value: number) => string): string {
  return bar.toCome === true ? '' : format(totalOf(bar));
}

/** The place of a bar, and its own width in it. */
function barAt(
  { toX }: Places,
  index: number,
  share: number,
): { readonly left: number; readonly width: number } {
  const placePx = toX(1) - toX(0);
  const width = Math.min(placePx * share, (widestBarPx * share) / barShare);
  return { left: toX(index + 0.5) - width / 2, width };
}

function Bars({ bars, colors }: Pick<BarsDrawingProps, 'bars' | 'colors'>) {
  const places = usePlaces();
  if (places === null) return null;
  return bars.map((bar, index) => (
    <g key={bar.label} data-mark>
      {bar.before !== null && <Before value={bar.before} {...barAt(places, index, beforeShare)} />}
      <Parts values={bar.values} colors={colors} {...barAt(places, index, barShare)} />
      <Planned from={totalOf(bar)} value={bar.planned ?? 0} {...barAt(places, index, barShare)} />
    </g>
  ));
}

/** The same bar of the period before: wider and paler, with a line at its top. */
function Before({ value, left, width }: { value: number; left: number; width: number }) {
  const places = usePlaces();
  if (places === null || value === 0) return null;
  const [top, ground] = [places.toY(value), places.toY(0)];
  return (
    <>
      <rect x={left} y={top} width={width} height={ground - top} {...earlierBar} />
      <line x1={left} x2={left + width} y1={top} y2={top} stroke={inks.quiet} strokeWidth={1.5} />
    </>
  );
}

interface PlannedProps {
  readonly from: number;
  readonly value: number;
  readonly left: number;
  readonly width: number;
}

/** What is still ahead, in dashes on what there is. */
function Planned({ from, value, left, width }: PlannedProps) {
  const places = usePlaces();
  if (places === null || value === 0) return null;
  const [top, ground] = [places.toY(from + value), places.toY(from)];
  return (
    <rect
      x={left + 0.5}
      y={top}
      width={width - 1}
      height={Math.max(1, ground - top)}
      rx={2}
      {...plannedBar}
    />
  );
}

interface PartsProps extends Pick<BarsDrawingProps, 'colors'> {
  readonly values: readonly number[];
  readonly left: number;
  readonly width: number;
}

/** A bar's values on each other, a hair's breadth of paper between them. */
function Parts({ values, colors, left, width }: PartsProps) {
  const places = usePlaces();
  if (places === null) return null;
  return values.map((value, rank) => {
    if (value === 0) return null;
    const under = values.slice(0, rank).reduce((sum, each) => sum + each, 0);
    const [top, ground] = [places.toY(under + value), places.toY(under)];
    return (
      <rect
        key={colors[rank]}
        x={left}
        y={top}
        width={width}
        height={Math.max(1, ground - top - (under > 0 ? 1.5 : 0))}
        fill={colors[rank]}
      />
    );
  });
}

/** A bar's total over it, on one line however narrow the bar is. */
function LongestLabel({ bars, index, words }: { bars: readonly DrawnBar[]; index: number; words: string }) {
  const places = usePlaces();
  const textSize = useTextSize();
  const bar = bars[index];
  if (places === null || bar === undefined) return null;
  const y = places.toY(Math.max(totalOf(bar), bar.before ?? 0)) - 6;
  return (
    <text x={places.toX(index + 0.5)} y={y} textAnchor="middle" {...valueText(textSize)}>
      {words}
    </text>
  );
}

/** The target's words right of its line's end, so that they never lie over a bar. */
function TargetWords({ y: value, words }: { y: number; words: readonly string[] }) {
  const places = usePlaces();
  const textSize = useTextSize();
  if (places === null || words.length === 0) return null;
  const { toY, plot } = places;
  const x = plot.left + plot.width + 6;
  return (
    <text y={toY(value) - 3} {...targetText(textSize)}>
      {words.map((word, line) => (
        <tspan key={word} x={x} dy={line === 0 ? 0 : textSize + 3}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

/** The active bar's place, shaded from top to bottom. */
function ActiveBar({ bars, labelsPx }: { bars: readonly DrawnBar[]; labelsPx: number }) {
  const places = usePlaces();
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
              fill={inks.ink}
              fillOpacity={0.04}
              stroke={inks.ink}
              strokeOpacity={0.6}
            />
          )
        );
      }}
    </ActiveLayer>
  );
}
