import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bandsOfEstimate,
  compareEstimates,
  compareTests,
  type TestBands,
} from '@/domain/exam/report/estimate-comparison';
import type { ScoreBand, SectionEstimate } from '@/domain/exam/report/estimate';

const band = (estimate: number, standardError: number): ScoreBand => ({
  estimate,
  low: estimate - 30,
  high: estimate + 30,
  standardError,
});

describe('comparing two estimates', () => {
  test.each([
    // The test maker's standard error, 18 per section: a change of 42 or more is clear (docs/ssat.md, "The error in a score").
    [600, 641, 18, 'within-error', 42],
    [600, 642, 18, 'gain', 42],
    [642, 600, 18, 'loss', 42],
    // The same for a total of three sections: 73.
    [1900, 1972, 18 * Math.sqrt(3), 'within-error', 73],
    [1900, 1973, 18 * Math.sqrt(3), 'gain', 73],
    // 1.645 · sqrt(2 · 24.909²) = 57.95.
    [671, 728, 24.909, 'within-error', 58],
    [671, 729, 24.909, 'gain', 58],
    [650, 650, 18, 'within-error', 42],
  ] as const)(
    '%i to %i with errors of %d: %s, clear from %i on',
    (before, after, error, change, clearFrom) => {
      expect(compareEstimates(band(before, error), band(after, error))).toEqual({
        difference: after - before,
        change,
        clearFrom,
      });
    },
  );

  test('is symmetric, and its bound is exact', () => {
    const bands = fc
      .tuple(fc.integer({ min: 500, max: 800 }), fc.double({ min: 12, max: 60, noNaN: true }))
      .map(([estimate, error]) => band(estimate, error));
    const mirror = { gain: 'loss', loss: 'gain', 'within-error': 'within-error' } as const;
    fc.assert(
      fc.property(bands, bands, (a, b) => {
        const there = compareEstimates(a, b);
        const back = compareEstimates(b, a);
        expect(back.change).toBe(mirror[there.change]);
        expect(back.difference + there.difference).toBe(0);
        expect(back.clearFrom).toBe(there.clearFrom);
        expect(there.change !== 'within-error').toBe(Math.abs(there.difference) >= there.clearFrom);
      }),
    );
  });
});

const estimated = (estimate: number): SectionEstimate => ({
  state: 'estimated',
  band: band(estimate, 25),
  percentile: { low: 40, high: 60 },
  questions: 40,
  seen: 0,
  widenings: [],
});
const none = { state: 'none', reason: 'not-taken', questions: 0, seen: 0 } as const;
const verbalOnly = bandsOfEstimate({
  level: 'upper',
  sections: { verbal: estimated(650), quantitative: none, reading: none },
  total: null,
});
const whole = bandsOfEstimate({
  level: 'upper',
  sections: { verbal: estimated(640), quantitative: estimated(660), reading: estimated(620) },
  total: band(1920, 43),
});

/** A hypothetical Middle Level test, if that level had a table. */
const ofMiddle: TestBands = { ...whole, level: 'middle' };

test('compares the sections for which both tests have an estimate', () => {
  const { verbal, quantitative, reading, total } = compareTests(whole, verbalOnly);
  expect([verbal?.difference, quantitative, reading, total]).toEqual([10, null, null, null]);
  expect(compareTests(whole, whole).total?.change).toBe('within-error');
});

test('doesn’t compare scaled scores of two levels', () => {
  const apart = { verbal: null, quantitative: null, reading: null, total: null };
  expect(compareTests(ofMiddle, whole)).toEqual(apart);
  expect(compareTests(whole, ofMiddle)).toEqual(apart);
  expect(compareTests(ofMiddle, ofMiddle).total?.change).toBe('within-error');
});
