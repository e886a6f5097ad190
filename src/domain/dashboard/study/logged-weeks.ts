/**
 * The weeks of the log on the calendar of the place, whatever the clocks do: Monday to Sunday, but in a learner's first seven days
 * those seven.
 */
import type { StudyLog } from '@/domain/learner/learner-record';
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/calendar';
import { formatNumber } from '@/lib/format';
import { memoizeByObject } from '@/lib/memoizeByObject';
import { localEpochMs } from '@/lib/localTime';
import { type AsOf, asOfInstant } from '@/domain/dashboard/as-of';
import {
  loggedDay,
  firstStudyDay,
  minutesToHours,
  type LoggedDay,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import { mondayFirstWeekdays } from '@/domain/dashboard/weekday';

/** Seven days of the local calendar. */
export interface LoggedWeek {
  /** A Monday, or a learner's very first day. */
  readonly from: IsoDay;
  /** Oldest first. */
  readonly days: readonly LoggedDay[];
}

/** The weeks of a log that were asked for: a year has fifty, and a dozen figures go through all of them. */
const weeksByFirstDay = memoizeByObject<StudyLog, Map<IsoDay, LoggedWeek>>(() => new Map());

/** The seven days from a day on. */
export function loggedWeekFrom(log: StudyLog, from: IsoDay): LoggedWeek {
  const known = weeksByFirstDay(log);
  const week = known.get(from) ?? {
    from,
    days: mondayFirstWeekdays.map((__, index) => loggedDay(log, addDays(from, index))),
  };
  known.set(from, week);
  return week;
}

/** The week before the one that begins on a day; null where the log begins later. */
export function previousLoggedWeek(log: StudyLog, from: IsoDay): LoggedWeek | null {
  const first = firstStudyDay(log);
  return first === null || first >= from ? null : loggedWeekFrom(log, addDays(from, -7));
}

/** A learner's first week begins with their first day: whoever starts on a Sunday hasn't missed six days. */
export function isFirstWeek(log: StudyLog, { day }: Pick<AsOf, 'day'>): boolean {
  const first = firstStudyDay(log);
  return first !== null && first <= day && daysBetween(first, day) < mondayFirstWeekdays.length;
}

/** The day with which this week begins. */
export function weekStart(log: StudyLog, asOf: Pick<AsOf, 'day'>): IsoDay {
  const first = firstStudyDay(log);
  return first !== null && isFirstWeek(log, asOf) ? first : mondayOf(asOf.day);
}

/** This week; its days to come are empty. */
export function thisWeek(log: StudyLog, asOf: Pick<AsOf, 'day'>): LoggedWeek {
  return loggedWeekFrom(log, weekStart(log, asOf));
}

/** The weeks from this one back to the first of the log, newest first; none before anything is logged. */
export function loggedWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return isFirstWeek(log, asOf) ? [thisWeek(log, asOf)] : loggedCalendarWeeks(log, asOf);
}

/** The same from Monday to Sunday, in a first week too. */
export function loggedCalendarWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  const first = firstStudyDay(log);
  if (first === null) return [];
  const monday = mondayOf(asOf.day);
  const length = daysBetween(mondayOf(first), monday) / 7 + 1;
  return Array.from({ length }, (_, ago) => loggedWeekFrom(log, addDays(monday, -7 * ago)));
}

/** The last moment of a week; of one that isn't over, now. */
export function endOfWeek({ from }: LoggedWeek, asOf: AsOf): AsOf {
  return asOfInstant(Math.min(asOf.ms, localEpochMs(addDays(from, 7)) - 1));
}

/** Minutes of study in some weeks. */
export function minutesInWeeks(weeks: readonly LoggedWeek[]): number {
  return studyMinutes(weeks.flatMap(({ days }) => days));
}

/** Hours of study in some weeks, rounded once. */
export function hoursInWeeks(weeks: readonly LoggedWeek[]): number {
  return minutesToHours(minutesInWeeks(weeks));
}

/** How many sessions and tests some weeks hold. */
export function sittingsInWeeks(weeks: readonly LoggedWeek[]): number {
  return sittingCount(weeks.flatMap(({ days }) => days));
}

/** The name of a week by its place among the newest: "This week", "Last week", "3 weeks ago". */
export function weekLabel(ago: number): string {
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${formatNumber(ago)} weeks ago`;
}
