/** Instants and the clock on the wall where the reader is. */
import { type IsoDay, localDay } from './calendar';

/**
 * The instant, in epoch milliseconds, at which the clock where the reader is shows `minutes` after midnight on `day`. It is the
 * wall clock's time and not midnight plus so many minutes, so that 2:00 PM is 2:00 PM also on a day of 23 or 25 hours.
 */
export function localEpochMs(day: IsoDay, minutes = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minutes).getTime();
}

/** The calendar day where the reader is, of an instant in epoch milliseconds. */
export function localDayAt(ms: number): IsoDay {
  return localDay(new Date(ms));
}

/** The time zone where the reader is, by the name that the IANA gives it: "America/New_York". */
export function localTimeZone(): string {
  return Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
}

/** What the clock where the reader is shows at an instant, in minutes after midnight. */
export function localMinutesAt(ms: number): number {
  const there = new Date(ms);
  return there.getHours() * 60 + there.getMinutes();
}

/** A time of day in minutes after midnight: 840 -> "2:00 PM". Without Intl, whose space before PM differs by version. */
export function formatTimeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
