/** Widths and positions of a drawing's text. */
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  estimateTextWidth,
  placeInRow,
  spreadLabels,
  wrapNameAndValue,
  wrapText,
} from '@/charts/geometry/text';

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

describe('names in a row of 200 px', () => {
  test.each<[string, [center: number, width: number][], (number | null)[]]>([
    ['none', [], []],
    [
      'where they ask to be',
      [
        [50, 40],
        [150, 40],
      ],
      [50, 150],
    ],
    [
      'as near as the ends allow',
      [
        [5, 40],
        [199, 60],
      ],
      [20, 170],
    ],
    [
      'the later of two that would overlap',
      [
        [90, 60],
        [110, 60],
      ],
      [null, 110],
    ],
    [
      'the later of two without a gap',
      [
        [90, 40],
        [130, 40],
      ],
      [null, 130],
    ],
    [
      'one that is wider than the row not at all',
      [
        [100, 201],
        [150, 40],
      ],
      [null, 150],
    ],
    [
      'one beside the name after the next',
      [
        [40, 40],
        [85, 90],
        [130, 40],
      ],
      [40, null, 130],
    ],
  ])('%s', (_, names, placed) =>
    expect(
      placeInRow(
        names.map(([center, width]) => ({ center, width })),
        0,
        200,
      ),
    ).toEqual(placed),
  );
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
