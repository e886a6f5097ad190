/** Text placement in a plot: from several candidates, picks the one that covers the least. Pure. */
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

/** One or more lines of text in a box. */
export interface TextPlacement extends Box {
  readonly lines: readonly string[];
}

export function lineHeight(textSize: number): number {
  return textSize + 3;
}

/**
 * Returns candidates beside a horizontal line: left and right, above and below, then further in. Text is on one line, or on two if
 * the plot is narrower than the text. All lie inside the plot.
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

/** Returns candidates below an area's lower edge, inside the plot. */
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

/** A note's text and the leader line that connects it to its point. */
export interface NotePlacement {
  readonly words: Box;
  readonly leader: Box;
  /** Text ends at the leader ('end'), begins at it ('start'), or is centered at its end ('middle'). */
  readonly anchor: 'start' | 'middle' | 'end';
}

interface NotedPoint {
  readonly x: number;
  readonly y: number;
  /** Width of the longer of the two lines. */
  readonly width: number;
}

/** Distances from text to leader and from leader to point. */
const besidePx = 6;
const fromPointPx = 7;

/**
 * Places the notes one by one: at the bottom or top of the plot, whichever is further from the point, and left or right of the
 * leader; further in if another note is already there. Text avoids the obstacles; leaders avoid the `labels` too.
 */
export function placeNotes(
  points: readonly NotedPoint[],
  textSize: number,
  plot: Box,
  obstacles: readonly Box[],
  labels: readonly Box[] = [],
): readonly (NotePlacement | null)[] {
  const placed: (NotePlacement | null)[] = [];
  const height = 2 * textSize + 8;
  const labelsWithMargin = labels.map((box) => insetBox(box, -besidePx));
  for (const { x, y, width } of points) {
    const taken = [
      ...labelsWithMargin,
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
          // A leader runs alongside its text, or ends at text centered on it.
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
