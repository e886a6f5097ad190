/** The weeks of the log, Monday to Sunday on the calendar of the place, whatever the clocks do. */
import type { StudyLog } from '@/domain/learner/record';
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/calendar';
import { number } from '@/lib/format';
import { remembered } from '@/lib/remembered';
import type { AsOf } from '@/domain/dashboard/clock';
import { dayOf, firstDayOf, hoursOf, type LoggedDay, minutesOf, sittingsOf } from '@/domain/dashboard/log';
import { weekdays } from '@/domain/dashboard/weekday';

/** Seven days of the local calendar. */
export interface LoggedWeek {
  readonly monday: IsoDay;
  /** Monday first. */
  readonly days: readonly LoggedDay[];
}

/** The weeks of a log that were asked for: a year has fifty, and a dozen figures go through all of them. */
const weeksByMonday = remembered<StudyLog, Map<IsoDay, LoggedWeek>>(() => new Map());

/** The week that begins on a Monday. */
export function weekOf(log: StudyLog, monday: IsoDay): LoggedWeek {
  const known = weeksByMonday(log);
  const week = known.get(monday) ?? {
    monday,
    days: weekdays.map((__, index) => dayOf(log, addDays(monday, index))),
  };
  known.set(monday, week);
  return week;
}

/** The week before the one that begins on a Monday; null where the log begins later. */
export function weekBefore(log: StudyLog, monday: IsoDay): LoggedWeek | null {
  const first = firstDayOf(log);
  return first === null || first >= monday ? null : weekOf(log, addDays(monday, -7));
}

/** The weeks from this one back to the first of the log, newest first; none before anything is logged. */
export function weeksOf(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  const first = firstDayOf(log);
  if (first === null) return [];
  const monday = mondayOf(asOf.day);
  const length = daysBetween(mondayOf(first), monday) / 7 + 1;
  return Array.from({ length }, (_, ago) => weekOf(log, addDays(monday, -7 * ago)));
}

/** Minutes of study in some weeks. */
export function minutesIn(weeks: readonly LoggedWeek[]): number {
  return minutesOf(weeks.flatMap(({ days }) => days));
}

/** Hours of study in some weeks, rounded once. */
export function hoursIn(weeks: readonly LoggedWeek[]): number {
  return hoursOf(minutesIn(weeks));
}

/** How many sessions and tests some weeks hold. */
export function sittingsIn(weeks: readonly LoggedWeek[]): number {
  return sittingsOf(weeks.flatMap(({ days }) => days));
}

/** How many weeks lie between a week and this one. */
export function weeksAgo(monday: IsoDay, asOf: AsOf): number {
  return daysBetween(monday, mondayOf(asOf.day)) / 7;
}

/** The name of a week: "This week", "Last week", "3 weeks ago". */
export function weekName(monday: IsoDay, asOf: AsOf): string {
  const ago = weeksAgo(monday, asOf);
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${number(ago)} weeks ago`;
}
