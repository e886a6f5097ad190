import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  DefaultZIndexes,
  Label,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';
import { useFigure, useMarkScale, useTextSize } from '@/charts/figure/figureContext';
import { type Box, clamp, rightOf } from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, chartTextPx, targetTextStyle } from '@/charts/chartStyles';
import type { BandRow, RowAxis, TrendReference } from '@/charts/chartData';
import { cellText } from '@/charts/figure/chartTable';
import { estimateTextWidth } from '@/charts/geometry/text';
import { EstimateMark, estimateSizesPx } from '@/ui/bars/EstimateMark';
import { ActiveLayer } from './ActiveLayer';
import { Dot, Square } from './marks';
import { labelsBelow, Overlay, Plot, type PlotScales, usePlotScales } from './Plot';
import { rowScale } from './plotScale';

interface BandsDrawingProps {
  readonly rows: readonly BandRow[];
  /** This chart's rows and those of equally wide charts beside it, so that all use the same text size and axis. */
  readonly sideBySideRows: readonly BandRow[];
  readonly axis: RowAxis;
  readonly format: (value: number) => string;
  /** True if each bar is the way from a value to its target, and not a range. */
  readonly isToTarget: boolean;
}

/** The rows of BandsChart. */
export function BandsDrawing({ rows, sideBySideRows, axis, format, isToTarget }: BandsDrawingProps) {
  const textSize = useTextSize();
  const markScale = useMarkScale();
  const { domain, ticks } = rowScale(
    axis,
    sideBySideRows.flatMap(({ band, previous, target }) => [
      ...(band === null ? [] : [band.low, band.high, ...(previous === null ? [] : [previous])]),
      ...(target === undefined ? [] : [target.value]),
    ]),
  );
  return (
    <Plot
      data={rows.map((row, index) => ({ ...row, index }))}
      layout="vertical"
      margin={{ top: 4, right: 2 }}
    >
      <CartesianGrid syncWithTicks horizontal={false} stroke={chartColors.grid} strokeDasharray="2 4" />
      <XAxis
        {...labelsBelow(textSize)}
        type="number"
        domain={[...domain]}
        ticks={[...ticks]}
        tickFormatter={format}
        // Keeps the first and last label inside the drawing.
        padding={{ left: 1.5 * textSize, right: 1.5 * textSize }}
      />
      <YAxis type="category" dataKey="index" hide />
      <RowTexts rows={rows} sideBySideRows={sideBySideRows} />
      <Bar
        dataKey={({ band }: BandRow) => (band === null ? null : [band.low, band.high])}
        barSize={markScale * estimateSizesPx.row.band}
        shape={(bar: BarShapeProps) => <RowMark bar={bar} isToTarget={isToTarget} format={format} />}
        isAnimationActive={false}
      />
      <Overlay>{(scales) => <ActiveRow scales={scales} rows={rows} />}</Overlay>
    </Plot>
  );
}

/** Sizes of a row's name and value: usual, and if they don't fit beside each other in any row. */
const usualSizes = { name: chartTextPx.name, value: chartTextPx.value } as const;
const smallSizes = { name: chartTextPx.tick, value: chartTextPx.name } as const;
/** Distances up from the middle of a range to the baseline of its name, and down to that of its note. */
const namePx = 18;
const notePx = { besideNothing: 30, belowTarget: 46 } as const;

/** Each row's rule, its name and value above it, and its note below. */
function RowTexts({ rows, sideBySideRows }: Pick<BandsDrawingProps, 'rows' | 'sideBySideRows'>) {
  const places = usePlotScales();
  const textSize = useTextSize();
  const markScale = useMarkScale();
  const { scale } = useFigure();
  if (places === null) return null;
  const valueSize = ({ band }: BandRow, sizes: typeof usualSizes | typeof smallSizes) =>
    band === null ? textSize : scale * sizes.value;
  const fits = (row: BandRow, sizes: typeof usualSizes | typeof smallSizes) =>
    estimateTextWidth(cellText(row.label), scale * sizes.name) +
      8 +
      estimateTextWidth(row.valueText, valueSize(row, sizes)) <=
    places.plot.width;
  const sizes = sideBySideRows.every((row) => row.band === null || fits(row, usualSizes))
    ? usualSizes
    : smallSizes;
  return rows.map((row, index) => {
    const isKnown = row.band !== null;
    return (
      <ReferenceLine
        key={index}
        y={index}
        stroke={chartColors.grid}
        strokeWidth={markScale * 2}
        {...(!isKnown && { strokeDasharray: '2 4' })}
        zIndex={DefaultZIndexes.grid}
      >
        <Label
          value={cellText(row.label)}
          position="insideBottomLeft"
          offset={0}
          dy={-namePx * scale}
          fill={chartColors.ink}
          fontSize={scale * sizes.name}
          fontWeight={500}
        />
        <Label
          value={row.valueText}
          position="insideBottomRight"
          offset={0}
          dy={(isKnown || fits(row, sizes) ? -namePx : notePx.besideNothing) * scale}
          fill={isKnown ? chartColors.ink : chartColors.quiet}
          fontSize={valueSize(row, sizes)}
          fontWeight={isKnown ? 650 : 400}
        />
        {row.note !== undefined && (
          <Label
            value={row.note}
            position="insideBottomRight"
            offset={0}
            dy={(row.target === undefined ? notePx.besideNothing : notePx.belowTarget) * scale}
            {...axisTextStyle(textSize)}
          />
        )}
      </ReferenceLine>
    );
  });
}

