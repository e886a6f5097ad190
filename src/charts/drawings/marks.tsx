/** Marks that several drawings share. */
import type { ReactNode } from 'react';
import { DefaultZIndexes, ReferenceArea, ReferenceLine } from 'recharts';
import { type Box, boxAround } from '@/charts/geometry/boxGeometry';
import { chartColors, scaledDashes, targetLineStyle } from '@/charts/chartStyles';
import { useMarkScale } from '@/charts/figure/figureContext';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

/** A filled dot with an edge in the paper's color. */
export function Dot({ x, y, color, r }: MarkProps & { readonly r: number }) {
  const scale = useMarkScale();
  return (
    <circle
      data-mark
      cx={x}
      cy={y}
      r={scale * r}
      fill={color}
      stroke={chartColors.paper}
      strokeWidth={scale * 2}
    />
  );
}

/** A dot for a value that isn't measured. */
export function HollowDot({ x, y, color }: MarkProps) {
  return <circle data-mark cx={x} cy={y} r={4} fill={chartColors.paper} stroke={color} strokeWidth={2} />;
}

interface SquareProps extends MarkProps {
  /** Side length, including the stroke. */
  readonly sidePx: number;
  readonly strokePx?: number;
}

/** A hollow square, for a value whose source differs from that of the values drawn as filled dots. */
export function Square({ x, y, color, sidePx, strokePx = 2 }: SquareProps) {
  const scale = useMarkScale();
  const side = scale * (sidePx - strokePx);
  return (
    <rect
      data-mark
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      fill={chartColors.paper}
      stroke={color}
      strokeWidth={scale * strokePx}
    />
  );
}

/** The mark of an active point: hollow, so that it differs from other points by more than color. */
export function Ring({ x, y, color, isSquare = false }: MarkProps & { readonly isSquare?: boolean }) {
  const scale = useMarkScale();
  if (isSquare) return <Square x={x} y={y} color={color} sidePx={13} strokePx={3} />;
  return (
    <circle cx={x} cy={y} r={scale * 6} fill={chartColors.paper} stroke={color} strokeWidth={scale * 3} />
  );
}

const ringPx = 16;

/** Returns the box around rings at the same x position. */
export function boxAroundRings(x: number, ys: readonly number[]): Box {
  const top = Math.min(...ys);
  return { ...boxAround(x, top, ringPx), height: Math.max(...ys) - top + ringPx };
}

function useTargetStroke() {
  const scale = useMarkScale();
  return {
    stroke: targetLineStyle.stroke,
    strokeWidth: scale * targetLineStyle.strokeWidth,
    strokeDasharray: scaledDashes(targetLineStyle.strokeDasharray, scale),
  } as const;
}

/** A target's dashed line across the whole plot, with its labels. */
export function TargetLine({ y, children }: { readonly y: number; readonly children?: ReactNode }) {
  const style = useTargetStroke();
  return (
    <ReferenceLine y={y} ifOverflow="visible" {...style}>
      {children}
    </ReferenceLine>
  );
}

interface TargetStretchProps {
  readonly y: number;
  /** Positions of the first and last bars, both included. */
  readonly from: number;
  readonly to: number;
}

/** A target's dashed line across some bars from edge to edge. An area without height, because a segment ends at bars' middles. */
export function TargetStretch({ y, from, to }: TargetStretchProps) {
  const style = useTargetStroke();
  return (
    <ReferenceArea
      x1={from}
      x2={to}
      y1={y}
      y2={y}
      ifOverflow="visible"
      // Above the bars, as any target's line.
      zIndex={DefaultZIndexes.line}
      shape={({ x, y: top, width }: { x: number; y: number; width: number }) => (
        <line x1={x} x2={x + width} y1={top} y2={top} {...style} />
      )}
    />
  );
}
