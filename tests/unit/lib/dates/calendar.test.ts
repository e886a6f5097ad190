import { assert, double, integer, property } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  dayAtOffset,
  daysBetween,
  type IsoDay,
  isInWeek,
  isIsoDay,
  localDayOfDate,
  mondayOf,
  monthStarts,
} from '@/lib/dates/calendar';

afterEach(() => vi.unstubAllEnvs());

describe('adding days to a date', () => {
  test.each<[IsoDay, number, IsoDay]>([
    ['2026-11-21', 4, '2026-11-25'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days is %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum);
    expect(daysBetween(day, sum)).toBe(days);
  });

  test('adding and subtracting gives the original date', () => {
    assert(
      property(integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(addDays(addDays('2026-11-21', days), -days)).toBe('2026-11-21');
      }),
    );
  });
});

describe.each(['America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'UTC'])(
  'in the time zone %s',
  (zone) => {
    test('counts a day of 23 or 25 hours as one', () => {
      vi.stubEnv('TZ', zone);
      expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
      expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    });

    test('changes the day at local midnight', () => {
      vi.stubEnv('TZ', zone);
      expect(localDayOfDate(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21');
      expect(localDayOfDate(new Date(2026, 10, 22, 0, 0, 0))).toBe('2026-11-22');
    });
  },
);

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
  ['', false],
])('"%s" is a day: %s', (text, isDay) => expect(isIsoDay(text)).toBe(isDay));

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
] as const)('the week of %s begins on Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test.each([
  // 2:30 AM in London is the previous evening in New York.
  ['2026-11-22T02:30:00Z', -300, '2026-11-21'],
  ['2026-11-22T02:30:00Z', 0, '2026-11-22'],
  ['2026-11-22T13:00:00Z', 780, '2026-11-23'],
  ['2026-12-31T23:30:00Z', 60, '2027-01-01'],
] as const)('at %s, %i minutes from UTC, the day is %s', (instant, offsetMinutes, day) => {
  expect(dayAtOffset({ utcMs: Date.parse(instant), offsetMinutes })).toBe(day);
});

test.each([
  ['2026-10-31', '2026-11-15', ['2026-11-01']],
  ['2026-11-01', '2026-11-30', []],
  ['2026-11-15', '2026-12-01', ['2026-12-01']],
  ['2026-11-30', '2027-02-10', ['2026-12-01', '2027-01-01', '2027-02-01']],
] as const)('between %s and %s, the months %j begin', (from, to, starts) =>
  expect(monthStarts(from, to)).toEqual(starts),
);

describe('the calendar has limits', () => {
  test.each<[IsoDay, number, IsoDay]>([
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-12-30', 400, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
    ['2026-11-21', Infinity, '9999-12-31'],
    ['2026-11-21', -Infinity, '0000-01-01'],
  ])('%s and %d days is %s', (day, days, end) => expect(addDays(day, days)).toBe(end));

  test.each([
    [8.64e15, 1440, '9999-12-31'],
    [-8.64e15, -1440, '0000-01-01'],
    [Date.UTC(10_000, 0, 1), 0, '9999-12-31'],
    [Date.UTC(10_000, 0, 1), -60, '9999-12-31'],
    [Date.UTC(9999, 11, 31), 0, '9999-12-31'],
  ])('the instant %d at %d minutes from UTC is on %s', (utcMs, offsetMinutes, end) =>
    expect(dayAtOffset({ utcMs, offsetMinutes })).toBe(end),
  );

  test('every instant that a Date can hold has a day in every time zone', () => {
    assert(
      property(double({ min: -8.64e15, max: 8.64e15, noNaN: true }), (ms) => {
        expect(isIsoDay(localDayOfDate(new Date(ms)))).toBe(true);
        expect(isIsoDay(mondayOf(localDayOfDate(new Date(ms))))).toBe(true);
      }),
    );
  });

  test('counts months directly, without trying each one', () => {
    expect(monthStarts('9999-11-15', '9999-12-31')).toEqual(['9999-12-01']);
    expect(monthStarts('0000-01-01', '9999-12-31')).toHaveLength(12 * 10_000 - 1);
    expect(monthStarts('9999-12-31', '0000-01-01')).toEqual([]);
  });
});

test.each<[IsoDay, IsoDay, boolean]>([
  ['2026-11-15', '2026-11-16', false],
  ['2026-11-16', '2026-11-16', true],
  ['2026-11-19', '2026-11-16', true],
  ['2026-11-22', '2026-11-16', true],
  ['2026-11-23', '2026-11-16', false],
  ['2026-11-18', '2026-11-19', false],
  ['2026-11-22', '2026-11-19', true],
  ['2026-11-22', '2026-11-22', true],
  ['2026-11-23', '2026-11-22', false],
  ['2027-01-03', '2026-12-28', true],
])('%s is in the week of %s and not before it: %s', (day, from, isIn) =>
  expect(isInWeek(day, from)).toBe(isIn),
);
