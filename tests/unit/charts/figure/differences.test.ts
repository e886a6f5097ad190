/** The text of differences: from a target, and from the previous point. */
import { describe, expect, test } from 'vitest';
import { formatTargetDifference, formatChangeFromPrevious } from '@/charts/figure/differences';

describe('difference from a target', () => {
  test.each([
    [2310, 2200, '110 above'],
    [2199, 2200, '1 below'],
    [2200, 2200, 'on it'],
    [4.7, 2.6, '2.1 above'],
    [2.64, 2.6, 'on it'],
    [0, 1200, '1,200 below'],
  ])('%d compared with %d is %s', (value, target, words) =>
    expect(formatTargetDifference(value, target)).toBe(words),
  );
});

describe('difference from the previous point', () => {
  test.each([
    [2310, 2262, '+48'],
    [2262, 2310, '\u221248'],
    [18.04, 18, 'no change'],
    [4.7, 5.8, '\u22121.1'],
    [2132, null, 'none before'],
  ])('%d since %j is %s', (value, before, words) =>
    expect(formatChangeFromPrevious(value, before)).toBe(words),
  );
});
