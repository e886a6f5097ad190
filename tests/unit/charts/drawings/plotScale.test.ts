/** The value axes of charts. */
import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plotScale, roundTicks, rowScale } from '@/charts/drawings/plotScale';

describe('a scale with round ticks', () => {
  test.each([
    // Nothing yet, as a streak of no weeks.
    [
      [0, 0],
      [0, 1],
    ],
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
      [0, 3.5],
      [0, 1, 2, 3, 4],
    ],
    // Six ticks, because five would extend the axis to 6.
    [
      [0, 4.1],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      [0, 20.9],
      [0, 5, 10, 15, 20, 25],
    ],
    // A short record: a quarter of an hour a day.
    [
      [0, 0.2],
      [0, 0.1, 0.2],
    ],
    [
      [0, 12],
      [0, 5, 10, 15],
    ],
    [
      [2160, 2380],
      [2150, 2200, 2250, 2300, 2350, 2400],
    ],
    [
      [690, 800],
      [675, 700, 725, 750, 775, 800],
    ],
    [
      [640, 700],
      [640, 660, 680, 700],
    ],
    [
      [15.5, 18],
      [15.5, 16, 16.5, 17, 17.5, 18],
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

  test('covers every value in at most five steps', () => {
    assert(
      property(array(double({ min: -5000, max: 5000, noNaN: true }), { minLength: 1 }), (raw) => {
        const values = raw.map((value) => Math.round(value * 10) / 10);
        const {
          domain: [min, max],
          ticks,
        } = plotScale(values);
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeLessThanOrEqual(6);
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

describe('the axis of rows', () => {
  const sections = { within: [500, 800], leastSpan: 150 } as const;
  const shares = { within: [0, 100], leastSpan: 40 } as const;
  test.each([
    // A whole scale stays as it is, and extends for values beyond it.
    [
      [500, 600, 700, 800],
      [640, 700],
      [500, 800],
      [500, 600, 700, 800],
    ],
    [
      [500, 600, 700, 800],
      [640, 860],
      [500, 900],
      [500, 600, 700, 800, 900],
    ],
    // A stretch ends near its values, at least so long that small differences look small.
    [sections, [640, 700], [550, 750], [550, 600, 650, 700, 750]],
    [sections, [560, 740], [550, 750], [550, 600, 650, 700, 750]],
    [sections, [720, 800], [650, 800], [650, 700, 750, 800]],
    [sections, [505], [500, 650], [500, 550, 600, 650]],
    [sections, [], [500, 800], [500, 600, 700, 800]],
    [shares, [12, 24], [0, 40], [0, 10, 20, 30, 40]],
    [shares, [41.7, 88.2], [40, 90], [40, 50, 60, 70, 80, 90]],
    [shares, [0, 12], [0, 40], [0, 10, 20, 30, 40]],
    [shares, [75, 90], [60, 100], [60, 70, 80, 90, 100]],
    // Ends of a scale that aren't round have no tick.
    [{ within: [440, 710], leastSpan: 150 }, [650, 705], [550, 710], [550, 600, 650, 700]],
    // Values beyond the scale.
    [sections, [780, 860], [700, 860], [700, 750, 800, 850]],
    // With a value that is always included.
    [{ within: [0, 100], leastSpan: 0, including: 0 }, [12, 38], [0, 40], [0, 10, 20, 30, 40]],
    [{ within: [0, 100], leastSpan: 0, including: 0 }, [55], [0, 60], [0, 20, 40, 60]],
  ] as const)('%j with values %j ends at %j and has the ticks %j', (axis, values, domain, ticks) =>
    expect(rowScale(axis, values)).toEqual({ domain, ticks }),
  );

  test('contains every value, and exceeds the scale only with them', () => {
    const values = array(double({ min: 480, max: 830, noNaN: true }), { minLength: 1 });
    assert(
      property(values, (drawn) => {
        const { domain, ticks } = rowScale(sections, drawn);
        expect(domain[0]).toBeLessThanOrEqual(Math.min(...drawn));
        expect(domain[1]).toBeGreaterThanOrEqual(Math.max(...drawn));
        expect(domain[0]).toBeGreaterThanOrEqual(Math.min(500, ...drawn));
        expect(domain[1]).toBeLessThanOrEqual(Math.max(800, ...drawn));
        expect(domain[1] - domain[0]).toBeGreaterThanOrEqual(150);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
