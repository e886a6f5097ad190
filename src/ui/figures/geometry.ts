/** Plane geometry of the drawings: figure units in (y up), pixels out (y down). */
import type { Point } from '@/domain/exam/items/figure';

export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** Maps a figure's own coordinates to pixels. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly toPixels: (point: Point) => PixelPoint;
}

/**
 * Fits points into a drawing with equal scales on both axes: at most `size` pixels wide and 0.8 times `size` high, plus a margin
 * for labels on each side. If all points coincide, the drawing is just the margins.
 */
export function fitToDrawing(points: readonly Point[], size: number, margin: number): Projection {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const scale = size / Math.max(right - left, (top - bottom) * 1.25, 1e-9);
  return {
    width: rounded((right - left) * scale + 2 * margin),
    height: rounded((top - bottom) * scale + 2 * margin),
    toPixels: ([x, y]) => ({
      x: rounded((x - left) * scale + margin),
      y: rounded((top - y) * scale + margin),
    }),
  };
}

/** Returns the point `distance` pixels away in a direction: degrees counterclockwise from the right. */
export function pointToward(from: PixelPoint, degrees: number, distance: number): PixelPoint {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(from.x + distance * Math.cos(angle)), y: rounded(from.y - distance * Math.sin(angle)) };
}

/** Returns the direction from one pixel to another, 0 to 360 degrees counterclockwise from the right. */
export function directionBetween(from: PixelPoint, to: PixelPoint): number {
  return ((Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI + 360) % 360;
}

export function midpoint(a: PixelPoint, b: PixelPoint): PixelPoint {
  return { x: rounded((a.x + b.x) / 2), y: rounded((a.y + b.y) / 2) };
}

/**
 * Returns the direction in the middle of the widest gap between the given ones, in degrees, where a label at their common point has
 * room; 90 (up) if none are given.
 */
export function widestGapDirection(taken: readonly number[]): number {
  const sorted = taken.map((degrees) => ((degrees % 360) + 360) % 360).toSorted((a, b) => a - b);
  let [widest, free] = [-1, 90];
  sorted.forEach((from, index) => {
    const next = sorted[index + 1] ?? (sorted[0] ?? from) + 360;
    if (next - from > widest) [widest, free] = [next - from, from + (next - from) / 2];
  });
  return free;
}

/** Returns the path of an arc around a center, counterclockwise from one direction to another. */
export function arcPath(center: PixelPoint, radius: number, from: number, to: number): string {
  const turn = (((to - from) % 360) + 360) % 360;
  const [start, end] = [pointToward(center, from, radius), pointToward(center, to, radius)];
  return `M ${start.x} ${start.y} A ${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 0 ${end.x} ${end.y}`;
}

/** Formats pixels for the `points` attribute of an SVG polygon. */
export function polygonPoints(pixels: readonly PixelPoint[]): string {
  return pixels.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** Returns true if the pixels, in order, run counterclockwise on the screen (shoelace formula). */
export function isCounterclockwise(pixels: readonly PixelPoint[]): boolean {
  const twiceArea = pixels.reduce((sum, here, index) => {
    const next = pixels[(index + 1) % pixels.length] ?? here;
    return sum + here.x * next.y - next.x * here.y;
  }, 0);
  return twiceArea < 0;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
