import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import {
  percentileOf,
  scaledScore,
  scaledPointsPerRaw,
  scaleMarks,
  scalePosition,
} from '@/domain/exam/report/scaled-score';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';

const level = testLevels.upper;

/** The publicly quoted table, entered independently: raw score, scaled score, percentile (null if not quoted). */
const quoted: Readonly<Record<ScoredSection, readonly (readonly [number, number, number | null])[]>> = {
  verbal: [
    [55, 800, 99],
    [50, 779, 97],
    [45, 752, 93],
    [40, 725, 83],
    [35, 698, 71],
    [30, 671, 56],
    [25, 644, 40],
    [20, 617, 25],
    [15, 590, 14],
    [10, 563, 6],
    [5, 533, 2],
    [0, 506, 1],
  ],
  quantitative: [
    [50, 800, 99],
    [45, 782, 93],
    [40, 755, 83],
    [35, 725, 67],
    [30, 698, 53],
    [25, 668, 38],
    [20, 641, 24],
    [15, 614, 14],
    [10, 584, 6],
    [5, 557, 3],
    [0, 530, 1],
  ],
  reading: [
    [40, 800, null],
    [35, 735, null],
    [30, 705, null],
    [25, 672, null],
    [20, 640, null],
    [15, 608, null],
    [10, 576, null],
    [5, 544, null],
    [0, 512, null],
  ],
};

describe.each(scoredSections)('%s', (section) => {
  test.each(quoted[section])(
    'a raw score of %i is scaled to %i, at percentile %j',
    (raw, scaled, percentile) => {
      expect(scaledScore(level, section, raw)).toBe(scaled);
      if (percentile !== null) expect(percentileOf(level, section, scaled)).toBe(percentile);
    },
  );

  test('never falls as the raw score rises, and stays on the scale', () => {
    const raws = fc.double({ min: -20, max: 70, noNaN: true });
    fc.assert(
      fc.property(raws, raws, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(scaledScore(level, section, low)).toBeLessThanOrEqual(scaledScore(level, section, high));
        expect(scaledScore(level, section, low)).toBeGreaterThanOrEqual(500);
        expect(scaledScore(level, section, high)).toBeLessThanOrEqual(800);
        expect(percentileOf(level, section, scaledScore(level, section, low))).toBeLessThanOrEqual(
          percentileOf(level, section, scaledScore(level, section, high)),
        );
      }),
    );
  });

  test('a raw point is always worth something', () => {
    for (let raw = -15; raw <= level.questions[section]; raw += 0.25) {
      expect(scaledPointsPerRaw(level, section, raw), `raw ${raw}`).toBeGreaterThan(3);
      expect(scaledPointsPerRaw(level, section, raw), `raw ${raw}`).toBeLessThan(14);
    }
  });
});

test.each([
  ['verbal', 32.5, 684.5],
  ['verbal', -1, 500.6],
  ['verbal', -15, 500],
  ['quantitative', 12, 596],
  ['quantitative', -2.5, 516.5],
  ['reading', 37.5, 767.5],
  ['reading', -10, 500],
] as const)('%s, raw %d: %d scaled', (section, raw, scaled) => {
  expect(scaledScore(level, section, raw)).toBeCloseTo(scaled, 9);
});

test.each([
  // 644 to 698 over ten raw points.
  ['verbal', 30, 5.4],
  // Only the top five: 779 to 800.
  ['verbal', 60, 4.2],
  ['verbal', 55, 4.2],
  ['quantitative', 25, 5.7],
  // 705 to 800 over ten raw points.
  ['reading', 35, 9.5],
  ['reading', 0, 6.4],
] as const)('%s, raw %d: %d scaled points per raw point', (section, raw, worth) => {
  expect(scaledPointsPerRaw(level, section, raw)).toBeCloseTo(worth, 9);
});

test.each([
  // The curve: mean 640, standard deviation 62.
  [640, 50],
  [702, 84],
  [578, 16],
  [500, 1],
  [800, 99],
])('reading, %i scaled: percentile %i', (scaled, percentile) => {
  expect(percentileOf(level, 'reading', scaled)).toBe(percentile);
});

test.each([
  [500, 0],
  [650, 0.5],
  [800, 1],
])('%d is at %d of the scale', (scaled, share) => expect(scalePosition(scaled, level.scale)).toBe(share));

test.each([
  [level.scale, [500, 600, 700, 800]],
  [totalScale(level), [1500, 1800, 2100, 2400]],
  [testLevels.middle.scale, [440, 530, 620, 710]],
])('the ticks of a scale from $least to $most', (scale, marks) => {
  expect(scaleMarks(scale)).toEqual(marks);
});
