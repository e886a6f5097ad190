/** Positions of values in a chart. */
import { array, assert, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitLabels,
  wrapNameAndValue,
  wrapText,
  scaleBetween,
  spreadLabels,
  estimateTextWidth,
  createRoundScale,
  widenRange,
} from '@/charts/geometry/scale';

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
    [[], [0, 1]],
  ])('for %j has the ticks %j', (values, ticks) => expect(createRoundScale(values).ticks).toEqual(ticks));

  test('covers every value in at most four steps', () => {
    assert(
      property(array(double({ min: -5000, max: 5000, noNaN: true }), { minLength: 1 }), (raw) => {
        const values = raw.map((value) => Math.round(value * 10) / 10);
        const { min, max, ticks } = createRoundScale(values);
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('keeps given ends and has round ticks between them', () => {
    expect(scaleBetween(0, 100)).toEqual({ min: 0, max: 100, ticks: [0, 25, 50, 75, 100] });
    expect(scaleBetween(3, 97)).toEqual({ min: 3, max: 97, ticks: [25, 50, 75] });
  });
});

describe('labels at the ends of lines', () => {
  test.each([
    [
      [10, 50],
      [10, 50],
    ],
    [
      [30, 32],
      [23, 39],
    ],
    [
      [32, 30],
      [39, 23],
    ],
    [
      [0, 2],
      [0, 16],
    ],
    [
      [95, 98],
      [84, 100],
    ],
    [
      [50, 50, 50],
      [34, 50, 66],
    ],
    [[], []],
  ])('requested at %j are placed at %j', (wanted, placed) =>
    expect(spreadLabels(wanted, 16, 0, 100)).toEqual(placed),
  );

  test('never overlap, and stay within the bounds if they fit', () => {
    assert(
      property(array(integer({ min: -20, max: 220 }), { maxLength: 10 }), (wanted) => {
        const placed = spreadLabels(wanted, 16, 0, 200).toSorted((a, b) => a - b);
        for (const [index, place] of placed.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(200);
          if (index > 0) expect(place - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9);
        }
      }),
    );
  });
});

test('labels of several lines keep their distance and stay inside with all their lines', () => {
  expect(spreadLabels([50, 52], [30, 10], 0, 100)).toEqual([41, 61]);
  expect(spreadLabels([0, 100], [30, 10], 0, 100)).toEqual([10, 100]);
});

test.each([
  ['Ashby Hall 85th', 80, ['Ashby Hall', '85th']],
  ['Saint Wexford Academy 88th', 96, ['Saint Wexford', 'Academy 88th']],
  ['Northmoor 95th', 200, ['Northmoor 95th']],
  ['Bartholomew-in-Fields', 96, ['Bartholomew-', 'in-Fields']],
  ['Bartholomewinfields', 96, ['Bartholomewin', 'fields']],
  ['e\u0301e\u0301e\u0301', 16, ['e\u0301e\u0301', 'e\u0301']],
  ['Massachusetts', 5, 'Massachusetts'.split('')],
])('wraps "%s" at %d px', (text, mostPx, lines) => expect(wrapText(text, mostPx)).toEqual(lines));

test.each([
  ['Ashby Hall', ['Ashby Hall', '85th']],
  ['Academy of Saint Bartholomew', ['Academy of', 'Saint B\u2026 85th']],
  ['Bartholomewinfields', ['Bartholomewi', 'nfields 85th']],
  [
    '\u2068\u05d1\u05d9\u05ea \u05e1\u05e4\u05e8 \u05e6\u05e4\u05d5\u05df \u05d7\u05d9\u05e4\u05d4\u05d7\u05d9\u05e4\u05d4\u2069',
    [
      '\u2068\u05d1\u05d9\u05ea \u05e1\u05e4\u05e8 \u05e6\u05e4\u05d5\u05df',
      '\u05d7\u05d9\u05e4\u05d4\u05d7\u05d9\u2069\u2026 85th',
    ],
  ],
])('fits the name %j and its value into two lines', (name, lines) =>
  expect(wrapNameAndValue(name, '85th', 86, 2)).toEqual(lines),
);

test.each([
  ['\u2068\u05e0\u05d5\u05e2\u05d4\u2069', '\u05e0\u05d5\u05e2\u05d4'],
  ['\u00e9', 'e\u0301'],
])('%j is as wide as %j', (text, other) => expect(estimateTextWidth(text)).toBe(estimateTextWidth(other)));

test('a Chinese letter is as wide as it is high', () =>
  expect(estimateTextWidth('\u674e'.repeat(10))).toBeGreaterThan(120));

test.each([
  [[500, 800], [740], [500, 800]],
  [
    [500, 800],
    [860, 480],
    [480, 860],
  ],
  [[0, 100], [], [0, 100]],
] as const)('widens %j by the values %j to %j', (range, values, ends) =>
  expect(widenRange(range, values)).toEqual(ends),
);

describe('labels under the plot', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const at = (gap: number) => days.map((text, index) => ({ text, x: 40 + index * gap }));

  test('are all placed if they fit', () => {
    expect(fitLabels(at(40), 320).map(({ text }) => text)).toEqual(days);
  });

  test.each([
    [34, 'Mon Tue Wed Thu Fri Sat Sun'],
    [24, 'Mon Wed Fri Sun'],
    [12, 'Mon Thu Sun'],
    [5, 'Sun'],
  ])('with %d px each, are placed at even intervals back from the newest', (gap, kept) => {
    expect(
      fitLabels(at(gap), 400)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(kept);
  });

  test('need more space with a second line or larger text', () => {
    const wide = at(40).map((label) => ({ ...label, below: '12.5 hours' }));
    expect(fitLabels(wide, 400).length).toBeLessThan(days.length);
    expect(fitLabels(at(34), 400, 14).length).toBeLessThan(days.length);
  });

  test('never overlap, and are evenly spaced', () => {
    assert(
      property(array(integer({ min: 0, max: 600 }), { maxLength: 30 }), (places) => {
        const labels = places.toSorted((a, b) => a - b).map((x, index) => ({ text: `Test ${index}`, x }));
        const kept = fitLabels(labels, 600);
        const ranks = kept.map(({ text }) => Number(text.slice(5)));
        const steps = ranks.slice(1).map((rank, index) => rank - (ranks[index] ?? 0));
        expect(new Set(steps).size).toBeLessThanOrEqual(1);
        expect(ranks.at(-1)).toBe(labels.length === 0 ? undefined : labels.length - 1);
        for (const [index, { text, x }] of kept.entries()) {
          const before = kept[index - 1];
          if (before !== undefined)
            expect(x - before.x).toBeGreaterThanOrEqual(
              (estimateTextWidth(text) + estimateTextWidth(before.text)) / 2,
            );
        }
      }),
    );
  });

  test('start to the right of the y-axis values', () => {
    const [first] = fitLabels([{ text: 'Jun 13', x: 40 }], 320, 12, 34);
    expect(first?.x).toBe(34 + estimateTextWidth('Jun 13') / 2);
    expect(fitLabels([{ text: 'Jun 13', x: 90 }], 320, 12, 34)[0]?.x).toBe(90);
  });

  test('are never cut off at the edge, skip empty text, and keep at least the newest', () => {
    const [only] = fitLabels(
      [
        { text: '', x: 0 },
        { text: 'Nov 21', x: 0 },
      ],
      100,
    );
    expect(only?.x).toBe(estimateTextWidth('Nov 21') / 2);
    expect(fitLabels([], 100)).toEqual([]);
  });
});
