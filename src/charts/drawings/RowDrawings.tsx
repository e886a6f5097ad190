/** Rows of values on one scale: with their ranges, or with the way to their targets. */
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
  ZIndexLayer,
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
import {
  axisTextStyle,
  chartColors,
  targetTextStyle,
  textHaloStyle,
  valueTextStyle,
} from '@/charts/chartStyles';
import type { BandRow, ScoreWithTarget, TrendReference } from '@/charts/chartData';
import { cellText } from '@/charts/figure/chartTable';
import { estimateTextWidth } from '@/charts/geometry/text';
import { ActiveLayer } from './ActiveLayer';
import { Dot, Square } from './marks';
import { labelsBelow, Plot, usePlotScales } from './Plot';
import { plotScale, type PlotScale, roundTicks } from './plotScale';

const numbered = <Row extends object>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, index }));

interface ScaleBelowProps {
  readonly scale: PlotScale;
  readonly format: (value: number) => string;
  /** Keeps the first and last label inside the drawing. */
  readonly sidePx: number;
}

function ScaleBelow({ scale: { domain, ticks }, format, sidePx }: ScaleBelowProps) {
  return (
    <XAxis
      {...labelsBelow(useTextSize())}
      type="number"
      domain={[...domain]}
      ticks={[...ticks]}
      tickFormatter={format}
      padding={{ left: sidePx, right: sidePx }}
    />
  );
}

