/** A chart’s text for a point, which is its row of the table. */
import { describe, expect, test } from 'vitest';
import { spokenPointText, describePoint } from '@/charts/figure/chartTable';

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
