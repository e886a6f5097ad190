/**
 * The weeks of the log on the calendar of the place, whatever the clocks do: Monday to Sunday, but in a learner's first seven days
 * those seven.
 */
import type { StudyLog } from '@/domain/learner/record';
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/calendar';
import { number } from '@/lib/format';
import { remembered } from '@/lib/remembered';
import { localMs } from '@/lib/localTime';
import { type AsOf, asOfInstant } from '@/domain/dashboard/clock';
import { dayOf, firstDayOf, hoursOf, type LoggedDay, minutesOf, sittingsOf } from '@/domain/dashboard/log';
import { weekdays } from '@/domain/dashboard/weekday';

/** Seven days of the local calendar. */
export interface LoggedWeek {
  /** A Monday, or a learner's very first day. */
  readonly from: IsoDay;
  /** Oldest first. */
  readonly days: readonly LoggedDay[];
}

/** The weeks of a log that were asked for: a year has fifty, and a dozen figures go through all of them. */
const weeksByFirstDay = remembered<StudyLog, Map<IsoDay, LoggedWeek>>(() => new Map());

/** The seven days from a day on. */
export function weekFrom(log: StudyLog, from: IsoDay): LoggedWeek {
  const known = weeksByFirstDay(log);
  const week = known.get(from) ?? {
    from,
    days: weekdays.map((__, index) => dayOf(log, addDays(from, index))),
  };
  known.set(from, week);
  return week;
}

/** The week before the one that begins on a day; null where the log begins later. */
export function weekBefore(log: StudyLog, from: IsoDay): LoggedWeek | null {
  const first = firstDayOf(log);
  return first === null || first >= from ? null : weekFrom(log, addDays(from, -7));
}

/** A learner's first week begins with their first day: whoever starts on a Sunday hasn't missed six days. */
export function isFirstWeek(log: StudyLog, { day }: Pick<AsOf, 'day'>): boolean {
  const first = firstDayOf(log);
  return first !== null && first <= day && daysBetween(first, day) < weekdays.length;
}

/** The day with which this week begins. */
export function weekStart(log: StudyLog, asOf: Pick<AsOf, 'day'>): IsoDay {
  const first = firstDayOf(log);
  return first !== null && isFirstWeek(log, asOf) ? first : mondayOf(asOf.day);
}

/** This week; its days to come are empty. */
export function thisWeek(log: StudyLog, asOf: Pick<AsOf, 'day'>): LoggedWeek {
  return weekFrom(log, weekStart(log, asOf));
}

/** The weeks from this one back to the first of the log, newest first; none before anything is logged. */
export function weeksOf(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return isFirstWeek(log, asOf) ? [thisWeek(log, asOf)] : calendarWeeksOf(log, asOf);
}

/** The same from Monday to Sunday, in a first week too. */
export function calendarWeeksOf(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  const first = firstDayOf(log);
  if (first === null) return [];
  const monday = mondayOf(asOf.day);
  const length = daysBetween(mondayOf(first), monday) / 7 + 1;
  return Array.from({ length }, (_, ago) => weekFrom(log, addDays(monday, -7 * ago)));
}

/** The last moment of a week; of one that isn't over, now. */
export function endOfWeek({ from }: LoggedWeek, asOf: AsOf): AsOf {
  return asOfInstant(Math.min(asOf.ms, localMs(addDays(from, 7)) - 1));
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

/** The name of a week by its place among the newest: "This week", "Last week", "3 weeks ago". */
export function weekName(ago: number): string {
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${number(ago)} weeks ago`;
}
