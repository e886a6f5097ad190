import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  DefaultZIndexes,
  Label,
  ReferenceLine,
  Scatter,
  type ScatterShapeProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useFigure, useTextSize } from '@/charts/figure/figureContext';
import {
  type Box,
  boxAround,
  clamp,
  countOverlaps,
  findLowestCostCandidate,
  rightOf,
} from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, targetTextStyle } from '@/charts/chartStyles';
import type { BandRow } from '@/charts/chartData';
import { cellText } from '@/charts/figure/chartTable';
import { estimateTextWidth } from '@/charts/geometry/text';
import { ActiveLayer } from './ActiveLayer';
import { Dot, Square } from './marks';
import { labelsBelow, Overlay, Plot, type PlotScales, usePlotScales } from './Plot';
import { roundTicks } from './plotScale';

interface BandsDrawingProps {
  readonly rows: readonly BandRow[];
  /** This chart's rows and those of equally wide charts beside it, so that all use the same text size. */
  readonly sideBySideRows: readonly BandRow[];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** True if each bar is the way from a value to its target, and not a range. */
  readonly isToTarget: boolean;
}

/** The rows of BandsChart. */
export function BandsDrawing({ rows, sideBySideRows, ticks, format, isToTarget }: BandsDrawingProps) {
  const textSize = useTextSize();
  const values = rows.flatMap(({ band, target }) => [
    ...(band === null ? [] : [band.low, band.high]),
    ...(target === undefined ? [] : [target.value]),
  ]);
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  const isInside = values.every((value) => value >= least && value <= most);
  const shownTicks = isInside ? ticks : roundTicks([least, most, ...values]);
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
        domain={[Math.min(...shownTicks), Math.max(...shownTicks)]}
        ticks={[...shownTicks]}
        tickFormatter={format}
        // Keeps the first and last label inside the drawing.
        padding={{ left: 1.5 * textSize, right: 1.5 * textSize }}
      />
      <YAxis type="category" dataKey="index" hide />
      <RowTexts rows={rows} sideBySideRows={sideBySideRows} />
      <Bar
        dataKey={({ band }: BandRow) => (band === null ? null : [band.low, band.high])}
        barSize={isToTarget ? 2 : 12}
        shape={isToTarget ? LineToTarget : RangeBar}
        isAnimationActive={false}
      />
      <Scatter dataKey="previous" shape={EarlierValue} isAnimationActive={false} />
      <Scatter dataKey={({ band }: BandRow) => band?.value ?? null} shape={Value} isAnimationActive={false} />
      <Scatter
        dataKey={({ target }: BandRow) => target?.value ?? null}
        shape={(tick: ScatterShapeProps) => <TargetTick tick={tick} format={format} />}
        isAnimationActive={false}
      />
      <Overlay>{(scales) => <ActiveRow scales={scales} rows={rows} />}</Overlay>
    </Plot>
  );
}

/** Sizes of text relative to that of the axis: of a row's name and its value, usual and if any of them don't fit beside each other. */
const usualSizes = { label: 1, value: 3 } as const;
const smallSizes = { label: 0, value: 1 } as const;
/** Distances up from the middle of a range to the baseline of its name, and down to that of its note. */
const namePx = 18;
const notePx = { besideNothing: 30, belowTarget: 46 } as const;

/** Each row's rule, its name and value above it, and its note below. */
function RowTexts({ rows, sideBySideRows }: Pick<BandsDrawingProps, 'rows' | 'sideBySideRows'>) {
  const places = usePlotScales();
  const textSize = useTextSize();
  const { scale } = useFigure();
  if (places === null) return null;
  const valueSize = ({ band }: BandRow, sizes: typeof usualSizes | typeof smallSizes) =>
    textSize + (band === null ? 0 : sizes.value);
  const fits = (row: BandRow, sizes: typeof usualSizes | typeof smallSizes) =>
    estimateTextWidth(cellText(row.label), textSize + sizes.label) +
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
        strokeWidth={2}
        {...(!isKnown && { strokeDasharray: '2 4' })}
        zIndex={DefaultZIndexes.grid}
      >
        <Label
          value={cellText(row.label)}
          position="insideBottomLeft"
          offset={0}
          dy={-namePx * scale}
          fill={chartColors.ink}
          fontSize={textSize + sizes.label}
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

function LineToTarget({ x, y, width, height, payload }: BarShapeProps) {
  const { color }: BandRow = payload;
  return <rect data-mark x={x} y={y} width={width} height={height} fill={color} />;
}

function RangeBar({ x, y, width, height, payload }: BarShapeProps) {
  const { color }: BandRow = payload;
  return (
    <rect
      data-mark
      x={x}
      y={y}
      width={Math.max(2, width)}
      height={height}
      rx={3}
      fill={color}
      fillOpacity={0.32}
    />
  );
}

/** A ring's distance below the middle of the range, and the size of its box including clearance. */
const ringDownPx = 12;
const ringBoxPx = 16;

function EarlierValue({ cx, cy, payload }: ScatterShapeProps) {
  const { color, squares, band, previous }: BandRow = payload;
  if (cx === undefined || cy === undefined || band === null || previous === null) return null;
  const y = cy + ringDownPx;
  return squares?.previous === true ? (
    <Square x={cx} y={y} color={color} sidePx={9} />
  ) : (
    <circle cx={cx} cy={y} r={4} fill={chartColors.paper} stroke={color} strokeWidth={1.75} />
  );
}

function Value({ cx, cy, payload }: ScatterShapeProps) {
  const { color, squares, band }: BandRow = payload;
  if (cx === undefined || cy === undefined || band === null) return null;
  return squares?.value === true ? (
    <Square x={cx} y={cy} color={color} sidePx={12} strokePx={2.5} />
  ) : (
    <Dot x={cx} y={cy} color={color} r={5.5} />
  );
}

/** The target label's distance below the middle of the range, and how far it still extends past its tick if moved sideways. */
const targetTextPx = 27;
const tickSidePx = 4;

interface TargetTickProps extends Pick<BandsDrawingProps, 'format'> {
  readonly tick: ScatterShapeProps;
}

/** A dark tick across the range. Its label goes below, moved sideways or further down if it would touch the ring. */
function TargetTick({ tick: { cx: x, cy: y, payload }, format }: TargetTickProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  const { scale } = useFigure();
  const { target, band, previous }: BandRow = payload;
  if (places === null || x === undefined || y === undefined || target === undefined) return null;
  const { toX, plot } = places;
  const text = `${target.label} ${format(target.value)}`;
  const width = estimateTextWidth(text, textSize);
  const rings =
    band === null || previous === null ? [] : [boxAround(toX(previous), y + ringDownPx, ringBoxPx)];
  const down = targetTextPx * scale;
  const wishes = [
    { left: x - width / 2, down },
    { left: x - tickSidePx, down },
    { left: x + tickSidePx - width, down },
    { left: x - width / 2, down: down + ringBoxPx / 2 },
  ];
  const place = findLowestCostCandidate(
    wishes.map((wish) => ({
      left: clamp(wish.left, plot.left, rightOf(plot) - width),
      top: y + wish.down - textSize + 1,
      width,
      height: textSize,
    })),
    (box) => countOverlaps(box, rings),
  );
  return (
    <g>
      <line x1={x} x2={x} y1={y - 11} y2={y + 11} stroke={chartColors.ink} strokeWidth={2.5} />
      {place !== undefined && (
        <text x={place.left} y={place.top + textSize - 1} {...targetTextStyle(textSize)}>
          {text}
        </text>
      )}
    </g>
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
