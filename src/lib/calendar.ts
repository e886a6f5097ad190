/** A day of the calendar, without time or zone: "2026-11-21". */
export type IsoDay = `${number}-${number}-${number}`;

export const msPerDay = 24 * 60 * 60 * 1000;

/** The ends of the calendar: days have four digits for the year. What would lie beyond them is the end itself. */
const firstDay: IsoDay = '0000-01-01';
const lastDay: IsoDay = '9999-12-31';

/** The calendar day that `instant` falls on where the reader is (the device's time zone). */
export function localDay(instant: Date): IsoDay {
  const [year, month, date] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return isoDay(year, month, date) ?? endOf(instant.getTime());
}

/** The calendar day of a moment as the clock of that place had it. */
export function dayAtOffset({ utcMs: at, offsetMinutes }: { utcMs: number; offsetMinutes: number }): IsoDay {
  return utcDay(at + offsetMinutes * 60_000);
}

/** The day `days` after `day` (before it when negative). Leap years and month ends are the calendar's. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return utcDay(utcMidnightMs(day) + days * msPerDay);
}

/**
 * The days from `from` to `to`, negative when `to` is earlier. Counted on the calendar and not in hours, so that
 * a day of 23 or 25 hours (daylight saving) counts as one.
 */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((utcMidnightMs(to) - utcMidnightMs(from)) / msPerDay);
}

/** The Monday of the week that `day` is in. */
export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, -weekdayIndex(day));
}

/** The place of `day` in its week: 0 for a Monday, 6 for a Sunday. */
export function weekdayIndex(day: IsoDay): number {
  return (new Date(utcMidnightMs(day)).getUTCDay() + 6) % 7;
}

export function isWeekend(day: IsoDay): boolean {
  return weekdayIndex(day) >= 5;
}

/** The first days of the months that begin after `from` and no later than `to`, in order. */
export function monthStarts(from: IsoDay, to: IsoDay): readonly IsoDay[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0] = to.split('-').map(Number);
  const months = Math.max(0, 12 * (lastYear - year) + lastMonth - month);
  return Array.from({ length: months }, (_, index) => {
    const next = month + index;
    return isoDay(year + Math.floor(next / 12), (next % 12) + 1, 1) ?? lastDay;
  });
}

/** The instant of midnight UTC on `day`, in epoch milliseconds. */
export function utcMidnightMs(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day in UTC of a time that may be beyond what a Date holds. */
function utcDay(ms: number): IsoDay {
  const there = new Date(ms);
  return isoDay(there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()) ?? endOf(ms);
}

function endOf(ms: number): IsoDay {
  return ms > 0 ? lastDay : firstDay;
}

/** Null beyond the ends of the calendar, and for the numbers of an invalid Date. */
function isoDay(year: number, month: number, date: number): IsoDay | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  // The numbers are a date's own, so that only their form is looked at: days are counted by the hundred.
  return hasForm(text) ? text : null;
}

function hasForm(text: string): text is IsoDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Tells whether `text` is a real day in the form "2026-11-21"; "2026-02-31" isn't, though Date would read it as March 3. */
export function isIsoDay(text: string): text is IsoDay {
  if (!hasForm(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}
