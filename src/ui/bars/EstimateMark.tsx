import Box from '@mui/material/Box';
import type { Interval } from '@/domain/statistics';
import { cssPercent } from '@/lib/text/format';
import * as colors from '@/ui/colors';

export interface EstimateMarkProps {
  /** The unit of all positions along the scale: pixels, or shares of the drawing's width, from 0 to 1. */
  readonly unit: 'px' | 'share';
  readonly range: Interval;
  /** The middle of the range. */
  readonly middle: number;
  /** The estimate before; null for none. */
  readonly previous?: number | null;
  readonly target?: number | null;
  /** The height of the scale's line. */
  readonly y: number;
  readonly size?: EstimateSize;
  /** The factor of all sizes but the positions, for a presentation. */
  readonly scale?: number;
  readonly color: string;
  /** True for an estimate of the past: paler, with a dashed edge and an open dot. */
  readonly isFaded?: boolean;
  /** Squares in place of the dot or the ring, for a value whose source differs. */
  readonly squares?: { readonly value: boolean; readonly previous: boolean };
}

export type EstimateSize = keyof typeof estimateSizesPx;

/** Heights of the band and of the target's mark: in a row of a list or a chart, and in a card of its own. */
export const estimateSizesPx = { row: { band: 12, target: 22 }, card: { band: 18, target: 38 } } as const;

/** The band's opacity in every drawing of a range, so that lines and dots on it stay visible. */
export const bandOpacity = 0.25;
const fadedBandOpacity = 0.12;

/** Half of the width of a filled mark with its edge, and of a hollow one. */
const filledPx = 7;
const hollowPx = 5;

/** Closer than this, the earlier value would be hidden by the newer one, so it is drawn around it. */
const near = { px: 10, share: 0.025 } as const;
const aroundPx = filledPx + 3.5;

/**
 * The mark of an estimate on a horizontal scale, as parts of an SVG, which forced colors and paper keep: the range as a band, its
 * middle as a dot, the value before as a ring with a dotted line to the dot, and the target as a dark dashed line. The same in
 * cards, rows, and charts.
 */
export function EstimateMark({
  unit,
  range,
  middle,
  previous = null,
  target = null,
  y,
  size = 'row',
  scale = 1,
  color,
  isFaded = false,
  squares = { value: false, previous: false },
}: EstimateMarkProps) {
  const at = (position: number) => (unit === 'px' ? position : cssPercent(position));
  const band = scale * estimateSizesPx[size].band;
  const targetPx = scale * estimateSizesPx[size].target;
  const isNear = previous !== null && Math.abs(previous - middle) < scale * near[unit];
  return (
    <g>
      <Box
        component="rect"
        data-mark
        x={at(range.low)}
        y={y - band / 2}
        width={at(range.high - range.low)}
        height={band}
        rx={4 * scale}
        fill={color}
        fillOpacity={isFaded ? fadedBandOpacity : bandOpacity}
        {...(isFaded && { stroke: color, strokeDasharray: '3 2' })}
        sx={edgeInForcedColors}
      />
      {target !== null && <TargetMark x={at(target)} y={y} heightPx={targetPx} scale={scale} />}
      {previous !== null && !isNear && (
        <line
          x1={at(previous)}
          x2={at(middle)}
          y1={y}
          y2={y}
          stroke={color}
          strokeWidth={2 * scale}
          strokeDasharray={`${2 * scale} ${3 * scale}`}
        />
      )}
      {previous !== null && (
        <Mark
          x={at(previous)}
          y={y}
          radius={scale * (isNear ? aroundPx : hollowPx)}
          scale={scale}
          isSquare={squares.previous}
          fill={isNear ? 'none' : colors.paper}
          stroke={color}
        />
      )}
      {isFaded || squares.value ? (
        <Mark
          x={at(middle)}
          y={y}
          radius={scale * hollowPx}
          scale={scale}
          isSquare={squares.value}
          fill={colors.paper}
          stroke={color}
        />
      ) : (
        <Mark
          x={at(middle)}
          y={y}
          radius={scale * filledPx}
          scale={scale}
          fill={color}
          stroke={colors.paper}
        />
      )}
    </g>
  );
}

/** On black, the band by itself is faint. */
const edgeInForcedColors = { '@media (forced-colors: active)': { stroke: 'CanvasText' } } as const;

interface MarkProps {
  readonly x: number | string;
  readonly y: number;
  readonly radius: number;
  readonly scale: number;
  readonly isSquare?: boolean;
  readonly fill: string;
  readonly stroke: string;
}

function Mark({ x, y, radius, scale, isSquare = false, fill, stroke }: MarkProps) {
  const look = { fill, stroke, strokeWidth: 2 * scale, 'data-mark': true };
  if (!isSquare) return <circle cx={x} cy={y} r={radius} {...look} />;
  // A share can't be reduced by pixels, so the square is shifted as a whole.
  return (
    <rect
      x={x}
      y={y - radius}
      width={2 * radius}
      height={2 * radius}
      transform={`translate(${-radius})`}
      {...look}
    />
  );
}

interface TargetMarkProps {
  readonly x: number | string;
  /** The height of its middle. */
  readonly y: number;
  readonly heightPx: number;
  /** The factor of its width and its dashes. */
  readonly scale?: number;
}

/** A target on a scale: a dark dashed line across it. */
export function TargetMark({ x, y, heightPx, scale = 1 }: TargetMarkProps) {
  return (
    <line
      x1={x}
      x2={x}
      y1={y - heightPx / 2}
      y2={y + heightPx / 2}
      stroke={colors.textPrimary}
      strokeWidth={2 * scale}
      strokeDasharray={`${4 * scale} ${2 * scale}`}
    />
  );
}

/** The parts of the mark by themselves, for a legend. */
export const estimateSwatches = {
  range: (
    <svg aria-hidden viewBox="0 0 24 16" style={{ width: '1.5rem', height: '1rem' }}>
      <rect x={0} y={2} width={24} height={12} rx={4} fill={colors.textSecondary} fillOpacity={bandOpacity} />
      <circle cx={12} cy={8} r={5} fill={colors.textPrimary} />
    </svg>
  ),
  previous: (
    <svg aria-hidden viewBox="0 0 14 14" style={{ width: '0.875rem', height: '0.875rem' }}>
      <circle cx={7} cy={7} r={hollowPx} fill="none" stroke={colors.textPrimary} strokeWidth={2} />
    </svg>
  ),
  target: (
    <svg aria-hidden viewBox="0 0 8 16" style={{ width: '0.5rem', height: '1rem' }}>
      <TargetMark x={4} y={8} heightPx={16} />
    </svg>
  ),
} as const;
