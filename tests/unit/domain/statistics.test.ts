import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combinedStandardError,
  normalCdf,
  expectedRetestCoverage,
  type Measurement,
  predictOnLine,
  tScore80,
  wilsonInterval,
} from '@/domain/statistics';

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.28, 0.8997274],
  [1.645, 0.9500151],
  [-3, 0.0013499],
])('the share below %d standard deviations is %d', (z, share) => {
  expect(normalCdf(z)).toBeCloseTo(share, 6);
});

describe('wilsonInterval', () => {
  test.each([
    // With z = 1.28 and 10 answers: center (0.9 + 0.08192) / 1.16384, half-width 1.28 · sqrt(0.009 + 0.004096) / 1.16384. So 0.8437
    // and 0.1259 to either side.
    [9, 10, 0.7178, 0.9696],
    [5, 10, 0.3124, 0.6876],
    [8, 8, 0.83, 1],
    [0, 8, 0, 0.17],
    [1, 1, 0.379, 1],
  ])('%i of %i: %d to %d', (right, all, low, high) => {
    const interval = wilsonInterval(right, all);
    expect(interval.low).toBeCloseTo(low, 2);
    expect(interval.high).toBeCloseTo(high, 2);
  });

  test('contains the share, stays within 0 and 1, and narrows with more answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (all, some) => {
        const right = some % (all + 1);
        const { low, high } = wilsonInterval(right, all);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(right / all + 1e-9);
        expect(high).toBeGreaterThanOrEqual(right / all - 1e-9);
        const wider = wilsonInterval(2 * right, 2 * all);
        expect(wider.high - wider.low).toBeLessThan(high - low);
      }),
    );
  });

  test.each([
    [0, 0],
    [3, 2],
    [-1, 4],
    [Number.NaN, 4],
  ])('%d of %d throws', (right, all) => expect(() => wilsonInterval(right, all)).toThrow(RangeError));
});

test.each([
  [[3, 4], 5],
  [[12, 12, 8], 18.7617],
  [[], 0],
])('the errors %j combine to %d', (errors, combined) => {
  expect(combinedStandardError(...errors)).toBeCloseTo(combined, 4);
});

test.each([
  ['all error is the test’s own', 20, 0, 0.635],
  ['half of its variance is shared', 20, 20, 0.8],
  ['as in our estimates', Math.hypot(18, 12), 12, 0.699],
])('the share of repeats inside a range if %s', (_, own, shared, share) => {
  expect(expectedRetestCoverage(own, shared)).toBeCloseTo(share, 2);
});

test.each([
  // The 90th percentile of Student's t in the tables, of which z = 1.28 is the limit.
  [2, 1.886],
  [3, 1.638],
  [5, 1.476],
  [10, 1.372],
  [25, 1.316],
])('with %i degrees of freedom, %d standard errors cover 80 percent', (freedom, errors) => {
  expect(Math.abs(tScore80(freedom) / errors - 1)).toBeLessThan(0.006);
});

const at = (x: number, y: number, standardError = 10): Measurement => ({ x, y, standardError });

describe('predictOnLine', () => {
  test.each<{
    readonly name: string;
    readonly measurements: readonly Measurement[];
    readonly x: number;
    readonly value: number;
    readonly variance: number;
  }>([
    {
      // Mean of x 1.5, sum of squares 5: variance 100 · (1 + 1/4 + 2.5²/5), without scatter.
      name: 'on a line, ahead of it',
      measurements: [at(0, 100), at(1, 110), at(2, 120), at(3, 130)],
      x: 4,
      value: 140,
      variance: 250,
    },
    {
      name: 'on a line, in its middle',
      measurements: [at(0, 100), at(1, 110), at(2, 120), at(3, 130)],
      x: 1.5,
      value: 115,
      variance: 125,
    },
    {
      // Residuals of -20, 20, 20, -20, so a scatter of 16 / 2 = 8 times the errors.
      name: 'scattered more than the errors explain',
      measurements: [at(0, 80), at(1, 130), at(2, 140), at(3, 110)],
      x: 1.5,
      value: 115,
      variance: 8 * 125,
    },
    {
      // In hundredths, weights of 4, 1, and 1: the mean of x is 0.5, and that of y 110. The scatter is 48/7, and the
      // variance there 100 · (3/6 + 1/6).
      name: 'with errors of different sizes',
      measurements: [at(0, 100, 5), at(1, 100, 10), at(2, 160, 10)],
      x: 0.5,
      value: 110,
      variance: 3200 / 7,
    },
  ])('$name', ({ measurements, x, value, variance }) => {
    const predicted = predictOnLine(measurements, x);
    expect(predicted.value).toBeCloseTo(value, 6);
    expect(predicted.reach).toBeCloseTo(tScore80(measurements.length - 2) * Math.sqrt(variance), 6);
  });

  test.each([
    ['two measurements', [at(0, 1), at(1, 2)]],
    ['one place', [at(1, 1), at(1, 2), at(1, 3)]],
  ])('refuses %s', (_, measurements) => {
    expect(() => predictOnLine(measurements, 2)).toThrow(RangeError);
  });

  const measurement = fc.record({
    x: fc.integer({ min: -200, max: 0 }),
    y: fc.integer({ min: 1500, max: 2400 }),
    standardError: fc.integer({ min: 10, max: 90 }),
  });

  test('is a number, at least as uncertain as the tests are, and less certain farther ahead', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(measurement, { minLength: 3, maxLength: 12, selector: ({ x }) => x }),
        fc.integer({ min: 0, max: 200 }),
        (measurements, ahead) => {
          const { value, reach } = predictOnLine(measurements, ahead);
          expect(Number.isFinite(value)).toBe(true);
          expect(reach).toBeGreaterThan(1.28 * Math.min(...measurements.map((each) => each.standardError)));
          expect(predictOnLine(measurements, ahead + 30).reach).toBeGreaterThan(reach);
        },
      ),
    );
  });

  test('is the weighted mean of equal values, and moves with all values', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(measurement, { minLength: 3, maxLength: 8, selector: ({ x }) => x }),
        fc.integer({ min: -300, max: 300 }),
        (measurements, by) => {
          const first = predictOnLine(measurements, 50);
          const moved = predictOnLine(
            measurements.map((each) => ({ ...each, y: each.y + by })),
            50,
          );
          expect(moved.value).toBeCloseTo(first.value + by, 4);
          expect(moved.reach).toBeCloseTo(first.reach, 4);
        },
      ),
    );
  });
});
