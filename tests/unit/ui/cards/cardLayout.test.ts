import { expect, test } from 'vitest';
import { evenColumnSize } from '@/ui/cards/cardLayout';

test.each([
  { count: 1, sm: 12, lg: 12 },
  { count: 2, sm: 6, lg: 6 },
  { count: 3, sm: 12, lg: 4 },
  { count: 4, sm: 6, lg: 3 },
  { count: 5, sm: 12, lg: 4 },
  { count: 6, sm: 6, lg: 4 },
  { count: 7, sm: 12, lg: 3 },
  { count: 8, sm: 6, lg: 3 },
])('$count cells fill rows that are as even as possible', ({ count, sm, lg }) =>
  expect(evenColumnSize(count)).toEqual({ xs: 12, sm, lg }),
);

test('with at most three in a row, four cells are two rows of two', () =>
  expect(evenColumnSize(4, 3).lg).toBe(6));
