/** A circle graph's labels never overlap or leave the chart, whatever the shares. */
import { expect, test } from 'vitest';
import {
  circleGraphLayout,
  labelCorners,
  circleGraphParts,
  type LabelPlacement,
} from '@/ui/figures/circleGraphLayout';

const names = ['Rent', 'Swimming', 'Savings', 'Bicycle'];
const tenths = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

/** All ordered sets of four shares that add up to 100%, in 5% steps from 10% to 60%. */
const sharings = tenths.flatMap((first) =>
  tenths.flatMap((second) =>
    tenths
      .map((third) => [first, second, third, 100 - first - second - third])
      .filter(([, , , fourth]) => fourth !== undefined && fourth >= 10 && fourth <= 60),
  ),
);

test('tests every way to divide the other 60% in 5% steps', () => {
  // 12 steps among 4 parts, 15 over 3, without the 4 ways in which one of the 4 has more than 60%.
  expect(sharings).toHaveLength(455 - 4 * 4);
});

test('no label overlaps another or leaves the drawing', () => {
  const crowded = sharings.filter((shares) => {
    const boxes = boxesOf(shares);
    return boxes.some(
      (box, index) => box.leaves || boxes.slice(index + 1).some((other) => covers(box, other)),
    );
  });
  expect(crowded).toEqual([]);
});

test('puts a label in the middle of its part if it fits, and beside it if not', () => {
  const boxes = boxesOf([35, 20, 15, 30]);
  expect(boxes.map(({ anchor }) => anchor)).toEqual(['middle', 'start', 'end', 'middle']);
});

interface LabelBox extends Pick<LabelPlacement, 'anchor'> {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly leaves: boolean;
}

function boxesOf(shares: readonly number[]): readonly LabelBox[] {
  const parts = shares.map((share, index) => ({ label: `${names[index]} ${share}%`, share }));
  const { width, height } = circleGraphLayout;
  return circleGraphParts({ parts }).map(({ position, anchor, label }) => {
    const corners = labelCorners({ position, anchor }, label);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return {
      anchor,
      left,
      right,
      top,
      bottom,
      leaves: left < 0 || top < 0 || right > width || bottom > height,
    };
  });
}

function covers(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
