import { assert, double, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  recommendedShares,
  studyTimeSharesForGaps,
  type SectionGaps,
  sectionsWithChangedShares,
  boostedSections,
} from '@/domain/plan/weeks/section-shares';
import { typedKeys } from '@/lib/typedKeys';

const noGaps: SectionGaps = { verbal: null, quantitative: null, reading: null };

test.each<[string, SectionGaps, object, readonly string[]]>([
  ['nothing is known', noGaps, recommendedShares, []],
  ['only one gap is known', { ...noGaps, reading: 0.8 }, recommendedShares, []],
  ['all gaps are equal', { verbal: 0.4, quantitative: 0.4, reading: 0.4 }, recommendedShares, []],
  ['there are no gaps', { verbal: 0, quantitative: 0, reading: 0 }, recommendedShares, []],
  [
    'reading is far behind',
    { verbal: 0.1, quantitative: 0.1, reading: 0.8 },
    { verbal: 26, quantitative: 26, reading: 33, writing: 15 },
    ['reading'],
  ],
  [
    'verbal is somewhat behind',
    { verbal: 0.5, quantitative: 0.4, reading: 0.4 },
    { verbal: 34, quantitative: 28, reading: 23, writing: 15 },
    ['verbal'],
  ],
  [
    'only two are known',
    { verbal: 0.6, quantitative: 0.2, reading: null },
    { verbal: 40, quantitative: 20, reading: 25, writing: 15 },
    ['verbal'],
  ],
])('if %s', (_, gaps, balance, toward) => {
  expect(studyTimeSharesForGaps(gaps)).toEqual(balance);
  expect(boostedSections(studyTimeSharesForGaps(gaps))).toEqual(toward);
});

describe('for any gaps', () => {
  const gap = option(double({ min: 0, max: 1, noNaN: true }));
  test('shares add up to 100, and none changes by more than a third', () =>
    assert(
      property(record({ verbal: gap, quantitative: gap, reading: gap }), (gaps) => {
        const balance = studyTimeSharesForGaps(gaps);
        expect(typedKeys(balance).reduce((sum, section) => sum + balance[section], 0)).toBe(100);
        expect(balance.writing).toBe(15);
        for (const section of typedKeys(balance)) {
          expect(Number.isInteger(balance[section])).toBe(true);
          expect(3 * Math.abs(balance[section] - recommendedShares[section])).toBeLessThanOrEqual(
            recommendedShares[section],
          );
        }
      }),
    ));
});

test('lists the sections whose share changed', () => {
  const to = { ...recommendedShares, verbal: 34, quantitative: 26 };
  expect(sectionsWithChangedShares(recommendedShares, to)).toEqual(['verbal', 'quantitative']);
  expect(sectionsWithChangedShares(to, { ...to })).toEqual([]);
});
