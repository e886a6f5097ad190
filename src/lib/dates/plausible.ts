/**
 * Plausibility checks for dates. A device with a wrong clock saves impossible dates, and an edited file may contain any date. Those
 * appear as "date unknown" and are excluded from plans, schedules, and series.
 */
import { addDays, msPerDay, type IsoDay, utcMidnightMs } from './calendar';

/** Long before anything could have been saved here, allowing for imported older records. */
export const earliestDay: IsoDay = '2015-01-01';
const earliestMs = utcMidnightMs(earliestDay);

/** Three years including a leap day: no plan or correct device clock is further ahead. */
const daysAhead = 3 * 365 + 1;

/** Checks whether something can have happened, or be planned, at an instant. Both are in epoch milliseconds. */
export function isPlausibleInstant(ms: number, nowMs: number): boolean {
  return ms >= earliestMs && ms <= nowMs + daysAhead * msPerDay;
}

export function isPlausibleDay(day: IsoDay, today: IsoDay): boolean {
  return day >= earliestDay && day <= addDays(today, daysAhead);
}
