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
  color,
  isFaded = false,
  squares = { value: false, previous: false },
}: EstimateMarkProps) {
  const at = (position: number) => (unit === 'px' ? position : cssPercent(position));
  const { band, target: targetPx } = estimateSizesPx[size];
  const isNear = previous !== null && Math.abs(previous - middle) < near[unit];
  return (
    <g>
      <Box
        component="rect"
        data-mark
        x={at(range.low)}
        y={y - band / 2}
        width={at(range.high - range.low)}
        height={band}
        rx={4}
        fill={color}
        fillOpacity={isFaded ? fadedBandOpacity : bandOpacity}
        {...(isFaded && { stroke: color, strokeDasharray: '3 2' })}
        sx={edgeInForcedColors}
      />
      {target !== null && <TargetMark x={at(target)} y={y} heightPx={targetPx} />}
      {previous !== null && !isNear && (
        <line
          x1={at(previous)}
          x2={at(middle)}
          y1={y}
          y2={y}
          stroke={color}
          strokeWidth={2}
          strokeDasharray="2 3"
        />
      )}
      {previous !== null && (
        <Mark
          x={at(previous)}
          y={y}
          radius={isNear ? aroundPx : hollowPx}
          isSquare={squares.previous}
          fill={isNear ? 'none' : colors.paper}
          stroke={color}
        />
      )}
      {isFaded || squares.value ? (
        <Mark
          x={at(middle)}
          y={y}
          radius={hollowPx}
          isSquare={squares.value}
          fill={colors.paper}
          stroke={color}
        />
      ) : (
        <Mark x={at(middle)} y={y} radius={filledPx} fill={color} stroke={colors.paper} />
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
  readonly isSquare?: boolean;
  readonly fill: string;
  readonly stroke: string;
}

function Mark({ x, y, radius, isSquare = false, fill, stroke }: MarkProps) {
  const look = { fill, stroke, strokeWidth: 2, 'data-mark': true };
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
}

/** A target on a scale: a dark dashed line across it. */
export function TargetMark({ x, y, heightPx }: TargetMarkProps) {
  return (
    <line
      x1={x}
      x2={x}
      y1={y - heightPx / 2}
      y2={y + heightPx / 2}
      stroke={colors.textPrimary}
      strokeWidth={2}
      strokeDasharray="4 2"
    />
  );
}

/** The parts of the mark by themselves, for a legend. */
export const estimateSwatches = {
  range: (
    <svg aria-hidden width={24} height={16}>
      <rect x={0} y={2} width={24} height={12} rx={4} fill={colors.textSecondary} fillOpacity={bandOpacity} />
      <circle cx={12} cy={8} r={5} fill={colors.textPrimary} />
    </svg>
  ),
  previous: (
    <svg aria-hidden width={14} height={14}>
      <circle cx={7} cy={7} r={hollowPx} fill="none" stroke={colors.textPrimary} strokeWidth={2} />
    </svg>
  ),
  target: (
    <svg aria-hidden width={8} height={16}>
      <TargetMark x={4} y={8} heightPx={16} />
    </svg>
  ),
} as const;
