/** The value axes of charts. */
import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plotScale, roundTicks } from '@/charts/drawings/plotScale';

describe('a scale with round ticks', () => {
  test.each([
    [
      [81, 92],
      [80, 85, 90, 95],
    ],
    [
      [722, 796],
      [720, 740, 760, 780, 800],
    ],
    [
      [2190, 2340],
      [2150, 2200, 2250, 2300, 2350],
    ],
    [
      [0, 4.7],
      [0, 2, 4, 6],
    ],
    [
      [15.5, 18],
      [15, 16, 17, 18],
    ],
    [
      [0.1, 0.3],
      [0.1, 0.2, 0.3],
    ],
    [[90], [89, 90, 91]],
    [
      [0, 10],
      [0, 5, 10],
    ],
    [
      [90, 91],
      [90, 91],
    ],
    [[], [0, 1]],
  ])('for %j has the ticks %j', (values, ticks) => expect(roundTicks(values)).toEqual(ticks));

  test('covers every value in at most four steps', () => {
    assert(
      property(array(double({ min: -5000, max: 5000, noNaN: true }), { minLength: 1 }), (raw) => {
        const values = raw.map((value) => Math.round(value * 10) / 10);
        const {
          domain: [min, max],
          ticks,
        } = plotScale(values);
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test.each([
    [[85, 95], [85], [80, 85, 90, 95]],
    [[86, 92], [87], [86, 88, 90, 92]],
    [[0, 10], [0], [0, 5, 10]],
  ])('of %j with lines at %j has the ticks %j, and no line at the axis', (values, lines, ticks) =>
    expect(plotScale(values, undefined, lines).ticks).toEqual(ticks),
  );

  test('keeps given ends and has round ticks between them', () => {
    expect(plotScale([], [0, 100])).toEqual({ domain: [0, 100], ticks: [0, 25, 50, 75, 100] });
    expect(plotScale([], [3, 97])).toEqual({ domain: [3, 97], ticks: [25, 50, 75] });
  });

  test.each([
    [[500, 800], [740], [500, 800]],
    [
      [500, 800],
      [860, 480],
      [480, 860],
    ],
  ] as const)('widens %j by the values %j to %j', (range, values, ends) =>
    expect(plotScale(values, range).domain).toEqual(ends),
  );
});
