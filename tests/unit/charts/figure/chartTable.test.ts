/** A chart's text for a point, and keyboard navigation. */
import { describe, expect, test } from 'vitest';
import { formatTargetDifference, formatChangeFromPrevious } from '@/charts/figure/differences';
import { pointIndexAfterKey } from '@/charts/figure/keyNavigation';
import { spokenPointText, describePoint } from '@/charts/figure/chartTable';

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

describe('keys', () => {
  test.each([
    ['ArrowRight', null, 0],
    ['ArrowDown', null, 0],
    ['ArrowLeft', null, 6],
    ['ArrowUp', null, 6],
    ['ArrowRight', 2, 3],
    ['ArrowDown', 2, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 0, 0],
    ['Home', 4, 0],
    ['End', null, 6],
    ['Tab', 2, null],
    ['Escape', 2, null],
  ])('in a row of seven: %s from %j moves to %j', (key, from, to) =>
    expect(pointIndexAfterKey(key, from, 7)).toBe(to),
  );

  test.each([
    ['ArrowRight', 3, 10],
    ['ArrowLeft', 10, 3],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 4, 3],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 6, 6],
  ])('in two weeks of days: %s from %d moves to %d', (key, from, to) =>
    expect(pointIndexAfterKey(key, from, 14, { across: 7, down: 1 })).toBe(to),
  );

  test('do nothing if there are no points', () => expect(pointIndexAfterKey('Home', null, 0)).toBeNull());
});
