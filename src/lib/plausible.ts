/**
 * Which dates a page takes at their word. A device whose clock was wrong saves impossible ones honestly, and a file that somebody changed may
 * hold any that a Date can: those are shown as "date unknown" and stay out of plans, schedules and series.
 */
import { addDays, msPerDay, type IsoDay, utcMidnightMs } from './calendar';

/** Long before anything could have been saved here, even with time for an older record that is brought along. */
export const earliestDay: IsoDay = '2015-01-01';
const earliestMs = utcMidnightMs(earliestDay);

/** Three years, a leap day among them: no plan and no clock of an honest device is further ahead. */
const daysAhead = 3 * 365 + 1;

/** Tells whether something can have happened, or be planned, at an instant. Both are in epoch milliseconds. */
export function isPlausibleInstant(ms: number, nowMs: number): boolean {
  return ms >= earliestMs && ms <= nowMs + daysAhead * msPerDay;
}

/** The same of a calendar day. */
export function isPlausibleDay(day: IsoDay, today: IsoDay): boolean {
  return day >= earliestDay && day <= addDays(today, daysAhead);
}