interface RowMarkProps extends Pick<BandsDrawingProps, 'isToTarget' | 'format'> {
  readonly bar: BarShapeProps;
}

/** A row's mark, with its target's label. In a row that is the way to a target, a line connects the two. */
function RowMark({ bar: { x, y, width, height, payload }, isToTarget, format }: RowMarkProps) {
  const places = usePlotScales();
  const markScale = useMarkScale();
  const { band, previous, target, color, squares }: BandRow = payload;
  if (places === null || band === null) return null;
  const { toX } = places;
  const middle = toX(band.value);
  return (
    <g>
      {isToTarget && (
        <rect
          data-mark
          x={x}
          y={y + height / 2 - markScale}
          width={width}
          height={2 * markScale}
          fill={color}
        />
      )}
      <EstimateMark
        unit="px"
        scale={markScale}
        range={isToTarget ? { low: middle, high: middle } : { low: x, high: x + width }}
        middle={middle}
        previous={previous === null ? null : toX(previous)}
        target={target === undefined ? null : toX(target.value)}
        y={y + height / 2}
        color={color}
        {...(squares !== undefined && { squares })}
      />
      {target !== undefined && (
        <TargetLabel
          x={toX(target.value)}
          y={y + height / 2}
          target={target}
          format={format}
          plot={places.plot}
        />
      )}
    </g>
  );
}

/** The target label's distance below the middle of the range. */
const targetTextPx = 27;

interface TargetLabelProps extends Pick<BandsDrawingProps, 'format'> {
  readonly x: number;
  readonly y: number;
  readonly target: TrendReference;
  readonly plot: Box;
}

/** A target's label below its mark, within the plot. */
function TargetLabel({ x, y, target, format, plot }: TargetLabelProps) {
  const textSize = useTextSize();
  const { scale } = useFigure();
  const text = `${target.label} ${format(target.value)}`;
  const width = estimateTextWidth(text, textSize);
  return (
    <text
      x={clamp(x - width / 2, plot.left, rightOf(plot) - width)}
      y={y + targetTextPx * scale}
      {...targetTextStyle(textSize)}
    >
      {text}
    </text>
  );
}

interface ActiveRowProps extends Pick<BandsDrawingProps, 'rows'> {
  readonly scales: PlotScales;
}

/** Frames the active row's range and enlarges its value. */
function ActiveRow({ scales: { toX, toY, plot }, rows }: ActiveRowProps) {
  const frames = rows.map(({ band }, index): Box => {
    const [left, right] =
      band === null ? [plot.left, rightOf(plot)] : [toX(band.low) - 4, toX(band.high) + 4];
    return { left, top: toY(index) - 11, width: right - left, height: 22 };
  });
  // Extends the marks to the target and its label, so that the tooltip doesn't cover them.
  const marks = frames.map((frame, index) => {
    const target = rows[index]?.target;
    if (target === undefined) return frame;
    const left = Math.min(frame.left, toX(target.value) - 4);
    return { ...frame, left, width: Math.max(rightOf(frame), toX(target.value) + 4) - left, height: 40 };
  });
  return (
    <ActiveLayer marks={marks} axis="y">
      {(index) => {
        const [row, frame] = [rows[index], frames[index]];
        if (row === undefined || frame === undefined) return null;
        const mark = row.band && { x: toX(row.band.value), y: toY(index), color: row.color };
        return (
          <>
            <rect
              x={frame.left}
              y={frame.top}
              width={frame.width}
              height={frame.height}
              rx={5}
              fill="none"
              stroke={chartColors.ink}
              strokeWidth={1.5}
            />
            {mark !== null &&
              (row.squares?.value === true ? (
                <Square {...mark} sidePx={15} strokePx={3} />
              ) : (
                <Dot {...mark} r={7} />
              ))}
          </>
        );
      }}
    </ActiveLayer>
  );
}
