import type { StudyLogWithPlan } from './planned-days';
import { firstStudyDay, loggedDay, sittingCount } from '@/domain/dashboard/study-log';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';

/** An absence of at least this many days is told. */
const leastAbsenceDays = 7;
/** Absences that ended longer ago than this many days aren't told any more. */
const recentDays = 28;

/** Days in a row without study, first and last included. */
export interface Absence {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/**
 * Returns the latest absence of a week or more from a plan that ended in the last four weeks, or that still lasts; null if there
 * was none, and if nothing was planned for those days. Today doesn't count as a day without study, because it isn't over.
 */
export function latestAbsence(
  { plan, ...log }: StudyLogWithPlan,
  { day: today }: { readonly day: IsoDay },
): Absence | null {
  const first = firstStudyDay(log);
  if (first === null) return null;
  const isPlanned = (from: IsoDay, to: IsoDay) =>
    plan?.entries.some(({ day, status }) => day >= from && day <= to && status !== 'waived') === true;
  const hasStudy = (day: IsoDay) => sittingCount([loggedDay(log, day)]) > 0;
  const yesterday = addDays(today, -1);
  const earliest = addDays(today, -recentDays);
  let to = yesterday;
  while (to >= first && to >= earliest) {
    if (hasStudy(to)) to = addDays(to, -1);
    else {
      let from = to;
      while (from > first && !hasStudy(addDays(from, -1))) from = addDays(from, -1);
      if (daysBetween(from, to) + 1 >= leastAbsenceDays && isPlanned(from, to)) return { from, to };
      to = addDays(from, -1);
    }
  }
  return null;
}
