/** Placement of tooltips and labels, and the point under the pointer. */
import { assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxAround,
  type Box,
  boxesAlongLine,
  boxesBetween,
  findLowestCostCandidate,
  insetBox,
  intersectBoxes,
  placeDockedTooltip,
  tooltipGapPx,
  countOverlaps,
  nearestMarkIndex,
  boxesOverlap,
  rightOf,
  placeTooltip,
  isWithinBox,
} from '@/charts/geometry/boxGeometry';
import {
  placeNotes,
  placeAtLine,
  placementsAtLine,
  placementsAtPoint,
  placementsUnderArea,
} from '@/charts/geometry/textPlacement';

const drawing: Box = { left: 0, top: 0, width: 500, height: 280 };
const card: Box = { left: -16, top: -80, width: 532, height: 420 };
const screen: Box = { left: -100, top: -300, width: 1280, height: 800 };
const size = { width: 220, height: 120 };

test.each([
  [2, { left: 2, top: 2, width: 6, height: 1 }],
  [-1, { left: -1, top: -1, width: 12, height: 7 }],
  [4, { left: 4, top: 4, width: 2, height: 0 }],
])('a box inset by %i never has a negative size', (by, inset) => {
  expect(insetBox({ left: 0, top: 0, width: 10, height: 5 }, by)).toEqual(inset);
});

const boxWithin = (most: number) =>
  record({
    left: integer({ min: 0, max: most }),
    top: integer({ min: 0, max: most }),
    width: integer({ min: 1, max: most }),
    height: integer({ min: 1, max: most }),
  });

const tooltipAt = (mark: Box, more: Partial<Parameters<typeof placeTooltip>[0]> = {}) =>
  placeTooltip({ mark, size, drawing, card, screen, obstacles: [], ...more });

describe('a tooltip', () => {
  test.each([
    ['below its mark, in its middle', boxAround(250, 60, 16), { left: 140, top: 80 }],
    ['moved in from the right edge of the card', boxAround(480, 60, 16), { left: 296, top: 80 }],
    ['moved in from the left edge', boxAround(20, 60, 16), { left: -16, top: 80 }],
    ['right of a mark in the left half that is too low', boxAround(100, 260, 16), { left: 120, top: 160 }],
    ['left of one in the right half', boxAround(400, 260, 16), { left: 160, top: 160 }],
    ['beside a bar', { left: 400, top: 10, width: 40, height: 270 }, { left: 168, top: 85 }],
  ])('is %s', (_, mark, place) => expect(tooltipAt(mark)).toEqual(place));

  test('moves beside its mark at the edge of the screen, even if the card has space', () => {
    const mark = boxAround(100, 60, 16);
    expect(tooltipAt(mark, { screen: { ...screen, height: 460 } }).left).toBe(120);
  });

  test('doesn’t cover a button under the drawing', () => {
    const mark = boxAround(60, 180, 16);
    expect(tooltipAt(mark).top).toBe(200);
    const obstacles = [{ left: 0, top: 290, width: 100, height: 44 }];
    expect(tooltipAt(mark, { obstacles })).toEqual({ left: 80, top: 120 });
  });

  test('is above if that is the only space, and below if there is none', () => {
    const narrow = { ...card, left: 100, width: 240 };
    expect(tooltipAt(boxAround(220, 270, 16), { card: narrow }).top).toBe(
      270 - 8 - tooltipGapPx - size.height,
    );
    const tiny = { ...card, height: 100 };
    expect(tooltipAt(boxAround(250, 60, 16), { card: tiny })).toEqual({ left: 140, top: 80 });
  });

  test('never covers its mark', () => {
    assert(
      property(boxWithin(500), boxWithin(300), (mark, { width, height }) => {
        const place = placeTooltip({ mark, size: { width, height }, drawing, card, screen, obstacles: [] });
        expect(boxesOverlap({ ...place, width, height }, mark)).toBe(false);
      }),
    );
  });
});

describe('a docked tooltip', () => {
  test('appears under its drawing', () =>
    expect(placeDockedTooltip({ size, drawing, screen })).toEqual({ left: 0, top: 280 }));

  test('appears above the drawing at the end of the screen', () =>
    expect(placeDockedTooltip({ size, drawing, screen: { ...screen, height: 600 } })).toEqual({
      left: 0,
      top: -120,
    }));

  test('stays below if the screen has no space above either', () =>
    expect(placeDockedTooltip({ size, drawing, screen: { ...screen, top: -20, height: 320 } }).top).toBe(
      280,
    ));
});

