/** Which differences may be called a change. */
import { describe, expect, test } from 'vitest';
import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import {
  scoreChangeText,
  percentagePointsText,
  accuracyTrend,
  changeOrFirstText,
  changeSinceText,
} from '@/domain/dashboard/score-change-text';
import { combinedStandardError, zScore90 } from '@/domain/statistics';
import { changeOf, changeSinceTest } from './logs';

test('a change is clear if it exceeds the error of the test', () => {
  const section = zScore90 * combinedStandardError(18, 18);
  const total = zScore90 * combinedStandardError(18, 18, 18, 18, 18, 18);
  expect(smallestClearChange(testLevels.upper)).toEqual({
    section: Math.floor(section) + 1,
    total: Math.floor(total) + 1,
  });
});

describe('a score change', () => {
  test.each([
    [0, 'section', 'stable', 'no change'],
    [1, 'section', 'stable', 'up 1, perhaps by chance'],
    [41, 'section', 'stable', 'up 41, perhaps by chance'],
    [42, 'section', 'up', 'up 42'],
    [-41, 'section', 'stable', 'down 41, perhaps by chance'],
    [-42, 'section', 'down', 'down 42'],
    [72, 'total', 'stable', 'up 72, perhaps by chance'],
    [73, 'total', 'up', 'up 73'],
    [-73, 'total', 'down', 'down 73'],
    [1140, 'total', 'up', 'up 1,140'],
  ] as const)('of %d in a %s is %s: "%s"', (difference, of, direction, words) => {
    const change = changeOf(difference, of);
    expect(change).toEqual({ difference, direction });
    expect(scoreChangeText(change)).toBe(words);
  });
});

test.each([
  [[16, 20], [16, 20], 'stable'],
  [[17, 20], [14, 20], 'stable'],
  [[90, 100], [70, 100], 'up'],
  [[70, 100], [90, 100], 'down'],
  [[20, 20], [20, 20], 'stable'],
  [[20, 20], [0, 20], 'up'],
  [[0, 0], [5, 20], 'stable'],
  [[5, 20], [0, 0], 'stable'],
] as const)('shares of %j after %j are %s', ([right, total], [was, totalBefore], trend) =>
  expect(accuracyTrend({ right, total }, { right: was, total: totalBefore })).toBe(trend),
);

test.each([
  [73, 'total', 'up 73 since the full test of Nov 8'],
  [-99, 'total', 'down 99 since the full test of Nov 8'],
  [30, 'total', 'up 30 since the full test of Nov 8, perhaps by chance'],
  [-42, 'section', 'down 42 since the full test of Nov 8'],
  [0, 'section', 'no change since the full test of Nov 8'],
] as const)('%d in a %s reads "%s"', (difference, of, words) =>
  expect(changeSinceText(changeSinceTest(difference, of, '2026-11-08'), '2026-11-15')).toBe(words),
);

test('a score without an earlier one of its kind is the first', () => {
  expect(changeOrFirstText(null, '2026-11-15')).toBe('first of its kind');
  expect(changeOrFirstText(changeSinceTest(73, 'total', '2026-11-08'), '2026-11-15')).toBe(
    'up 73 since the full test of Nov 8',
  );
});

test.each([
  [12, 'up', 'up 12 points'],
  [4, 'stable', 'up 4 points, perhaps by chance'],
  [-1, 'stable', 'down 1 point, perhaps by chance'],
  [-9, 'down', 'down 9 points'],
  [0, 'stable', 'no change'],
] as const)('an accuracy that changed by %d (%s) reads %s', (change, trend, words) =>
  expect(percentagePointsText({ change, trend })).toBe(words),
);
