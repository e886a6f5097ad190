import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combinedStandardError,
  normalCdf,
  expectedRetestCoverage,
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
