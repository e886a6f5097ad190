/** Arrow keys in side-by-side charts, which may have different lengths. */
import { expect, test } from 'vitest';
import { pointIndexAfterKey } from '@/charts/figure/keyNavigation';

// Points 0 to 2, 3 to 7, and 8 to 9.
const steps = { lengths: [3, 5, 2] };

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  // The newest points of all are aligned.
  ['ArrowDown', 2, 7],
  ['ArrowDown', 0, 5],
  ['ArrowDown', 7, 9],
  // A shorter chart ends with its oldest point.
  ['ArrowDown', 3, 8],
  ['ArrowUp', 9, 7],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 9, 9],
])('%s moves from point %d to %d', (key, from, to) =>
  expect(pointIndexAfterKey(key, from, 10, steps)).toBe(to),
);

test('starts at the end that the key comes from', () => {
  expect(pointIndexAfterKey('ArrowDown', null, 10, steps)).toBe(0);
  expect(pointIndexAfterKey('ArrowUp', null, 10, steps)).toBe(9);
});
