/** Where a tooltip stands and which point is meant: pure arithmetic over boxes in pixels. */

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

/** Between a mark and its tooltip. */
export const tooltipGapPx = 12;

/** On a card that is narrower than this, a tooltip has the drawing's full width and stands under it. */
export const dockedBelowPx = 480;

export function rightOf({ left, width }: Box): number {
  return left + width;
}

export function bottomOf({ top, height }: Box): number {
  return top + height;
}

/** A box of this size around a point. */
export function boxAround(x: number, y: number, size: number): Box {
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
}

/** A box that is smaller on all sides. */
export function insetBox({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
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

/** What two boxes have in common; of no size where they have nothing. */
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
  /** The active mark, which stays in sight. */
  readonly mark: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly drawing: Box;
  /** What the tooltip may cover: the card around the drawing. */
  readonly card: Box;
  /** What of the page is on screen. */
  readonly screen: Box;
  /** What is left free on the card: buttons that a mouse is on its way to. */
  readonly taken: readonly Box[];
}

/**
 * Below the mark; where that leaves the card or the screen, beside the mark on the side with more room, the other side, above
 * it. It never covers the mark: where nothing fits, it stands below and leaves the card.
 */
export function placeTooltip({ mark, size, drawing, card, screen, taken }: TooltipRequest): TooltipPosition {
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
      return isWithinBox(box, area) && countOverlaps(box, taken) === 0;
    });
  return fitting(intersectBoxes(card, screen)) ?? fitting(card) ?? below;
}

/** Under the drawing, or over it where the screen ends below it and has room above. */
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

/** Which way a pointer is followed: the days of a line along x, the rows of a list along y, the cells of a grid both ways. */
export type PointerAxis = 'x' | 'y' | 'both';

/** The mark that is nearest to a place, by its middle; -1 where there is none. */
export function nearestMark(marks: readonly Box[], x: number, y: number, along: PointerAxis): number {
  const distances = marks.map(({ left, top, width, height }) =>
    Math.hypot(along === 'y' ? 0 : left + width / 2 - x, along === 'x' ? 0 : top + height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}

/** How many of the obstacles a box lies over. */
export function countOverlaps(box: Box, obstacles: readonly Box[]): number {
  return obstacles.filter((obstacle) => boxesOverlap(box, obstacle)).length;
}

/** The first of the candidates that costs least. */
export function lowestCost<Candidate>(
  candidates: readonly Candidate[],
  costOf: (candidate: Candidate) => number,
): Candidate | undefined {
  const costs = candidates.map(costOf);
  return candidates[costs.indexOf(Math.min(...costs))];
}

/** A line through the points as boxes that a label can be kept clear of. */
export function boxesAlong(
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

/** The area between two lines over the same places as boxes that a label can be kept clear of. */
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

/** As near to a wish as the ends allow; the lower end wins where there is no room. */
export function clamp(wish: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, wish));
}
