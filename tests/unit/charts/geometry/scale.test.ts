/** Where the numbers of a drawing come to lie. */
import { array, assert, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingLabels, scaleBetween, spread, textPx, tidyScale } from '@/charts/geometry/scale';

describe('a tidy scale', () => {
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
    [[], [0, 1]],
  ])('around %j has the ticks %j', (values, ticks) => expect(tidyScale(values).ticks).toEqual(ticks));

  test('holds every value in at most four steps', () => {
    assert(
      property(array(double({ min: -5000, max: 5000, noNaN: true }), { minLength: 1 }), (raw) => {
        const values = raw.map((value) => Math.round(value * 10) / 10);
        const { least, most, ticks } = tidyScale(values);
        expect(least).toBeLessThanOrEqual(Math.min(...values));
        expect(most).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('between given ends keeps the ends and has round ticks inside', () => {
    expect(scaleBetween(0, 100)).toEqual({ least: 0, most: 100, ticks: [0, 25, 50, 75, 100] });
    expect(scaleBetween(3, 97)).toEqual({ least: 3, most: 97, ticks: [25, 50, 75] });
  });
});

describe('labels beside the ends of lines', () => {
  test.each([
    [
      [10, 50],
      [10, 50],
    ],
    [
      [10, 12],
      [10, 26],
    ],
    [
      [12, 10],
      [26, 10],
    ],
    [
      [95, 98],
      [84, 100],
    ],
    [
      [50, 50, 50],
      [50, 66, 82],
    ],
    [[], []],
  ])('wanted at %j stand at %j', (wanted, placed) => expect(spread(wanted, 16, 0, 100)).toEqual(placed));

  test('never overlap, and stay between the bounds while there is room', () => {
    assert(
      property(array(integer({ min: -20, max: 220 }), { maxLength: 10 }), (wanted) => {
        const placed = spread(wanted, 16, 0, 200).toSorted((a, b) => a - b);
        for (const [index, place] of placed.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(200);
          if (index > 0) expect(place - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(16);
        }
      }),
    );
  });
});

describe('labels under the plot', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const at = (gap: number) => days.map((text, index) => ({ text, x: 40 + index * gap }));

  test('all stand where there is room', () => {
    expect(fittingLabels(at(40), 320).map(({ text }) => text)).toEqual(days);
  });

  test('the newest and the oldest stay where there is not', () => {
    const kept = fittingLabels(at(20), 200).map(({ text }) => text);
    expect(kept.at(-1)).toBe('Sun');
    expect(kept[0]).toBe('Mon');
    expect(kept.length).toBeLessThan(days.length);
  });

  test('none is cut at the edge, an empty one is nothing, and the newest alone is enough', () => {
    const [only] = fittingLabels(
      [
        { text: '', x: 0 },
        { text: 'Nov 21', x: 0 },
      ],
      100,
    );
    expect(only?.x).toBe(textPx('Nov 21') / 2);
    expect(fittingLabels([], 100)).toEqual([]);
  });
});
