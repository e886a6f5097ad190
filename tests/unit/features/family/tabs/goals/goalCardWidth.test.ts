import { expect, test } from 'vitest';
import { goalCardWidth } from '@/features/family/tabs/goals/goalCardWidth';

const widths = (count: number, of: 'wide' | 'medium') =>
  Array.from({ length: count }, (_, index) => goalCardWidth(index, count)[of]);

test.each([
  [1, [12]],
  [2, [6, 6]],
  [3, [4, 4, 4]],
  [4, [6, 6, 6, 6]],
  [5, [4, 4, 4, 6, 6]],
  [6, [4, 4, 4, 4, 4, 4]],
  [7, [4, 4, 4, 6, 6, 6, 6]],
  [8, [4, 4, 4, 4, 4, 4, 6, 6]],
])('the columns of %d cards', (count, wide) => expect(widths(count, 'wide')).toEqual(wide));

test.each([
  [1, [12]],
  [2, [6, 6]],
  [3, [6, 6, 12]],
  [4, [6, 6, 6, 6]],
  [5, [6, 6, 6, 6, 12]],
])('the columns of %d cards in a medium layout', (count, medium) =>
  expect(widths(count, 'medium')).toEqual(medium),
);
