/** The test history: which tests, in which order, and the rate of improvement. */
import { describe, expect, test } from 'vitest';
import {
  type HistoryColumn,
  historyColumns,
  defaultHistorySort,
  nextHistorySort,
  newestTests,
  sortTests,
  improvementPercent,
} from '@/domain/dashboard/scores/test-history';
import { daysBetween } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { ago, full as fullOn, section as sectionOn, sunday, scored } from '../logs';

/** A full test with a third of the total in each section. */
const full = (daysAgo: number, total: number, percentile = 80) => fullOn(ago(daysAgo), total, percentile);

const section = (daysAgo: number, score = 700) => sectionOn(ago(daysAgo), score);

const daysAgo = ({ at }: { readonly at: number }) => daysBetween(localDayAt(at), sunday);

describe('the improvement rate', () => {
  test.each([
    ['no test', [], null],
    ['section tests only', [section(2), section(1)], null],
    ['one full test', [section(2), full(1, 2100)], null],
    ['two equal totals', [full(9, 2100), full(1, 2100)], 0],
    ['a rise', [full(9, 2200), full(1, 2340)], 6.4],
    ['a fall', [full(9, 2400), full(1, 2100)], -12.5],
    ['a detour in between', [full(9, 2100), full(5, 2370), full(1, 2220)], 5.7],
  ])('for %s', (_, tests, rate) => expect(improvementPercent(scored(tests))).toBe(rate));
});

describe('the recent history', () => {
  const many = Array.from({ length: 50 }, (_, index) => section(49 - index));
  test.each([0, 1, 5, 6])('with %d tests shows them all', (size) =>
    expect(newestTests(many.slice(0, size))).toHaveLength(size),
  );
  test('with more shows the newest six, newest first', () => {
    expect(newestTests(many).map(daysAgo)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('sorting the history', () => {
  const tests = [full(4, 2100, 80), sectionOn(ago(3), 650, 'verbal'), full(2, 2340, 92), section(1, 790)];
  const order = (column: HistoryColumn, direction: 'ascending' | 'descending') =>
    sortTests(tests, { column, direction }).map(daysAgo);

  test.each([
    ['date', [4, 3, 2, 1], [1, 2, 3, 4]],
    ['test', [1, 2, 4, 3], [3, 2, 4, 1]],
    ['verbal', [3, 4, 2, 1], [2, 4, 3, 1]],
    ['quantitative', [4, 2, 1, 3], [1, 2, 4, 3]],
    ['reading', [4, 2, 1, 3], [2, 4, 1, 3]],
    ['total', [4, 2, 1, 3], [2, 4, 1, 3]],
    ['percentile', [4, 2, 1, 3], [2, 4, 1, 3]],
  ] as const)('by %s, with missing values always last', (column, ascending, descending) => {
    expect(order(column, 'ascending')).toEqual(ascending);
    expect(order(column, 'descending')).toEqual(descending);
  });

  test('a click reverses the sorted column, and starts a new column with the best', () => {
    expect(nextHistorySort(defaultHistorySort, 'date')).toEqual({ column: 'date', direction: 'ascending' });
    expect(nextHistorySort({ column: 'date', direction: 'ascending' }, 'date')).toEqual(defaultHistorySort);
    for (const column of historyColumns.filter((each) => each !== 'date')) {
      const direction = column === 'test' ? 'ascending' : 'descending';
      expect(nextHistorySort(defaultHistorySort, column)).toEqual({ column, direction });
    }
  });
});
