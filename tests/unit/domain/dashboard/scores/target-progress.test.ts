/** A total's progress toward its target. */
import { expect, test } from 'vitest';
import { targetProgress } from '@/domain/dashboard/scores/target-progress';

test.each([
  ['a reported total', [2090, 2060, 2120], false, 2200, 95, '95%'],
  ['one that is just short', [2199, 2150, 2240], false, 2200, 99.95, '99%'],
  ['one beyond its target', [2310, 2280, 2340], false, 2200, 105, '105%'],
  ['an estimate', [2000, 1870, 2090], true, 2200, 85, '85\u00A0to\u00A095%'],
  ['an estimate that may have reached it', [2200, 2145, 2255], true, 2200, 97.5, '98\u00A0to\u00A0103%'],
  ['an estimate whose ends round to the same percent', [2200, 2198, 2199], true, 2200, 99.91, '99%'],
] as const)('shows the progress for %s', (_, [estimate, low, high], estimated, target, sure, shown) => {
  const band = { estimate, low, high, standardError: 40 };
  const progress = targetProgress({ band, estimated, target });
  expect(progress?.percent).toBeCloseTo(sure, 1);
  expect(progress?.displayText).toBe(shown);
});

test('is null without a score or a target', () => {
  const band = { estimate: 2000, low: 1950, high: 2050, standardError: 40 };
  expect(targetProgress({ band: null, estimated: false, target: 2200 })).toBeNull();
  expect(targetProgress({ band, estimated: false, target: null })).toBeNull();
});
