/** The geometry of a circle graph: its parts and their label positions. */
import type { CircleGraphFigure } from '@/domain/exam/items/figure';
import { type PixelPoint, directionBetween, pointToward } from './geometry';

const radius = 92;
const margin = { x: 100, y: 30 };
const center = { x: radius + margin.x, y: radius + margin.y };

/** The circle in a drawing with room for labels beside it, in pixels. */
export const circleGraphLayout = { radius, center, width: 2 * center.x, height: 2 * center.y } as const;

/**
 * A sector between two directions in degrees counterclockwise from the right; it runs clockwise from `start` to the smaller `end`.
 */
interface Sector {
  readonly start: number;
  readonly end: number;
}

export interface LabelPlacement {
  readonly position: PixelPoint;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A part of a circle graph and its label position. */
export interface CircleGraphPart extends Sector, LabelPlacement {
  readonly label: string;
  /** Fraction of the whole, from 0 to 1. */
  readonly share: number;
}

/** Returns the parts of a circle graph, clockwise from the top. */
export function circleGraphParts({ parts }: Pick<CircleGraphFigure, 'parts'>): readonly CircleGraphPart[] {
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return parts.map(({ label, share }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
    const [start, end] = [90 - (360 * before) / whole, 90 - (360 * (before + share)) / whole];
    const sector = { start, end };
    return { ...sector, ...labelPlace(sector, label), label, share: share / whole };
  });
}

/** Height of a small label and average width of its letters, in pixels, rounded up. */
const [linePx, letterPx] = [14, 7];

/** Distances from the center to try for a label, as fractions of the radius. The first is near the middle of a sector's area. */
const distances = [0.62, 0.7, 0.54];

/** Places a sector's label inside if it fits between the sector's two radii and its arc, otherwise outside the circle. */
function labelPlace(sector: Sector, label: string): LabelPlacement {
  const half = (sector.start + sector.end) / 2;
  const inside = distances
    .map((part) => pointToward(center, half, part * radius))
    .find((position) =>
      labelCorners({ position, anchor: 'middle' }, label).every((corner) => isIn(sector, corner)),
    );
  if (inside !== undefined) return { position: inside, anchor: 'middle' };
  const position = pointToward(center, half, radius + 12);
  return { position, anchor: position.x < center.x - 4 ? 'end' : 'start' };
}

/** Returns the four corners of a label's estimated box, the left pair first. */
export function labelCorners({ position, anchor }: LabelPlacement, label: string): readonly PixelPoint[] {
  const width = letterPx * label.length;
  const left = position.x - { start: 0, middle: width / 2, end: width }[anchor];
  const [top, bottom] = [position.y - linePx / 2, position.y + linePx / 2];
  return [left, left + width].flatMap((x) => [
    { x, y: top },
    { x, y: bottom },
  ]);
}

function isIn({ start, end }: Sector, pixel: PixelPoint): boolean {
  const fromHalf = ((directionBetween(center, pixel) - (start + end) / 2 + 540) % 360) - 180;
  return (
    Math.abs(fromHalf) <= (start - end) / 2 && Math.hypot(pixel.x - center.x, pixel.y - center.y) <= radius
  );
}
