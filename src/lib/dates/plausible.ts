/**
 * Plausibility checks for dates. A device with a wrong clock saves impossible dates, and an edited file may contain any date.
 * Implausible dates appear as "date unknown" and are excluded from plans, schedules, and series.
 */
import { addDays, msPerDay, type IsoDay, utcMidnightMs } from './calendar';

/** Long before anything could have been saved here, allowing for imported older records. */
export const earliestPlausibleDay: IsoDay = '2015-01-01';
const earliestMs = utcMidnightMs(earliestPlausibleDay);

/** Three years, including a leap day: the furthest that a plan or a correct device clock can be ahead. */
const daysAhead = 3 * 365 + 1;

/** Checks whether `ms` is plausible as the time of something that happened or is planned. Both times are in epoch milliseconds. */
export function isPlausibleInstant(ms: number, nowMs: number): boolean {
  return ms >= earliestMs && ms <= nowMs + daysAhead * msPerDay;
}

export function isPlausibleDay(day: IsoDay, today: IsoDay): boolean {
  return day >= earliestPlausibleDay && day <= addDays(today, daysAhead);
}
