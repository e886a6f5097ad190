/** The shared clock: which Sunday it shows, and how it phrases elapsed time. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asOfInstant, asOfEvening, latestSundayEvening, timeAgo } from '@/domain/dashboard/as-of';
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { localDayAt, localEpochMs, localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';

afterEach(() => vi.unstubAllEnvs());

const zones = ['America/New_York', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'];
/** A week of November, and the weeks around both clock changes in New York (Nov 1 and Mar 14). */
const sundays: readonly IsoDay[] = ['2026-11-15', '2026-11-01', '2027-03-14'];
const days = sundays.flatMap((sunday) =>
  Array.from({ length: 15 }, (_, index) => addDays(sunday, index - 7)),
);

describe.each(zones)('in %s', (zone) => {
  test('the clock shows the most recent Sunday at 8 PM on any day and at any hour', () => {
    vi.stubEnv('TZ', zone);
    for (const day of days) {
      for (const hour of [0, 8, 19, 20, 23]) {
        const now = localEpochMs(day, hour * 60);
        const asOf = latestSundayEvening(now);
        expect(weekdayIndex(asOf.day)).toBe(6);
        expect(localMinutesAt(asOf.ms)).toBe(20 * 60);
        expect(localDayAt(asOf.ms)).toBe(asOf.day);
        expect(asOf.ms).toBeLessThanOrEqual(now);
        expect(asOfEvening(addDays(asOf.day, 7)).ms).toBeGreaterThan(now);
      }
    }
  });

  test('a local time stays that time even if clocks changed overnight', () => {
    vi.stubEnv('TZ', zone);
    for (const day of days) {
      for (const minutes of [8 * 60, 14 * 60, 18 * 60 + 30]) {
        expect(localDayAt(localEpochMs(day, minutes))).toBe(day);
        expect(localMinutesAt(localEpochMs(day, minutes))).toBe(minutes);
      }
    }
  });
});

const hoursFrom = (from: IsoDay) => (localEpochMs(addDays(from, 1)) - localEpochMs(from)) / 3_600_000;

test('days of 25 and 23 hours follow the calendar', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect([hoursFrom('2026-11-01'), hoursFrom('2027-03-14'), hoursFrom('2026-11-15')]).toEqual([25, 23, 24]);
  const asOf = asOfEvening('2026-11-01');
  expect(timeAgo(localEpochMs('2026-10-31', 23 * 60 + 59), asOf)).toBe('yesterday');
  expect(timeAgo(localEpochMs('2026-10-25', 20 * 60), asOf)).toBe('Oct 25');
  expect(timeAgo(localEpochMs('2026-10-26', 0), asOf)).toBe('6 days ago');
});

describe('how long ago', () => {
  const asOf = asOfEvening('2026-11-15');
  const minute = 60_000;
  test.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [119 * minute, '1 hour ago'],
    [120 * minute, '2 hours ago'],
    [20 * 60 * minute, '20 hours ago'],
    [20 * 60 * minute + 1, 'yesterday'],
    [44 * 60 * minute, 'yesterday'],
    [44 * 60 * minute + 1, '2 days ago'],
    [6 * 24 * 60 * minute, '6 days ago'],
    [7 * 24 * 60 * minute, 'Nov 8'],
    [200 * 24 * 60 * minute, 'Apr 29'],
    [330 * 24 * 60 * minute, 'Dec 20, 2025'],
  ])('%d ms ago reads "%s"', (passed, words) => expect(timeAgo(asOf.ms - passed, asOf)).toBe(words));

  test('a future instant shows its date', () =>
    expect(timeAgo(localEpochMs('2026-11-17', 16 * 60), asOf)).toBe('Nov 17'));
});

test.each([
  [0, '12:00 AM'],
  [9 * 60 + 5, '9:05 AM'],
  [12 * 60, '12:00 PM'],
  [14 * 60, '2:00 PM'],
  [23 * 60 + 59, '11:59 PM'],
  [24 * 60, '12:00 AM'],
])('%d minutes after midnight is %s', (minutes, words) => expect(formatTimeOfDay(minutes)).toBe(words));

test('dates an instant by the reader’s time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const asOf = asOfInstant(Date.parse('2026-11-16T02:00:00Z'));
  expect(asOf.day).toBe('2026-11-15');
  expect(daysBetween(asOf.day, '2026-11-16')).toBe(1);
});
