/** Conversions between instants and the reader's local time. */
import { type IsoDay, localDayOfDate } from './calendar';

const minuteMs = 60_000;

/**
 * Returns the instant, in epoch milliseconds, at which the local clock shows `minutes` after midnight on `day`. Uses wall-clock
 * time rather than midnight plus an offset, so that 2:00 PM is correct on days of 23 or 25 hours too.
 */
export function localEpochMs(day: IsoDay, minutes = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minutes).getTime();
}

/** Returns the local calendar day of an instant in epoch milliseconds. */
export function localDayAt(ms: number): IsoDay {
  return localDayOfDate(new Date(ms));
}

/** A stored moment: absolute time plus the UTC offset of the clock that measured it. */
interface MomentElsewhere {
  readonly utcMs: number;
  readonly offsetMinutes: number;
}

/**
 * Returns the instant at which the clock here shows the date and time that the clock there showed. Events are read at this instant,
 * so that they stay on the day and at the time of day at which they were lived, in whatever zone they are read.
 */
export function sameClockTimeHere({ utcMs, offsetMinutes }: MomentElsewhere): number {
  return epochMsOfWallClock(utcMs + offsetMinutes * minuteMs);
}

/** Returns what the clock here shows at an instant, as the epoch milliseconds at which a clock in UTC shows the same. */
export function wallClockAt(ms: number): number {
  return ms + localOffsetMinutes(ms) * minuteMs;
}

/** Inverts `wallClockAt`. A time that the clock skips in spring becomes the one an hour later. */
export function epochMsOfWallClock(wallMs: number): number {
  const wall = new Date(wallMs);
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
    wall.getUTCMilliseconds(),
  ).getTime();
}

/** Returns the local offset from UTC at an instant in minutes, positive to the east. */
export function localOffsetMinutes(ms: number): number {
  // Without the sum, an offset of zero would be -0.
  return 0 - new Date(ms).getTimezoneOffset();
}

/** Returns the local time zone by its IANA name: "America/New_York". */
export function localTimeZone(): string {
  return Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
}

/** Returns the local time of an instant, in minutes after midnight. */
export function localMinutesAt(ms: number): number {
  const there = new Date(ms);
  return there.getHours() * 60 + there.getMinutes();
}

/** Formats minutes after midnight: 840 -> "2:00 PM". Avoids Intl, whose space before PM differs between versions. */
export function formatTimeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Reads the device's clocks in the format of `ClockReading`. */
export function readClock(): { utcMs: number; monotonicMs: number; offsetMinutes: number } {
  return {
    utcMs: Date.now(),
    monotonicMs: performance.now(),
    offsetMinutes: -new Date().getTimezoneOffset(),
  };
}
