/** Text placement in a plot: lists candidate positions, to choose the one that covers the least. Pure functions. */
import {
  type Box,
  boxesOverlap,
  bottomOf,
  findLowestCostCandidate,
  clamp,
  countOverlaps,
  insetBox,
  rightOf,
  isWithinBox,
} from './boxGeometry';
import { estimateTextWidth, wrapNameAndValue } from './text';

/** One or more lines of text in a box. */
export interface TextPlacement extends Box {
  readonly lines: readonly string[];
}

export function lineHeight(textSize: number): number {
  return textSize + 3;
}

/** Lines of a label at a line. More would hide too much of a low plot. */
const mostLines = 2;

/**
 * Returns candidate positions for a name and its value above and below a horizontal line at `y`, all inside the plot: at the left
 * and right ends first, then further in. Wraps the text if it is wider than the plot, and shortens a name that still doesn't fit.
 */
export function placementsAtLine(
  name: string,
  value: string,
  y: number,
  textSize: number,
  plot: Box,
): readonly TextPlacement[] {
  const whole = estimateTextWidth(`${name} ${value}`, textSize);
  const mostPx = whole <= plot.width ? plot.width : Math.min(0.6 * whole, plot.width);
  return besideLine(wrapNameAndValue(name, value, mostPx, mostLines, textSize), y, textSize, plot);
}

/**
 * Places a name and its value at a horizontal line at `y`, where they cover the fewest marks but no other text. In a wide room they may
 * be one line beside that text; where it is in the way, a narrower room leaves its place free. Covers the text only if nowhere else
 * has room, and is undefined if no room is tall enough.
 * @param rooms the widest first
 */
export function placeAtLine(
  name: string,
  value: string,
  y: number,
  textSize: number,
  rooms: readonly Box[],
  { text, marks }: { readonly text: Box; readonly marks: readonly Box[] },
): TextPlacement | undefined {
  const candidates = rooms.flatMap((room) => placementsAtLine(name, value, y, textSize, room));
  const clear = candidates.filter((box) => !boxesOverlap(box, text));
  return findLowestCostCandidate(clear.length === 0 ? candidates : clear, (box) => countOverlaps(box, marks));
}

function besideLine(
  lines: readonly string[],
  y: number,
  textSize: number,
  plot: Box,
): readonly TextPlacement[] {
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, textSize)));
  const height = lines.length * lineHeight(textSize);
  const slack = plot.width - width;
  return [0.02, 1, 0.25, 0.5, 0.75]
    .flatMap((part) =>
      [y - 4 - height, y + 4].map((top) => ({
        left: plot.left + part * slack,
        top,
        width,
        height,
        lines,
      })),
    )
    .filter((box) => isWithinBox(box, plot));
}

/** Returns candidate boxes for a line of text just below an area's lower edge, all inside the plot. */
export function placementsUnderArea(
  edge: readonly { readonly x: number; readonly y: number }[],
  width: number,
  textSize: number,
  plot: Box,
): readonly Box[] {
  return edge
    .map(({ x }) => {
      const over = edge.filter((each) => Math.abs(each.x - x) <= width);
      return {
        left: x - width / 2,
        top: Math.max(...over.map(({ y }) => y)) + 6,
        width,
        height: textSize + 2,
      };
    })
    .filter((box) => isWithinBox(box, plot));
}

/** Gap between a dot and text that belongs to it. */
const atPointPx = 9;

/** Returns candidate boxes for a line of text above and below a dot, all inside the plot: ending or beginning at it, or centered. */
export function placementsAtPoint(
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  textSize: number,
  plot: Box,
): readonly Box[] {
  const height = textSize + 2;
  const sides = [x - width + atPointPx, x - width / 2, x - atPointPx];
  return [y - atPointPx - height, y + atPointPx, y - 2 * atPointPx - height, y + 2 * atPointPx]
    .flatMap((top) => sides.map((left) => ({ left, top, width, height })))
    .filter((box) => isWithinBox(box, plot));
}

/** A note's text and the leader line that connects it to its point. */
export interface NotePlacement {
  readonly text: Box;
  readonly leader: Box;
  /** The text ends at the leader ('end'), begins at it ('start'), or is centered above or below it ('middle'). */
  readonly anchor: 'start' | 'middle' | 'end';
}

interface NotedPoint {
  readonly x: number;
  readonly y: number;
  /** Width of the wider of the note's two lines of text. */
  readonly width: number;
}

/** Gaps between a note's text and its leader, and between the leader and its point. */
const besidePx = 6;
const fromPointPx = 7;

/**
 * Places the notes one by one, each where it overlaps the least. Among equal positions, prefers those closest to the plot's top or
 * bottom, then text left of its leader, then the end farther from the point. Texts avoid obstacles, and never cover labels and earlier
 * notes; leaders avoid them. Null for a note that has no room inside the plot.
 * @param radiusPx the radius of dots at the points, where leaders begin
 */
export function placeNotes(
  points: readonly NotedPoint[],
  textSize: number,
  plot: Box,
  obstacles: readonly Box[],
  labels: readonly Box[] = [],
  radiusPx = 0,
): readonly (NotePlacement | null)[] {
  const placed: (NotePlacement | null)[] = [];
  const height = 2 * textSize + 8;
  const gapPx = fromPointPx + radiusPx;
  const labelsWithMargin = labels.map((box) => insetBox(box, -besidePx));
  for (const { x, y, width } of points) {
    const taken = [
      ...labelsWithMargin,
      ...placed.flatMap((each) => (each === null ? [] : [each.text, each.leader])),
    ];
    const candidates = [0, 1, 2].flatMap((level) => {
      const shift = level * (height + besidePx);
      const foot = bottomOf(plot) - height - besidePx - shift;
      const head = plot.top + shift;
      const isHigh = y < plot.top + plot.height / 2;
      return (['end', 'start', 'middle'] as const).flatMap((anchor) =>
        (isHigh ? [foot, head] : [head, foot]).map((top): NotePlacement => {
          const left = {
            end: x - besidePx - radiusPx - width,
            start: x + besidePx + radiusPx,
            middle: clamp(x - width / 2, plot.left, rightOf(plot) - width),
          }[anchor];
          // The leader runs alongside text left or right of it, and ends at text centered on it.
          const [near, far] = anchor === 'middle' ? [height + 1, -1] : [0, height];
          const [from, to] = top > y ? [y + gapPx, top + far] : [top + near, y - gapPx];
          return {
            text: { left, top, width, height },
            leader: { left: x - 1, top: from, width: 2, height: Math.max(0, to - from) },
            anchor,
          };
        }),
      );
    });
    placed.push(
      findLowestCostCandidate(
        candidates.filter(({ text }) => isWithinBox(text, plot) && countOverlaps(text, taken) === 0),
        ({ text, leader }) => countOverlaps(text, obstacles) + countOverlaps(leader, taken),
      ) ?? null,
    );
  }
  return placed;
}
