/** Days as a calendar grid. */
import { describe, expect, test } from 'vitest';
import {
  calendarCellOf,
  shadeLevel,
  calendarRunOutlines,
  calendarWeekCount,
} from '@/charts/geometry/calendar';

describe('a day in the calendar', () => {
  test.each([
    ['2026-11-09', '2026-11-09', 0, 0],
    ['2026-11-15', '2026-11-09', 0, 6],
    ['2026-11-16', '2026-11-15', 1, 0],
    ['2026-11-12', '2026-11-14', 0, 3],
    // Across the end of daylight saving time.
    ['2026-11-02', '2026-10-26', 1, 0],
    // Across the turn of the year.
    ['2027-01-01', '2026-12-28', 0, 4],
  ] as const)('%s, in a calendar that starts on %s, is in column %d, row %d', (day, first, column, row) =>
    expect(calendarCellOf(day, first)).toEqual({ column, row }),
  );

  test.each([
    [0, 0],
    [0.2, 1],
    [1.5, 2],
    [2.4, 2],
    [2.5, 3],
    [3.5, 4],
    [9, 4],
  ])('with %d hours has shade level %d', (hours, level) =>
    expect(shadeLevel(hours, [1.5, 2.5, 3.5])).toBe(level),
  );
});

const corners = (from: [number, number], to: [number, number]) =>
  calendarRunOutlines({ column: from[0], row: from[1] }, { column: to[0], row: to[1] }).map((run) =>
    run.map(({ column, row }) => `${column},${row}`).join(' '),
  );

describe('the outline of a run of days', () => {
  test.each([
    ['in one week', [3, 1], [3, 4], ['3,1 4,1 4,5 3,5']],
    ['of one day', [0, 6], [0, 6], ['0,6 1,6 1,7 0,7']],
    ['over two weeks that touch', [2, 2], [3, 6], ['2,2 3,2 3,0 4,0 4,7 3,7 3,7 2,7']],
    ['over two weeks that do not touch', [2, 5], [3, 2], ['2,5 3,5 3,7 2,7', '3,0 4,0 4,3 3,3']],
    ['over three weeks', [1, 4], [3, 1], ['1,4 2,4 2,0 4,0 4,2 3,2 3,7 1,7']],
  ] as const)('%s', (_, from, to, runs) => expect(corners([...from], [...to])).toEqual(runs));
});

test.each([
  ['2026-11-15', '2026-11-15', 1],
  ['2026-11-15', '2026-11-16', 2],
  ['2026-11-09', '2026-11-15', 1],
  ['2026-08-17', '2026-11-15', 13],
] as const)('%s through %s spans %d weeks', (first, last, weeks) =>
  expect(calendarWeekCount(first, last)).toBe(weeks),
);
