/** The range of a score compared with its target. */
import { describe, expect, test } from 'vitest';
import { targetComparisonText } from '@/domain/dashboard/scores/test-details';
import { testLevels } from '@/domain/exam/level/test-levels';
import { bandForScore, compareBandToTarget } from '@/domain/learner/section-score';
import { bandOf } from '../dashboard/logs';

test.each([
  ['an official report', 'official', { estimate: 700, low: 677, high: 723, standardError: 18 }],
  ['a test of a sample family', 'sample', { estimate: 700, low: 677, high: 723, standardError: 18 }],
  ['another provider’s test', 'other', null],
] as const)('the band of a score from %s', (_, source, band) =>
  expect(bandForScore({ state: 'reported', source, score: 700, percentile: null }, testLevels.upper)).toEqual(
    band,
  ),
);

describe('the range of a score', () => {
  test.each([
    ['section', 700, 677, 723],
    ['section', 800, 777, 800],
    ['section', 505, 500, 528],
    ['total', 2200, 2160, 2240],
    ['total', 2390, 2350, 2400],
    ['total', 1500, 1500, 1540],
  ] as const)('for a %s of %d is %d to %d', (of, value, low, high) =>
    expect(bandOf(value, of)).toMatchObject({ estimate: value, low, high }),
  );
  test.each([
    [700, 677, 'above'],
    [700, 678, 'near'],
    [700, 723, 'near'],
    [700, 724, 'below'],
  ] as const)('for %d compared with a target of %d is %s', (value, target, comparison) =>
    expect(compareBandToTarget(bandOf(value, 'section'), target)).toBe(comparison),
  );
  test.each([
    [2300, 2200, '100 above the target of 2,200; the low end of the range is above it too'],
    [2230, 2200, '30 above the target of 2,200, too close to tell'],
    [2200, 2200, 'exactly at the target of 2,200, too close to tell'],
    [2180, 2200, '20 below the target of 2,200, too close to tell'],
    [2100, 2200, '100 below the target of 2,200; the high end of the range is below it too'],
  ])('for %d, with a target of %d, reads: %s', (value, target, words) =>
    expect(targetComparisonText({ band: bandOf(value, 'total'), target })).toBe(words),
  );
  test('says so if there is no target', () =>
    expect(targetComparisonText({ band: bandOf(2200, 'total'), target: null })).toBe('no target is set'));
});
