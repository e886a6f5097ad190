import { expect, test } from 'vitest';
import { goalCardWidth } from '@/features/family/goals/goalCardWidth';

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

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'the rows of %d cards end evenly in wide and medium layouts',
  (count) => {
    for (const of of ['wide', 'medium'] as const) {
      let filled = 0;
      for (const width of widths(count, of)) {
        filled += width;
        expect(filled).toBeLessThanOrEqual(12);
        if (filled === 12) filled = 0;
      }
      expect(filled).toBe(0);
    }
  },
);