describe('the nearest mark', () => {
  const grid = [boxAround(10, 10, 8), boxAround(50, 10, 8), boxAround(10, 50, 8), boxAround(50, 50, 8)];
  test.each([
    ['along x', 'x', 48, 400, 1],
    ['along y', 'y', 400, 48, 2],
    ['both ways', 'both', 40, 44, 3],
    ['a tie goes to the first', 'x', 30, 0, 0],
  ] as const)('%s', (_, along, x, y, index) => expect(nearestMarkIndex(grid, x, y, along)).toBe(index));

  test('is -1 if there are no marks', () => expect(nearestMarkIndex([], 1, 1, 'both')).toBe(-1));
});

describe('box geometry', () => {
  test('boxes that touch don’t overlap', () =>
    expect(boxesOverlap({ ...drawing, width: 10 }, { ...drawing, left: 10 })).toBe(false));

  test('boxes that are apart have an empty intersection', () =>
    expect(intersectBoxes(drawing, { left: 900, top: 0, width: 5, height: 5 })).toEqual({
      left: 900,
      top: 0,
      width: 0,
      height: 5,
    }));

  test('boxes along a line leave no gap', () => {
    const boxes = boxesAlongLine([
      { x: 0, y: 0 },
      { x: 90, y: 40 },
      { x: 100, y: 200 },
    ]);
    for (const [index, box] of boxes.slice(1).entries())
      expect(boxesOverlap(box, { ...(boxes[index] ?? box), width: 8.01, height: 8.01 })).toBe(true);
    expect(boxesAlongLine([])).toEqual([]);
  });

  test('boxes between two lines cover the area and nothing beyond its steps', () => {
    const boxes = boxesBetween([
      { x: 0, top: 20, bottom: 60 },
      { x: 16, top: 10, bottom: 30 },
    ]);
    expect(boxes).toEqual([
      { left: 0, top: 15, width: 8, height: 45 },
      { left: 8, top: 10, width: 8, height: 35 },
    ]);
    expect(boxesBetween([{ x: 5, top: 1, bottom: 2 }])).toEqual([]);
  });

  test('takes the first of equal cost', () => {
    expect(findLowestCostCandidate(['a', 'b', 'c'], (each) => (each === 'a' ? 1 : 0))).toBe('b');
    expect(findLowestCostCandidate([], () => 0)).toBeUndefined();
  });
});

