/** A chart’s text for a point, which is its row of the table, and for differences. */
import { describe, expect, test } from 'vitest';
import {
  describePoint,
  formatChangeFromPrevious,
  formatTargetDifference,
  spokenPointText,
} from '@/charts/figure/chartTable';

describe('describing a point', () => {
  const table = {
    columns: ['Day', 'Hours', 'Target 2.6 h'],
    rows: [
      ['Mon', '2.9', '0.3 above'],
      ['Tue', '2.6', 'on it'],
    ],
  };

  test('reads its row of the table', () =>
    expect(spokenPointText(table, 0)).toBe('Mon: Hours 2.9, Target 2.6 h 0.3 above'));

  test('gives its name and a labeled cell for each column', () =>
    expect(describePoint(table, 1)).toEqual({
      name: 'Tue',
      cells: [
        { column: 'Hours', text: '2.6' },
        { column: 'Target 2.6 h', text: 'on it' },
      ],
    }));

  test('is empty if there is no such row', () =>
    expect(describePoint(table, 9)).toEqual({ name: '', cells: [] }));
});

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
