import { type Box, boxAround } from '@/charts/geometry/boxGeometry';
import { chartColors } from '@/charts/chartStyles';

const ringPx = 16;

interface RingProps {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

/** The mark of an active point: hollow, so that it differs from other points by more than color. */
export function Ring({ x, y, color, isSquare = false }: RingProps & { readonly isSquare?: boolean }) {
  if (isSquare) return <Square x={x} y={y} color={color} sidePx={13} strokePx={3} />;
  return <circle cx={x} cy={y} r={6} fill={chartColors.paper} stroke={color} strokeWidth={3} />;
}

interface SquareProps extends RingProps {
  /** Side length, including the stroke. */
  readonly sidePx: number;
  readonly strokePx?: number;
}

/** A hollow square, for a value whose source differs from that of the values drawn as filled dots. */
export function Square({ x, y, color, sidePx, strokePx = 2 }: SquareProps) {
  const side = sidePx - strokePx;
  return (
    <rect
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      fill={chartColors.paper}
      stroke={color}
      strokeWidth={strokePx}
    />
  );
}

export function ringBox(x: number, y: number): Box {
  return boxAround(x, y, ringPx);
}

/** Returns the box around several rings at the same x position. */
export function boxAroundRings(x: number, ys: readonly number[]): Box {
  const top = Math.min(...ys);
  return { ...ringBox(x, top), height: Math.max(...ys) - top + ringPx };
}
