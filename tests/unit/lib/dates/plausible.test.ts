import { describe, expect, test } from 'vitest';
import type { IsoDay } from '@/lib/dates/calendar';
import { isPlausibleDay, isPlausibleInstant } from '@/lib/dates/plausible';

const now = Date.UTC(2026, 10, 23, 15);

describe('read on November 23, 2026', () => {
  test.each<[string, number, boolean]>([
    ['now', now, true],
    ['a year ago', Date.UTC(2025, 10, 23), true],
    ['the first instant of 2015', Date.UTC(2015, 0, 1), true],
    ['the instant before it', Date.UTC(2015, 0, 1) - 1, false],
    ['a clock that restarted', 0, false],
    ['a clock a year ahead', Date.UTC(2027, 10, 23), true],
    ['three years ahead', Date.UTC(2029, 10, 23), true],
    ['a week more than three years ahead', Date.UTC(2029, 10, 30), false],
    ['the year 9999', Date.UTC(9999, 11, 31), false],
    ['the last instant of a Date', 8.64e15, false],
    ['the first instant of a Date', -8.64e15, false],
    ['an invalid time', Number.NaN, false],
    ['never', Infinity, false],
  ])('%s is plausible: %s', (_, ms, isPlausible) => expect(isPlausibleInstant(ms, now)).toBe(isPlausible));

  test.each<[IsoDay, boolean]>([
    ['2026-11-23', true],
    ['2015-01-01', true],
    ['2014-12-31', false],
    ['2029-11-23', true],
    ['2029-11-24', false],
    ['9999-12-31', false],
    ['0000-01-01', false],
  ])('%s is a plausible day: %s', (day, isPlausible) =>
    expect(isPlausibleDay(day, '2026-11-23')).toBe(isPlausible),
  );
});

test('no day is too late at the end of the calendar', () =>
  expect(isPlausibleDay('9999-12-31', '9999-12-31')).toBe(true));
