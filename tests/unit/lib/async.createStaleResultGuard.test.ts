import { expect, test } from 'vitest';
import { createStaleResultGuard } from '@/lib/async';

test.each([
  { name: 'in the order in which they began', ends: [0, 1, 2], newest: [true, true, true] },
  { name: 'the latest first', ends: [2, 0, 1], newest: [true, false, false] },
  { name: 'the first late', ends: [1, 0, 2], newest: [true, false, true] },
])(
  'for work that ends $name, only results not overtaken by later work are the newest',
  ({ ends, newest }) => {
    const begin = createStaleResultGuard();
    const work = [begin(), begin(), begin()];
    expect(ends.map((index) => work[index]?.())).toEqual(newest);
  },
);