interface BandsDrawingProps {
  readonly rows: readonly BandRow[];
  /** This chart's rows and those of equally wide charts beside it, so that all use the same text size. */
  readonly sideBySideRows: readonly BandRow[];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

/** The rows of BandsChart. */
export function BandsDrawing({ rows, sideBySideRows, ticks, format }: BandsDrawingProps) {
  const textSize = useTextSize();
  const values = rows.flatMap(({ band, target }) => [
    ...(band === null ? [] : [band.low, band.high]),
    ...(target === undefined ? [] : [target.value]),
  ]);
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  const isInside = values.every((value) => value >= least && value <= most);
  const shownTicks = isInside ? ticks : roundTicks([least, most, ...values]);
  const scale: PlotScale = {
    domain: [Math.min(...shownTicks), Math.max(...shownTicks)],
    ticks: shownTicks,
  };
  return (
    <Plot data={numbered(rows)} layout="vertical" margin={{ top: 0, right: 0 }}>
      <CartesianGrid syncWithTicks horizontal={false} stroke={chartColors.grid} strokeDasharray="2 4" />
      <ScaleBelow scale={scale} format={format} sidePx={1.5 * textSize} />
      <YAxis type="category" dataKey="index" hide />
      <RowTexts rows={rows} sideBySideRows={sideBySideRows} />
      <Bar
        dataKey={({ band }: BandRow) => (band === null ? null : [band.low, band.high])}
        barSize={12}
        shape={RangeBar}
        isAnimationActive={false}
      />
      <Scatter dataKey="previous" shape={EarlierValue} isAnimationActive={false} />
      <Scatter dataKey={({ band }: BandRow) => band?.value ?? null} shape={Value} isAnimationActive={false} />
      <Scatter
        dataKey={({ target }: BandRow) => target?.value ?? null}
        shape={(tick: ScatterShapeProps) => <TargetTick tick={tick} format={format} />}
        isAnimationActive={false}
      />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <ActiveRow rows={rows} />
      </ZIndexLayer>
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
  const text = targetText(target, format);
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

const targetText = ({ label, value }: TrendReference, format: (value: number) => string) =>
  `${label} ${format(value)}`;

/** Frames the active row's range and enlarges its value. */
function ActiveRow({ rows }: Pick<BandsDrawingProps, 'rows'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY, plot } = places;
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
    <ActiveLayer marks={marks} axis="y" crosshair={null}>
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

interface ScoreProgressDrawingProps {
  readonly points: readonly ScoreWithTarget[];
  /** Both ends of the scale, widened for values beyond them. */
  readonly range: readonly [number, number];
  readonly format: (value: number) => string;
  readonly targetWord: string;
}

const rightMarginPx = 28;
const dotPx = 7;
/** Half the length of a target's tick, which is longer than a dot is high. */
const tickPx = 11;

/** The dots of ScoreProgressChart: one row per section, its name on the left. */
export function ScoreProgressDrawing({ points, range, format, targetWord }: ScoreProgressDrawingProps) {
  const textSize = useTextSize();
  const scale = plotScale(
    points.flatMap(({ current, target }) => [current, target]),
    range,
  );
  const rows = numbered(points);
  return (
    <Plot data={rows} layout="vertical" margin={{ top: 12, right: rightMarginPx }}>
      <CartesianGrid syncWithTicks vertical={false} stroke={chartColors.grid} />
      <ScaleBelow scale={scale} format={format} sidePx={0} />
      <YAxis
        type="category"
        dataKey="index"
        tickFormatter={(index: number) => points[index]?.label ?? ''}
        tick={{ fill: chartColors.ink, fontSize: textSize + 1 }}
        tickLine={false}
        axisLine={false}
        interval={0}
        width="auto"
      />
      <Bar
        dataKey={({ current, target }: ScoreWithTarget) => [current, target].toSorted((a, b) => a - b)}
        barSize={2}
        shape={WayBar}
        isAnimationActive={false}
      />
      <Scatter dataKey="current" shape={CurrentDot} isAnimationActive={false} />
      <Scatter
        dataKey="target"
        // Drawn over the dot so that the dot doesn't hide the target of a value that is exactly there.
        shape={(tick: ScatterShapeProps) => (
          <ScoreTexts tick={tick} format={format} targetWord={targetWord} />
        )}
        isAnimationActive={false}
      />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <ActiveDot points={points} />
      </ZIndexLayer>
    </Plot>
  );
}

function WayBar({ x, y, width, height, payload }: BarShapeProps) {
  const { color }: ScoreWithTarget = payload;
  return <rect x={x} y={y} width={width} height={height} fill={color} />;
}

function CurrentDot({ cx, cy, payload }: ScatterShapeProps) {
  const { color }: ScoreWithTarget = payload;
  if (cx === undefined || cy === undefined) return null;
  return <Dot x={cx} y={cy} color={color} r={dotPx} />;
}

interface ScoreTextsProps extends Pick<ScoreProgressDrawingProps, 'format' | 'targetWord'> {
  /** The target's place. */
  readonly tick: ScatterShapeProps;
}

/** The tick at a row's target, and the text of the row's two values. */
function ScoreTexts({ tick: { cx: targetX, cy: y, payload }, format, targetWord }: ScoreTextsProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  const { current, target }: ScoreWithTarget = payload;
  if (places === null || targetX === undefined || y === undefined) return null;
  const { toX, plot } = places;
  const x = toX(current);
  const text = `${targetWord} ${format(target)}`;
  const place = textBeside({
    targetX,
    dotX: x,
    width: estimateTextWidth(text, textSize),
    from: plot.left,
    to: rightOf(plot),
  });
  return (
    <g>
      <line
        x1={targetX}
        x2={targetX}
        y1={y - tickPx}
        y2={y + tickPx}
        stroke={chartColors.ink}
        strokeWidth={2.5}
      />
      <text
        x={x + (current >= target ? 13 : -13)}
        y={y - 12}
        textAnchor="middle"
        {...valueTextStyle(textSize + 1)}
      >
        {format(current)}
      </text>
      <text
        x={place.x}
        y={y + place.down}
        textAnchor={place.anchor}
        {...axisTextStyle(textSize)}
        {...textHaloStyle}
      >
        {text}
      </text>
    </g>
  );
}

interface TargetPlace {
  readonly targetX: number;
  readonly dotX: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Places a target's label beside its tick, on the side away from the dot; if there is no room, on the other side, beyond the dot.
 * If neither side has room, it goes below the tick, inside the drawing.
 */
function textBeside({ targetX, dotX, width, from, to }: TargetPlace): {
  readonly x: number;
  readonly down: number;
  readonly anchor: 'start' | 'middle' | 'end';
} {
  const left = { x: Math.min(targetX - 7, dotX - 12), down: 4, anchor: 'end' } as const;
  const right = { x: Math.max(targetX + 7, dotX + 12), down: 4, anchor: 'start' } as const;
  const leftFits = left.x - width >= from;
  const rightFits = right.x + width <= to + rightMarginPx;
  if (dotX >= targetX && leftFits) return left;
  if (rightFits) return right;
  if (leftFits) return left;
  return { x: Math.min(targetX, to + rightMarginPx - width / 2), down: 22, anchor: 'middle' };
}

function ActiveDot({ points }: Pick<ScoreProgressDrawingProps, 'points'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY } = places;
  const marks = points.map(({ current, target }, row): Box => {
    const [left, right] = [Math.min(toX(current), toX(target)), Math.max(toX(current), toX(target))];
    return { left: left - 12, top: toY(row) - 24, width: right - left + 24, height: 40 };
  });
  return (
    <ActiveLayer marks={marks} axis="y" crosshair={null}>
      {(row) => {
        const point = points[row];
        return (
          point !== undefined && (
            <circle
              cx={toX(point.current)}
              cy={toY(row)}
              r={dotPx + 2}
              fill={point.color}
              stroke={chartColors.ink}
              strokeWidth={2}
            />
          )
        );
      }}
    </ActiveLayer>
  );
}
