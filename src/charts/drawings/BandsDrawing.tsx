import { DefaultZIndexes, ReferenceLine } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import {
  boxAround,
  type Box,
  findLowestCostCandidate,
  clamp,
  countOverlaps,
  rightOf,
} from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, targetTextStyle } from '@/charts/chartStyles';
import type { BandRow, TrendReference } from '@/charts/chartData';
import { cellText } from '@/charts/figure/chartTable';
import { estimateTextWidth } from '@/charts/geometry/scale';
import { ActiveLayer } from './parts/ActiveLayer';
import { PlotFrame } from './parts/PlotFrame';
import { Square } from './parts/marks';
import { usePlotScales } from './parts/plotScales';

interface BandsDrawingProps {
  readonly rows: readonly BandRow[];
  /** This chart's rows and those of equally wide charts beside it, so that all use the same text size. */
  readonly sideBySideRows: readonly BandRow[];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

const edgePx = 8;
/** Within a row: distances from the text down to the middle of the range, and from the row's top down to it. */
const wordsPx = 18;
const rangePx = 34;

/** A ring's distance below the middle of the range, and the size of its box including clearance. */
const ringDownPx = 12;
const ringBoxPx = 16;
/** The target label's distance below the middle of the range, and how far it still extends past its tick if moved sideways. */
const targetWordsPx = 27;
const tickSidePx = 4;

/** Font sizes of a row's name, its value, and the text shown when there is no value. */
interface Sizes {
  readonly label: number;
  readonly value: number;
  readonly noValue: number;
}
const usualSizes: Sizes = { label: 14, value: 16, noValue: 13 };
/** Used for all rows if the name of any row would run into its value, as on a small phone. */
const smallSizes: Sizes = { label: 12, value: 13, noValue: 12 };

const sizeOfWords = ({ band }: BandRow, { value, noValue }: Sizes) => (band === null ? noValue : value);

export function BandsDrawing({ rows, sideBySideRows, ticks, format }: BandsDrawingProps) {
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  return (
    <PlotFrame
      x={[least, most]}
      scale={{ min: 0, max: rows.length, ticks: [] }}
      format={null}
      margin={{ top: 0, right: edgePx, left: edgePx }}
      marks={ticks.map((tick) => (
        <ReferenceLine
          key={tick}
          x={tick}
          stroke={chartColors.grid}
          strokeDasharray="2 4"
          zIndex={DefaultZIndexes.grid}
        />
      ))}
    >
      <TickLabels ticks={ticks} format={format} />
      <Rows rows={rows} sideBySideRows={sideBySideRows} format={format} />
      <ActiveRow rows={rows} />
    </PlotFrame>
  );
}

/** The tick labels below the plot. The first and last are aligned inward so that they stay inside the drawing. */
function TickLabels({ ticks, format }: Pick<BandsDrawingProps, 'ticks' | 'format'>) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, plot } = places;
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  return ticks.map((tick) => (
    <text
      key={tick}
      x={toX(tick)}
      y={plot.top + plot.height + 18}
      textAnchor={tick === least ? 'start' : tick === most ? 'end' : 'middle'}
      {...axisTextStyle(textSize)}
    >
      {format(tick)}
    </text>
  ));
}

/** Returns the y position of each row's range, top to bottom. */
function useLines(rows: readonly BandRow[]): readonly number[] {
  const places = usePlotScales();
  if (places === null) return [];
  const { plot } = places;
  return rows.map((_, index) => plot.top + (index * plot.height) / rows.length + rangePx);
}

function Rows({
  rows,
  sideBySideRows,
  format,
}: Pick<BandsDrawingProps, 'rows' | 'sideBySideRows' | 'format'>) {
  const places = usePlotScales();
  const textSize = useTextSize();
  const lines = useLines(rows);
  if (places === null) return null;
  const { plot } = places;
  const right = plot.left + plot.width;
  const fits = (row: BandRow, sizes: Sizes) =>
    estimateTextWidth(cellText(row.label), sizes.label) +
      edgePx +
      estimateTextWidth(row.valueText, sizeOfWords(row, sizes)) <=
    plot.width;
  const sizes = sideBySideRows.every((row) => row.band === null || fits(row, usualSizes))
    ? usualSizes
    : smallSizes;
  return rows.map((row, index) => {
    const y = lines[index] ?? 0;
    const isKnown = row.band !== null;
    return (
      <g key={index} data-mark>
        <text x={plot.left} y={y - wordsPx} fill={chartColors.ink} fontSize={sizes.label} fontWeight={500}>
          {cellText(row.label)}
        </text>
        <text
          x={right}
          y={isKnown || fits(row, sizes) ? y - wordsPx : y + wordsPx}
          textAnchor="end"
          fill={isKnown ? chartColors.ink : chartColors.quiet}
          fontSize={sizeOfWords(row, sizes)}
          fontWeight={isKnown ? 650 : 400}
        >
          {row.valueText}
        </text>
        {row.note !== undefined && (
          <text
            x={right}
            y={y + (row.target === undefined ? 30 : 46)}
            textAnchor="end"
            {...axisTextStyle(textSize)}
          >
            {row.note}
          </text>
        )}
        <line
          x1={plot.left}
          x2={right}
          y1={y}
          y2={y}
          stroke={chartColors.grid}
          strokeWidth={2}
          {...(!isKnown && { strokeDasharray: '2 4' })}
        />
        {row.band !== null && <Range row={row} band={row.band} y={y} />}
        {row.target !== undefined && (
          <Target target={row.target} ring={row.band === null ? null : row.previous} y={y} format={format} />
        )}
      </g>
    );
  });
}

