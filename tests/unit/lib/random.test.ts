import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveSeed, seededRandom, parseSeed } from '@/lib/random';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const ordered = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('randomFrom', () => {
  test('the same seed gives the same sequence', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = () => {
          const random = seededRandom(seed);
          return [random.integer(0, 99), random.shuffled([1, 2, 3, 4, 5]), random.integer(-5, 5)];
        };
        expect(draw()).toEqual(draw());
      }),
    );
  });

  test('integers stay within their bounds, inclusive', () => {
    const random = seededRandom(7);
    const seen = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  });

  test('shuffled keeps every element and doesn’t change the list', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        expect(ordered(seededRandom(seed).shuffled(list))).toEqual(ordered(before));
        expect(list).toEqual(before);
      }),
    );
  });

  test('neighboring seeds start far apart', () => {
    const first = Array.from({ length: 200 }, (_, seed) => seededRandom(seed).integer(0, 19));
    const steps = first.slice(1).map((value, index) => (value - (first[index] ?? 0) + 20) % 20);
    expect(new Set(first).size).toBe(20);
    expect(new Set(steps).size).toBeGreaterThan(15);
  });

  test('derived seeds are valid and distinct', () => {
    const derived = Array.from({ length: 60 }, (_, step) => deriveSeed(0xffffffff, step));
    expect(new Set(derived).size).toBe(60);
    expect(derived.every((seed) => parseSeed(String(seed)) === seed)).toBe(true);
  });
});

test.each([
  ['0', 0],
  ['42', 42],
  ['4294967295', 4294967295],
  ['4294967296', null],
  ['99999999999', null],
  ['-1', null],
  ['+1', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  [' 1', null],
  ['', null],
  ['seed', null],
  [null, null],
])('parseSeed(%j) gives %j', (text, expected) => {
  expect(parseSeed(text)).toBe(expected);
});
