/** Values over time that are known only within a range: as a line in an area, or as dots on bars. */
import type { ReactNode } from 'react';
import {
  Area,
  DefaultZIndexes,
  type DotItemDotProps,
  ErrorBar,
  Line,
  ReferenceDot,
  ZIndexLayer,
} from 'recharts';
import { formatRange } from '@/lib/text/format';
import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import { valueTextStyle } from '@/charts/chartStyles';
import type { AxisTick, BandPoint, PointNote, TrendReference } from '@/charts/chartData';
import { clamp } from '@/charts/geometry/boxGeometry';
import { estimateTextWidth } from '@/charts/geometry/text';
import { ActivePoints } from './ActiveLayer';
import { BandLabels } from './BandLabels';
import { Dot, Square, TargetLine } from './marks';
import { Plot, PositionAxis, positionDomain, stillMark, ValueAxis } from './Plot';
import { type PlotScale, plotScale } from './plotScale';

/** A range's bar at a single point. */
const aloneBarPx = 14;

interface BandsOverTimeProps {
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  readonly ticks: readonly AxisTick[];
  readonly scale: PlotScale;
  readonly format: (value: number) => string;
  /** Both ends of the x axis. By default, those of the points. */
  readonly domain?: readonly [number, number];
  readonly padding: { readonly left: number; readonly right: number };
  readonly margin: { readonly top: number; readonly right: number };
  readonly firstIndex?: number;
  /** The width of ranges drawn as bars. */
  readonly barPx?: number;
  /** The line with its ranges. */
  readonly marks: ReactNode;
  /** Text in the plot. */
  readonly labels?: ReactNode;
}

/** The frame that charts of values with ranges share. */
export function BandsOverTime({
  points,
  color,
  reference,
  ticks,
  scale,
  format,
  domain = positionDomain(points.map(({ x }) => x)),
  padding,
  margin,
  firstIndex = 0,
  barPx,
  marks,
  labels,
}: BandsOverTimeProps) {
  return (
    <Plot data={points} margin={margin}>
      <PositionAxis domain={domain} padding={padding} ticks={ticks} />
      <ValueAxis scale={scale} format={format} />
      {marks}
      {reference !== null && <TargetLine y={reference.value} />}
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        {labels}
        <ActivePoints
          points={points.map(({ x, value, low, high, isSquare = false }) => ({
            x,
            marks: [{ y: value, color, isSquare }],
            ...(barPx !== undefined && { bar: { low, high, color, widthPx: barPx } }),
          }))}
          firstIndex={firstIndex}
        />
      </ZIndexLayer>
    </Plot>
  );
}

interface BandMarksProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
}

/** Returns the distances from a value down and up to the ends of its range. */
const errorOf = ({ low, value, high }: BandPoint): [number, number] => [value - low, high - value];

/** A line over the area of its ranges, with dots or squares at all points or the newest one. A single point has a bar instead. */
export function LineInArea({
  points,
  color,
  hasDots = true,
}: BandMarksProps & { readonly hasDots?: boolean }) {
  const newest = points.length - 1;
  const dotAt = ({ index, cx, cy, payload }: DotItemDotProps) => {
    const [x, y] = [Number(cx), Number(cy)];
    const { isSquare = false }: BandPoint = payload;
    if (isSquare) return <Square x={x} y={y} color={color} sidePx={index === newest ? 11 : 9} />;
    return (hasDots || index === newest) && <Dot x={x} y={y} color={color} r={index === newest ? 5 : 3.5} />;
  };
  return (
    <>
      {points.length > 1 && (
        <Area
          dataKey={({ low, high }: BandPoint) => [low, high]}
          stroke="none"
          fill={color}
          fillOpacity={0.18}
          {...stillMark}
        />
      )}
      <Line
        data-mark
        dataKey="value"
        stroke={color}
        strokeWidth={2.25}
        strokeLinejoin="round"
        {...stillMark}
        dot={dotAt}
      >
        {points.length === 1 && <RangeBars color={color} widthPx={aloneBarPx} />}
      </Line>
    </>
  );
}

