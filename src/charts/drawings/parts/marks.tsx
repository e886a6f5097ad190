import { type Box, around } from '@/charts/geometry/placing';
import { inks } from '@/charts/look';

const ringPx = 16;

/** An active point: open in the middle, so that it is told from the others without its color. */
export function Ring({ x, y, color }: { x: number; y: number; color: string }) {
  return <circle cx={x} cy={y} r={6} fill={inks.paper} stroke={color} strokeWidth={3} />;
}

/** The box that a ring takes. */
export function ringAt(x: number, y: number): Box {
  return around(x, y, ringPx);
}

/** The box that rings take that stand over one another. */
export function ringsAt(x: number, ys: readonly number[]): Box {
  const top = Math.min(...ys);
  return { ...ringAt(x, top), height: Math.max(...ys) - top + ringPx };
}
