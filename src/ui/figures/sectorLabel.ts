import { type Pixel, direction, toward } from './geometry';

/** A part of a circle, in degrees counterclockwise from the right; it runs clockwise from its start to its end. */
export interface Sector {
  readonly center: Pixel;
  readonly radius: number;
  readonly start: number;
  readonly end: number;
}

export interface LabelPlace {
  readonly at: Pixel;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Height of a small label, and width of a letter of it on average, on the safe side. */
const [linePx, letterPx] = [14, 7];

/** Where a label is looked for inside, as parts of the radius: the middle of the area first. */
const distances = [0.62, 0.7, 0.54];

/** The place of a sector's label: inside where all of it fits between the two lines and the circle, otherwise beside it. */
export function sectorLabel(sector: Sector, label: string): LabelPlace {
  const { center, radius, start, end } = sector;
  const half = (start + end) / 2;
  const inside = distances
    .map((part) => toward(center, half, part * radius))
    .find((at) => cornersOf({ at, anchor: 'middle' }, label).every((corner) => isIn(sector, corner)));
  if (inside !== undefined) return { at: inside, anchor: 'middle' };
  const at = toward(center, half, radius + 12);
  return { at, anchor: at.x < center.x - 4 ? 'end' : 'start' };
}

/** The corners of a label's box: its left and right ends, above and below. */
export function cornersOf({ at, anchor }: LabelPlace, label: string): readonly Pixel[] {
  const width = letterPx * label.length;
  const left = at.x - { start: 0, middle: width / 2, end: width }[anchor];
  const [top, bottom] = [at.y - linePx / 2, at.y + linePx / 2];
  return [left, left + width].flatMap((x) => [
    { x, y: top },
    { x, y: bottom },
  ]);
}

function isIn({ center, radius, start, end }: Sector, pixel: Pixel): boolean {
  const fromHalf = ((direction(center, pixel) - (start + end) / 2 + 540) % 360) - 180;
  return (
    Math.abs(fromHalf) <= (start - end) / 2 && Math.hypot(pixel.x - center.x, pixel.y - center.y) <= radius
  );
}
