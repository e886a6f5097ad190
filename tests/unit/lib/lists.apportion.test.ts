import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion } from '@/lib/lists';

describe('apportioning a count', () => {
  test.each([
    [[1, 1, 1], 3, [1, 1, 1]],
    [[3, 1], 4, [3, 1]],
    [[1, 1, 1], 4, [2, 1, 1]],
    [[30, 2, 2], 10, [9, 1, 0]],
    [[0, 5], 3, [0, 3]],
    [[0, 0], 5, [3, 2]],
    [[1], 0, [0]],
    [[], 0, []],
  ])('by weights %j, %i becomes %j', (weights, count, expected) => {
    expect(apportion(weights, count, (weight) => weight)).toEqual(expected);
  });

  test('the counts add up, and each is less than one off its exact share', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(weights, fc.nat(300), (all, count) => {
        const counts = apportion(all, count, (weight) => weight);
        const whole = all.reduce((sum, weight) => sum + weight, 0);
        expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
        for (const [place, weight] of all.entries()) {
          const part = whole === 0 ? count / all.length : (weight * count) / whole;
          expect(Math.abs((counts[place] ?? 0) - part)).toBeLessThan(1 + 1e-9);
        }
      }),
    );
  });
});
