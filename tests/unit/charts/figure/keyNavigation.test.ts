/** Keys in a chart, and in charts side by side, which may have different lengths. */
import { describe, expect, test } from 'vitest';
import { pointIndexAfterKey } from '@/charts/figure/keyNavigation';

describe('in one chart, keys', () => {
  test.each([
    ['ArrowRight', null, 0],
    ['ArrowDown', null, 0],
    ['ArrowLeft', null, 6],
    ['ArrowUp', null, 6],
    ['ArrowRight', 2, 3],
    ['ArrowDown', 2, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 0, 0],
    ['Home', 4, 0],
    ['End', null, 6],
    ['Tab', 2, null],
    ['Escape', 2, null],
  ])('in a row of seven: %s from %j moves to %j', (key, from, to) =>
    expect(pointIndexAfterKey(key, from, 7)).toBe(to),
  );

  test.each([
    ['ArrowRight', 3, 10],
    ['ArrowLeft', 10, 3],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 4, 3],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 6, 6],
  ])('in two weeks of days: %s from %d moves to %d', (key, from, to) =>
    expect(pointIndexAfterKey(key, from, 14, { across: 7, down: 1 })).toBe(to),
  );

  test('do nothing if there are no points', () => expect(pointIndexAfterKey('Home', null, 0)).toBeNull());
});

describe('in charts side by side', () => {
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
});
