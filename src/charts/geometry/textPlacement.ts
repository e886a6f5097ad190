/** Where words may stand in a plot: candidates, from which the one is taken that lies over the least. Pure. */
import {
  type Box,
  bottomOf,
  lowestCost,
  clamp,
  countOverlaps,
  insetBox,
  rightOf,
  isWithinBox,
} from './boxGeometry';
import { wrapText, estimateTextWidth } from './scale';

/** Words in one line or in several, in a box. */
export interface TextPlacement extends Box {
  readonly lines: readonly string[];
}

/** Height of a line of words. */
export function lineHeight(textSize: number): number {
  return textSize + 3;
}

/**
 * Beside a level line, on the left and on the right, over and under it, then further in; in one line, and in two only where the
 * plot is narrower than the words. Inside of the plot.
 */
export function placementsAtLine(
  words: string,
  y: number,
  textSize: number,
  plot: Box,
): readonly TextPlacement[] {
  const whole = estimateTextWidth(words, textSize);
  return besideLine(
    whole <= plot.width ? [words] : wrapText(words, 0.6 * whole, textSize),
    y,
    textSize,
    plot,
  );
}

function besideLine(
  lines: readonly string[],
  y: number,
  textSize: number,
  plot: Box,
): readonly TextPlacement[] {
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, textSize)));
  const height = lines.length * lineHeight(textSize);
  const room = plot.width - width;
  return [0.02, 1, 0.25, 0.5, 0.75]
    .flatMap((part) =>
      [y - 4 - height, y + 4].map((top) => ({ left: plot.left + part * room, top, width, height, lines })),
    )
    .filter((box) => isWithinBox(box, plot));
}

/** Under the lower edge of an area, given as the points of that edge; inside of the plot. */
export function placementsUnder(
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

/** A note's words, and the line that leads from them to their point. */
export interface NotePlacement {
  readonly words: Box;
  readonly leader: Box;
  /** Whether the words end at the leader, begin at it, or stand at its end. */
  readonly anchor: 'start' | 'middle' | 'end';
}

interface NotedPoint {
  readonly x: number;
  readonly y: number;
  /** Width of the longer of the two lines. */
  readonly width: number;
}

/** Distance of words from a leader, and of a leader from its point. */
const besidePx = 6;
const fromPointPx = 7;

/**
 * The notes one after another, each at the foot or the head of the plot, whichever is further from its point, left or right of
 * its leader; higher up where another note stands already. Words keep off the obstacles, and leaders too off what is kept.
 */
export function placeNotes(
  points: readonly NotedPoint[],
  textSize: number,
  plot: Box,
  obstacles: readonly Box[],
  kept: readonly Box[] = [],
): readonly (NotePlacement | null)[] {
  const placed: (NotePlacement | null)[] = [];
  const height = 2 * textSize + 8;
  const keptClear = kept.map((box) => insetBox(box, -besidePx));
  for (const { x, y, width } of points) {
    const taken = [
      ...keptClear,
      ...placed.flatMap((each) => (each === null ? [] : [each.words, each.leader])),
    ];
    const candidates = [0, 1, 2].flatMap((level) => {
      const shift = level * (height + besidePx);
      const foot = bottomOf(plot) - height - besidePx - shift;
      const head = plot.top + shift;
      const isHigh = y < plot.top + plot.height / 2;
      return (['end', 'start', 'middle'] as const).flatMap((anchor) =>
        (isHigh ? [foot, head] : [head, foot]).map((top): NotePlacement => {
          const left = {
            end: x - besidePx - width,
            start: x + besidePx,
            middle: clamp(x - width / 2, plot.left, rightOf(plot) - width),
          }[anchor];
          // A leader runs along words beside it, and ends at words that stand across it.
          const [near, far] = anchor === 'middle' ? [height + 1, -1] : [0, height];
          const [from, to] = top > y ? [y + fromPointPx, top + far] : [top + near, y - fromPointPx];
          return {
            words: { left, top, width, height },
            leader: { left: x - 1, top: from, width: 2, height: Math.max(0, to - from) },
            anchor,
          };
        }),
      );
    });
    placed.push(
      lowestCost(
        candidates.filter(({ words }) => isWithinBox(words, plot)),
        ({ words, leader }) => countOverlaps(words, [...obstacles, ...taken]) + countOverlaps(leader, taken),
      ) ?? null,
    );
  }
  return placed;
}