interface RangeProps {
  readonly row: BandRow;
  readonly band: NonNullable<BandRow['band']>;
  readonly y: number;
}

function Range({ row, band, y }: RangeProps) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX } = places;
  const low = toX(band.low);
  return (
    <g>
      <rect
        x={low}
        y={y - 6}
        width={Math.max(2, toX(band.high) - low)}
        height={12}
        rx={3}
        fill={row.color}
        fillOpacity={0.32}
      />
      {row.previous !== null &&
        (row.squares?.previous === true ? (
          <Square x={toX(row.previous)} y={y + ringDownPx} color={row.color} sidePx={9} />
        ) : (
          <circle
            cx={toX(row.previous)}
            cy={y + ringDownPx}
            r={4}
            fill={chartColors.paper}
            stroke={row.color}
            strokeWidth={1.75}
          />
        ))}
      {row.squares?.value === true ? (
        <Square x={toX(band.value)} y={y} color={row.color} sidePx={12} strokePx={2.5} />
      ) : (
        <circle
          cx={toX(band.value)}
          cy={y}
          r={5.5}
          fill={row.color}
          stroke={chartColors.paper}
          strokeWidth={2}
        />
      )}
    </g>
  );
}

interface TargetProps extends Pick<BandsDrawingProps, 'format'> {
  readonly target: TrendReference;
  /** The earlier value drawn as a ring; null for none. */
  readonly ring: number | null;
  readonly y: number;
}

/** A dark tick across the range. Its label goes below, moved sideways or further down if it would touch the ring. */
function Target({ target: { label, value }, ring, y, format }: TargetProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, plot } = places;
  const x = toX(value);
  const words = `${label} ${format(value)}`;
  const width = estimateTextWidth(words, textSize);
  const rings = ring === null ? [] : [boxAround(toX(ring), y + ringDownPx, ringBoxPx)];
  const wishes = [x - width / 2, x - tickSidePx, x + tickSidePx - width].map((left) => ({
    left,
    down: targetWordsPx,
  }));
  const candidates = [...wishes, { left: x - width / 2, down: targetWordsPx + ringBoxPx / 2 }].map(
    ({ left, down }) => ({
      left: clamp(left, plot.left, rightOf(plot) - width),
      top: y + down - textSize + 1,
      width,
      height: textSize,
    }),
  );
  const place = findLowestCostCandidate(candidates, (box) => countOverlaps(box, rings));
  return (
    <g>
      <line x1={x} x2={x} y1={y - 11} y2={y + 11} stroke={chartColors.ink} strokeWidth={2.5} />
      {place !== undefined && (
        <text x={place.left} y={place.top + textSize - 1} {...targetTextStyle(textSize)}>
          {words}
        </text>
      )}
    </g>
  );
}

/** Frames the active row's range and enlarges its value. */
function ActiveRow({ rows }: Pick<BandsDrawingProps, 'rows'>) {
  const places = usePlotScales();
  const lines = useLines(rows);
  if (places === null) return null;
  const { toX, plot } = places;
  const frames = rows.map(({ band }, index): Box => {
    const [left, right] =
      band === null ? [plot.left, plot.left + plot.width] : [toX(band.low) - 4, toX(band.high) + 4];
    return { left, top: (lines[index] ?? 0) - 11, width: right - left, height: 22 };
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
            {row.band !== null &&
              (row.squares?.value === true ? (
                <Square
                  x={toX(row.band.value)}
                  y={lines[index] ?? 0}
                  color={row.color}
                  sidePx={15}
                  strokePx={3}
                />
              ) : (
                <circle
                  cx={toX(row.band.value)}
                  cy={lines[index]}
                  r={7}
                  fill={row.color}
                  stroke={chartColors.paper}
                  strokeWidth={2}
                />
              ))}
          </>
        );
      }}
    </ActiveLayer>
  );
}
