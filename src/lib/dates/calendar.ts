/** A calendar day without time or zone: "2026-11-21". */
export type IsoDay = `${number}-${number}-${number}`;

export const msPerDay = 24 * 60 * 60 * 1000;

/** The first and last supported days, because years have four digits. Results outside this range are clamped to it. */
const firstDay: IsoDay = '0000-01-01';
const lastDay: IsoDay = '9999-12-31';

/** Returns the local calendar day of `instant` (the device's time zone). */
export function localDayOfDate(instant: Date): IsoDay {
  const [year, month, date] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return isoDay(year, month, date) ?? endOf(instant.getTime());
}

/** Returns the calendar day of an instant at the UTC offset saved with it, which may differ from the device's. */
export function dayAtOffset({ utcMs: at, offsetMinutes }: { utcMs: number; offsetMinutes: number }): IsoDay {
  return utcDay(at + offsetMinutes * 60_000);
}

/** Adds days, or subtracts if negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return utcDay(utcMidnightMs(day) + days * msPerDay);
}

/**
 * Returns the number of days from `from` to `to`, negative if `to` is earlier. Counts calendar days rather than hours, so that a
 * day of 23 or 25 hours (daylight saving) counts as one.
 */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((utcMidnightMs(to) - utcMidnightMs(from)) / msPerDay);
}

/** Returns the Monday of the week that contains `day`. */
export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, -weekdayIndex(day));
}

/** Returns the Sunday of the week that contains `day`. */
export function sundayOf(day: IsoDay): IsoDay {
  return addDays(mondayOf(day), 6);
}

/** Checks whether a day is in the week of `from`, and not before it. */
export function isInWeek(day: IsoDay, from: IsoDay): boolean {
  return day >= from && day <= sundayOf(from);
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: IsoDay): number {
  return (new Date(utcMidnightMs(day)).getUTCDay() + 6) % 7;
}

export function isWeekend(day: IsoDay): boolean {
  return weekdayIndex(day) >= 5;
}

/** Returns the first days of the months that begin after `from` and no later than `to`, in order. */
export function monthStarts(from: IsoDay, to: IsoDay): readonly IsoDay[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0] = to.split('-').map(Number);
  const months = Math.max(0, 12 * (lastYear - year) + lastMonth - month);
  return Array.from({ length: months }, (_, index) => {
    const next = month + index;
    return isoDay(year + Math.floor(next / 12), (next % 12) + 1, 1) ?? lastDay;
  });
}

/** Returns midnight UTC on `day`, in epoch milliseconds. */
export function utcMidnightMs(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Returns the UTC day of a time in epoch milliseconds, which may be outside the range of Date. */
function utcDay(ms: number): IsoDay {
  const there = new Date(ms);
  return isoDay(there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()) ?? endOf(ms);
}

function endOf(ms: number): IsoDay {
  return ms > 0 ? lastDay : firstDay;
}

/** Returns null outside the supported range, and for the numbers of an invalid Date. */
function isoDay(year: number, month: number, date: number): IsoDay | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  // The numbers come from a Date, so checking the format is enough. A full check would be slow, because this is called hundreds of
  // times.
  return hasForm(text) ? text : null;
}

function hasForm(text: string): text is IsoDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/**
 * Checks whether `text` is an existing day in the format "2026-11-21". "2026-02-31" isn't, although Date would parse it as March 3.
 */
export function isIsoDay(text: string): text is IsoDay {
  if (!hasForm(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}
