/** The test that another one is compared with, and its name. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedTestText, type PlacedTest, testBefore } from '@/domain/exam/report/test-before';

const at = (endMs: number | null, change: Partial<PlacedTest> = {}): PlacedTest => ({
  id: `test-${endMs}`,
  level: 'upper',
  scope: 'full',
  endMs,
  hasMainScore: true,
  ...change,
});
const find = (own: PlacedTest, others: readonly PlacedTest[]) => testBefore(own, others, (each) => each);

describe('the test before', () => {
  test.each<readonly [string, PlacedTest, readonly PlacedTest[], number | null]>([
    ['is the latest earlier one', at(5), [at(1), at(3), at(2)], 3],
    ['isn\u2019t the test itself or a later one', at(5), [at(1), at(5), at(9)], 1],
    ['has the same scope', at(5), [at(1), at(4, { scope: 'diagnostic' }), at(3, { scope: 'verbal' })], 1],
    [
      'of a free test is a free test',
      at(5, { scope: 'diagnostic' }),
      [at(1, { scope: 'diagnostic' }), at(4)],
      1,
    ],
    [
      'of a section test is one of the same section',
      at(5, { scope: 'verbal' }),
      [at(1, { scope: 'verbal' }), at(2, { scope: 'reading' }), at(4)],
      1,
    ],
    ['has the same level', at(5), [at(1), at(4, { level: 'middle' })], 1],
    ['has a score', at(5), [at(1), at(4, { hasMainScore: false })], 1],
    ['is none without an earlier one of its kind', at(5), [at(4, { scope: 'diagnostic' }), at(9)], null],
    ['is none if the date is unknown', at(null), [at(1)], null],
    ['isn\u2019t one of an unknown date', at(5), [at(null), at(1)], 1],
  ])('%s', (_, own, others, endMs) => expect(find(own, others)?.endMs ?? null).toBe(endMs));

  test('doesn\u2019t depend on the order of the others', () => {
    const placed = fc
      .record({
        endMs: fc.integer({ min: 0, max: 1000 }),
        scope: fc.constantFrom('full', 'diagnostic', 'verbal', 'starter'),
        level: fc.constantFrom('upper' as const, 'middle' as const),
        hasMainScore: fc.boolean(),
      })
      .map((place): PlacedTest => ({ ...place, id: String(place.endMs) }));
    const lists = fc.uniqueArray(placed, { selector: ({ endMs }) => endMs, minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lists, (all) => {
        for (const own of all) {
          const found = find(own, all);
          expect(find(own, all.toReversed())).toBe(found);
          const earlier = all.filter(
            ({ endMs, scope, level, hasMainScore }) =>
              hasMainScore && scope === own.scope && level === own.level && Number(endMs) < Number(own.endMs),
          );
          expect(found?.endMs ?? -1).toBe(Math.max(-1, ...earlier.map(({ endMs }) => Number(endMs))));
        }
      }),
    );
  });
});

test.each([
  ['full', '2026-11-08', 'dashboard', 'the full test of Nov 8'],
  ['diagnostic', '2026-10-03', 'dashboard', 'the free test of Oct 3'],
  ['quantitative', '2026-11-02', 'dashboard', 'the test of both math sections of Nov 2'],
  ['quantitative', '2026-11-02', 'test', 'the Quantitative section test of Nov 2'],
  ['verbal-starter', '2025-12-30', 'test', 'the test of Dec 30, 2025'],
] as const)('a test of scope %s on %s is named in a %s as "%s"', (scope, day, place, words) =>
  expect(namedTestText({ scope, day }, '2026-11-15', place)).toBe(words),
);