describe('placing text in a plot', () => {
  const plot: Box = { left: 40, top: 12, width: 400, height: 240 };
  const rising = boxesAlongLine([
    { x: 40, y: 220 },
    { x: 440, y: 40 },
  ]);

  test('puts a target label over the left end of its dashes, away from the line', () => {
    const place = findLowestCostCandidate(
      placementsAtLine('Ashby Hall target', '2,200', 130, 12, plot),
      (box) => countOverlaps(box, rising),
    );
    expect(place?.lines).toEqual(['Ashby Hall target 2,200']);
    expect(place && place.top + place.height).toBe(126);
    expect(place && countOverlaps(place, rising)).toBe(0);
  });

  test('keeps a target label on one line, or two if the plot is narrower than the text', () => {
    const words = ['Ashby Hall target', '2,200'] as const;
    const steep = boxesAlongLine([
      { x: 140, y: 250 },
      { x: 160, y: 20 },
    ]);
    for (const place of placementsAtLine(...words, 130, 12, { ...plot, width: 180 }))
      expect(place.lines).toEqual([words.join(' ')]);
    const place = findLowestCostCandidate(
      placementsAtLine(...words, 130, 12, { ...plot, width: 120 }),
      (box) => countOverlaps(box, steep),
    );
    expect(place?.lines).toEqual(['Ashby Hall', 'target 2,200']);
    expect(place && countOverlaps(place, steep)).toBe(0);
  });

  test('shortens a name that is longer than two lines, so that the label fits', () => {
    for (const width of [120, 240, 500]) {
      const places = placementsAtLine(`${'Bartholomew'.repeat(7)} target`, '2,200', 130, 12, {
        ...plot,
        width,
      });
      expect(places).not.toEqual([]);
      for (const { lines } of places) expect(lines.at(-1)).toMatch(/(?:\u2026| target) 2,200$/);
    }
  });

  test('puts a target label at the free end of its dashes, outside an area', () => {
    const area = boxesBetween([
      { x: 40, top: 100, bottom: 160 },
      { x: 180, top: 100, bottom: 160 },
      { x: 440, top: 20, bottom: 80 },
    ]);
    const place = findLowestCostCandidate(
      placementsAtLine('Ashby Hall target', '2,200', 130, 12, plot),
      (box) => countOverlaps(box, area),
    );
    expect(place && countOverlaps(place, area)).toBe(0);
    expect(place && rightOf(place)).toBe(rightOf(plot));
  });

  test('leaves the place of the value at the end of the line free, however long the name is', () => {
    const edge: Box = { ...plot, width: plot.width + 120 };
    // Just below the target, so that a label on either side of the dashes would reach it.
    const text: Box = { left: rightOf(plot), top: 122, width: 400, height: 24 };
    for (const schools of [1, 3, 7]) {
      const place = placeAtLine(`Target ${'Bartholomew'.repeat(schools)}`, '2,200', 130, 12, [edge, plot], {
        text,
        marks: rising,
      });
      expect(place && boxesOverlap(place, text)).toBe(false);
      expect(place && isWithinBox(place, plot)).toBe(true);
    }
    // Elsewhere, it may use the space beside the plot.
    const far = { text: { ...text, top: 20 }, marks: [{ ...plot, top: 100 }] };
    const beside = placeAtLine('Target', '2,200', 130, 12, [edge, plot], far);
    expect(beside && rightOf(beside)).toBeGreaterThan(rightOf(plot));
    expect(placeAtLine('Target', '2,200', 130, 12, [{ ...plot, height: 5 }], far)).toBeUndefined();
  });

  test('puts a target label below the dashes at the very top', () => {
    const [first] = placementsAtLine('target', '2,200', plot.top, 12, plot);
    expect(first?.top).toBe(plot.top + 4);
  });

  test('keeps notes inside the plot, off the line, and apart from each other', () => {
    const points = [
      { x: 100, y: 193, width: 120 },
      { x: 130, y: 180, width: 140 },
      { x: 400, y: 58, width: 160 },
    ];
    const placed = placeNotes(points, 12, plot, rising);
    const words = placed.flatMap((place) => (place === null ? [] : [place.text]));
    expect(words).toHaveLength(3);
    for (const [index, box] of words.entries()) {
      expect(isWithinBox(box, plot)).toBe(true);
      expect(countOverlaps(box, rising)).toBe(0);
      expect(countOverlaps(box, words.slice(index + 1))).toBe(0);
    }
    expect(placed[0]?.text.top).toBe(plot.top);
    expect(placed[2]?.anchor).toBe('end');
  });

  test('puts a note as wide as the plot at the end of its leader', () => {
    const [place] = placeNotes([{ x: 240, y: 40, width: 390 }], 12, plot, []);
    expect(place?.anchor).toBe('middle');
    expect(place && boxesOverlap(place.text, place.leader)).toBe(false);
  });

  test('drops a note that doesn’t fit', () =>
    expect(placeNotes([{ x: 240, y: 40, width: 500 }], 12, plot, [])).toEqual([null]));

  test('puts an area label below the lower edge', () => {
    const edge = [
      { x: 60, y: 120 },
      { x: 240, y: 100 },
      { x: 420, y: 60 },
    ];
    const places = placementsUnderArea(edge, 60, 12, plot);
    expect(places.map(({ left, top }) => [left, top])).toEqual([[210, 106]]);
  });
});

test('a value at a dot stands above or below it, inside the plot, and off the dot', () => {
  const area = { left: 0, top: 0, width: 200, height: 100 };
  const boxes = placementsAtPoint({ x: 190, y: 50 }, 40, 14, area);
  expect(boxes[0]).toEqual({ left: 159, top: 25, width: 40, height: 16 });
  // Only text that ends at the dot fits beside the edge.
  expect(boxes.map(({ left }) => left)).toEqual(boxes.map(() => 159));
  for (const { top, height } of boxes) expect(top + height <= 41 || top >= 59).toBe(true);
  expect(placementsAtPoint({ x: 100, y: 50 }, 40, 14, area)).toHaveLength(12);
  expect(placementsAtPoint({ x: 100, y: 50 }, 300, 14, area)).toEqual([]);
});
