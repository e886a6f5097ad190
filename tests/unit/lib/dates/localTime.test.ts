import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  epochMsOfWallClock,
  formatTimeOfDay,
  localDayAt,
  localMinutesAt,
  localOffsetMinutes,
  sameClockTimeHere,
  wallClockAt,
} from '@/lib/dates/localTime';

afterEach(() => vi.unstubAllEnvs());

const shown = (ms: number) => `${localDayAt(ms)} ${formatTimeOfDay(localMinutesAt(ms))}`;

describe('the same clock time here', () => {
  const there = { utcMs: Date.UTC(2026, 10, 20, 13, 30), offsetMinutes: 540 };

  test.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'is what the clock there showed, read in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(shown(sameClockTimeHere(there))).toBe('2026-11-20 10:30 PM');
    },
  );

  test('is an hour later if the clock here skips it', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(shown(sameClockTimeHere({ utcMs: Date.UTC(2026, 2, 8, 2, 30), offsetMinutes: 0 }))).toBe(
      '2026-03-08 3:30 AM',
    );
  });
});

test.each([
  ['UTC', 0],
  ['America/New_York', -300],
  ['Asia/Kathmandu', 345],
])('in %s, the wall clock is %i minutes from UTC, and leads back to the instant', (zone, minutes) => {
  vi.stubEnv('TZ', zone);
  const ms = Date.UTC(2026, 10, 20, 13, 30, 15, 250);
  expect(localOffsetMinutes(ms)).toBe(minutes);
  expect(wallClockAt(ms) - ms).toBe(minutes * 60_000);
  expect(epochMsOfWallClock(wallClockAt(ms))).toBe(ms);
});