/** The range of each point of a line, as a wide and pale bar. */
function RangeBars({ color, widthPx }: { readonly color: string; readonly widthPx: number }) {
  return (
    <ErrorBar
      dataKey={errorOf}
      width={0}
      stroke={color}
      strokeOpacity={0.28}
      strokeWidth={widthPx}
      isAnimationActive={false}
    />
  );
}

interface BandAreaDrawingProps extends BandMarksProps {
  readonly reference: TrendReference | null;
  readonly bandName: string;
  readonly notes: readonly PointNote[];
  readonly ticks: readonly AxisTick[];
  readonly range: readonly [number, number] | undefined;
  readonly format: (value: number) => string;
}

/** Room left of the first dot, and the gap between the last dot and its value. */
const sidePx = 12;

/** The chart of BandAreaChart, with its newest value at the end of the line. */
export function BandAreaDrawing({ bandName, notes, range, ...shown }: BandAreaDrawingProps) {
  const { points, color, reference, format } = shown;
  const textSize = useTextSize();
  const newest = points.at(-1);
  const endText = newest === undefined ? '' : (newest.valueText ?? format(newest.value));
  return (
    <BandsOverTime
      {...shown}
      scale={bandScale(points, reference === null ? [] : [reference.value], range)}
      padding={{ left: sidePx, right: 0 }}
      margin={{ top: 16, right: estimateTextWidth(endText, textSize + 1) + sidePx }}
      marks={
        <>
          <LineInArea points={points} color={color} />
          {newest !== undefined && (
            <ReferenceDot
              x={newest.x}
              y={newest.value}
              r={0}
              label={{
                ...valueTextStyle(textSize + 1),
                value: endText,
                position: 'right',
                offset: sidePx,
              }}
            />
          )}
        </>
      }
      labels={
        <BandLabels points={points} reference={reference} format={format} area={bandName} notes={notes} />
      }
    />
  );
}

/** Returns a scale that includes every range and target. */
export function bandScale(
  points: readonly BandPoint[],
  targets: readonly number[],
  range?: readonly [number, number],
): PlotScale {
  return plotScale([...points.flatMap(({ low, high }) => [low, high]), ...targets], range);
}

type BandTrendDrawingProps = Omit<BandAreaDrawingProps, 'bandName' | 'notes' | 'ticks' | 'range'>;

/** A usual plot's width, by which the bars get narrower the more points there are. */
const usualPlotPx = { narrow: 260, middle: 520, wide: 900 } as const;

/** The chart of BandTrendChart, with its newest range above its bar. */
export function BandTrendDrawing({ points, color, reference, format }: BandTrendDrawingProps) {
  const { figureWidth } = useFigure();
  const textSize = useTextSize();
  const newest = points.at(-1);
  const barPx = clamp(usualPlotPx[figureWidth] / points.length / 2, 3, 14);
  // Keeps the first and last range, and half of the last label, inside the drawing.
  const side = Math.max(24, 2 * textSize);
  return (
    <BandsOverTime
      points={points}
      color={color}
      reference={reference}
      ticks={points.map(({ x, tick }) => ({ x, text: tick }))}
      scale={bandScale(points, reference === null ? [] : [reference.value])}
      format={format}
      padding={{ left: side, right: side }}
      barPx={barPx}
      margin={{ top: textSize + 8, right: 4 }}
      marks={
        <>
          <Line
            data-mark
            dataKey="value"
            stroke={color}
            strokeOpacity={0.45}
            strokeWidth={1.5}
            {...stillMark}
            dot={({ cx, cy }: DotItemDotProps) => (
              <Dot x={Number(cx)} y={Number(cy)} color={color} r={Math.min(4.5, barPx / 2 + 1)} />
            )}
          >
            <RangeBars color={color} widthPx={barPx} />
          </Line>
          {newest !== undefined && (
            <ReferenceDot
              x={newest.x}
              y={newest.high}
              r={0}
              label={{
                ...valueTextStyle(textSize),
                value: formatRange(newest, format),
                position: 'top',
                offset: 7,
                // Ends at the plot's right side, because it is wider than the room there.
                ...(points.length > 1 && { textAnchor: 'end', dx: side }),
              }}
            />
          )}
        </>
      }
      labels={<BandLabels points={points} reference={reference} format={format} />}
    />
  );
}
