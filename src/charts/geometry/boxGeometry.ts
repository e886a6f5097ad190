/** Places tooltips and finds the mark nearest to a pointer. Pure arithmetic on boxes in pixels. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TooltipPosition {
  readonly left: number;
  readonly top: number;
}

/** Gap between a mark and its tooltip. */
export const tooltipGapPx = 12;

/** On a card narrower than this, the tooltip is docked: as wide as the drawing, and below or above it. */
export const dockedTooltipBelowPx = 480;

export function rightOf({ left, width }: Box): number {
  return left + width;
}

export function bottomOf({ top, height }: Box): number {
  return top + height;
}

export function boxAround(x: number, y: number, size: number): Box {
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
}

/** Shrinks a box by the same amount on all sides, at most to nothing; a negative amount enlarges it. */
export function insetBox({ left, top, width, height }: Box, by: number): Box {
  return {
    left: left + by,
    top: top + by,
    width: Math.max(0, width - 2 * by),
    height: Math.max(0, height - 2 * by),
  };
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < rightOf(b) && b.left < rightOf(a) && a.top < bottomOf(b) && b.top < bottomOf(a);
}

export function isWithinBox(box: Box, area: Box): boolean {
  return (
    box.left >= area.left &&
    box.top >= area.top &&
    rightOf(box) <= rightOf(area) &&
    bottomOf(box) <= bottomOf(area)
  );
}

/** Returns the overlap of two boxes. If there is none, its width or height is zero. */
export function intersectBoxes(a: Box, b: Box): Box {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(rightOf(a), rightOf(b)) - left),
    height: Math.max(0, Math.min(bottomOf(a), bottomOf(b)) - top),
  };
}

interface TooltipRequest {
  /** The active mark, which the tooltip must not cover. */
  readonly mark: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly drawing: Box;
  /** The card around the drawing, which the tooltip may cover. */
  readonly card: Box;
  /** The visible part of the page. */
  readonly screen: Box;
  /** Boxes to keep free: buttons on the card, which the mouse may be heading for. */
  readonly obstacles: readonly Box[];
}

/**
 * Places the tooltip below the mark. If it would leave the card or the screen or cover a button there, tries the side with more
 * room, then the other side, then above; if all fail, the same places without regard to the screen. It never covers the mark: if
 * nothing fits, it goes below, even beyond the card.
 */
export function placeTooltip({
  mark,
  size,
  drawing,
  card,
  screen,
  obstacles,
}: TooltipRequest): TooltipPosition {
  const middleX = mark.left + mark.width / 2;
  const middleY = mark.top + mark.height / 2;
  const centered = clamp(middleX - size.width / 2, card.left, rightOf(card) - size.width);
  const beside = clamp(middleY - size.height / 2, drawing.top, bottomOf(drawing) - size.height);
  const below = { left: centered, top: bottomOf(mark) + tooltipGapPx };
  const right = { left: rightOf(mark) + tooltipGapPx, top: beside };
  const left = { left: mark.left - tooltipGapPx - size.width, top: beside };
  const above = { left: centered, top: mark.top - tooltipGapPx - size.height };
  const inLeftHalf = middleX < drawing.left + drawing.width / 2;
  const places = [below, ...(inLeftHalf ? [right, left] : [left, right]), above];
  const fitting = (area: Box) =>
    places.find((place) => {
      const box = { ...place, ...size };
      return isWithinBox(box, area) && countOverlaps(box, obstacles) === 0;
    });
  return fitting(intersectBoxes(card, screen)) ?? fitting(card) ?? below;
}

/** Places the tooltip below the drawing, or above it if only that fits on the screen. */
export function placeDockedTooltip({
  size,
  drawing,
  screen,
}: Pick<TooltipRequest, 'size' | 'drawing' | 'screen'>): TooltipPosition {
  const under = { left: drawing.left, top: bottomOf(drawing) };
  const over = { left: drawing.left, top: drawing.top - size.height };
  const isCut = under.top + size.height > bottomOf(screen);
  return isCut && over.top >= screen.top ? over : under;
}

/** The direction in which the pointer's distance to marks counts: x for days on a line, y for rows of a list, both for a grid. */
export type PointerAxis = 'x' | 'y' | 'both';

/** Returns the index of the mark whose center is nearest; -1 if there are no marks. */
export function nearestMarkIndex(marks: readonly Box[], x: number, y: number, along: PointerAxis): number {
  const distances = marks.map(({ left, top, width, height }) =>
    Math.hypot(along === 'y' ? 0 : left + width / 2 - x, along === 'x' ? 0 : top + height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}

export function countOverlaps(box: Box, obstacles: readonly Box[]): number {
  return obstacles.filter((obstacle) => boxesOverlap(box, obstacle)).length;
}

/** Returns the candidate with the lowest cost, the first one if several tie; undefined if there are none. */
export function findLowestCostCandidate<Candidate>(
  candidates: readonly Candidate[],
  costOf: (candidate: Candidate) => number,
): Candidate | undefined {
  const costs = candidates.map(costOf);
  return candidates[costs.indexOf(Math.min(...costs))];
}

/** Returns boxes that cover a line through the points, for labels to avoid. */
export function boxesAlongLine(
  points: readonly { readonly x: number; readonly y: number }[],
  thickness = 8,
): readonly Box[] {
  const [first] = points;
  if (first === undefined) return [];
  const boxes = [boxAround(first.x, first.y, thickness)];
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / thickness));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      boxes.push(boxAround(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y), thickness));
    }
  }
  return boxes;
}

/** Returns boxes that cover the area between two lines, for labels to avoid. */
export function boxesBetween(
  points: readonly { readonly x: number; readonly top: number; readonly bottom: number }[],
  thickness = 8,
): readonly Box[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const steps = Math.max(1, Math.ceil((to.x - from.x) / thickness));
    const at = (part: number, pick: 'x' | 'top' | 'bottom') => from[pick] + part * (to[pick] - from[pick]);
    return Array.from({ length: steps }, (_, step): Box => {
      const [before, after] = [step / steps, (step + 1) / steps];
      const top = Math.min(at(before, 'top'), at(after, 'top'));
      const bottom = Math.max(at(before, 'bottom'), at(after, 'bottom'));
      return { left: at(before, 'x'), top, width: at(after, 'x') - at(before, 'x'), height: bottom - top };
    });
  });
}

/** Limits `wish` to the range from `from` to `to`. Returns `from` if the range is empty. */
export function clamp(wish: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, wish));
}
