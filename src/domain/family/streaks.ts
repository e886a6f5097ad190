/** Days and weeks in a row. */
import { addDays } from '@/lib/calendar';
import type { AsOf } from './clock';
import { dayOf, firstDayOf, minutesOf, sittingsOf, type StudyLog } from './log';
import { isRestDay, type StudyPlan } from './plan';
import type { LoggedWeek } from './weeks';

/**
 * The days in a row with study, up to now. A day of rest in the plan doesn't break the row, and counts only where something was
 * studied on it; nor does a day that isn't over break it. So Monday to Saturday twice is 12 with the Sundays off.
 */
export function streakDays(
  { plan, log }: { readonly plan: StudyPlan; readonly log: StudyLog },
  asOf: AsOf,
): number {
  const first = firstDayOf(log);
  if (first === null) return 0;
  let streak = 0;
  for (let day = asOf.day; day >= first; day = addDays(day, -1)) {
    if (sittingsOf([dayOf(log, day)]) > 0) streak += 1;
    else if (!isRestDay(plan, day) && day !== asOf.day) break;
  }
  return streak;
}

/** How many of the newest weeks in a row (newest first) reached the target; a week that isn't over doesn't break the row. */
export function weeksAtTarget(weeks: readonly LoggedWeek[], targetHours: number, asOf: AsOf): number {
  const reached = (week: LoggedWeek) => minutesOf(week.days) >= targetHours * 60;
  const [current, ...before] = weeks;
  if (current === undefined) return 0;
  const open = addDays(current.monday, 6) > asOf.day;
  if (!reached(current) && !open) return 0;
  const missed = before.findIndex((week) => !reached(week));
  return (reached(current) ? 1 : 0) + (missed === -1 ? before.length : missed);
}
