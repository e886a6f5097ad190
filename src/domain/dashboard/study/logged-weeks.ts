/**
 * The weeks of the log in local calendar days, independent of clock changes: Monday to Sunday, except that a learner's first week
 * is their first seven days.
 */
import type { StudyLog } from '@/domain/learner/learner-record';
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { formatNumber } from '@/lib/text/format';
import { memoizeByObject } from '@/lib/memoizeByObject';
import { localEpochMs } from '@/lib/dates/localTime';
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

export interface LoggedWeek {
  /** A Monday, or a learner's very first day. */
  readonly from: IsoDay;
  /** Oldest first. */
  readonly days: readonly LoggedDay[];
}

/** Caches weeks per log: a year has fifty, and a dozen figures go through all of them. */
const weeksByFirstDay = memoizeByObject<StudyLog, Map<IsoDay, LoggedWeek>>(() => new Map());

/** Returns the seven days that begin on `from`. */
export function loggedWeekFrom(log: StudyLog, from: IsoDay): LoggedWeek {
  const known = weeksByFirstDay(log);
  const week = known.get(from) ?? {
    from,
    days: mondayFirstWeekdays.map((__, index) => loggedDay(log, addDays(from, index))),
  };
  known.set(from, week);
  return week;
}

/** Returns the week before the one that begins on `from`; null if the log begins later. */
export function previousLoggedWeek(log: StudyLog, from: IsoDay): LoggedWeek | null {
  const first = firstStudyDay(log);
  return first === null || first >= from ? null : loggedWeekFrom(log, addDays(from, -7));
}

/**
 * Checks whether today is in the learner's first week, which begins on their first day so that starting on a Sunday doesn't count
 * as six missed days.
 */
export function isFirstWeek(log: StudyLog, { day }: Pick<AsOf, 'day'>): boolean {
  const first = firstStudyDay(log);
  return first !== null && first <= day && daysBetween(first, day) < mondayFirstWeekdays.length;
}

/** Returns the first day of the current week. */
export function weekStart(log: StudyLog, asOf: Pick<AsOf, 'day'>): IsoDay {
  const first = firstStudyDay(log);
  return first !== null && isFirstWeek(log, asOf) ? first : mondayOf(asOf.day);
}

/** Returns the current week. Future days are empty. */
export function thisWeek(log: StudyLog, asOf: Pick<AsOf, 'day'>): LoggedWeek {
  return loggedWeekFrom(log, weekStart(log, asOf));
}

/** Returns all weeks, newest first; empty before anything is logged. */
export function loggedWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return isFirstWeek(log, asOf) ? [thisWeek(log, asOf)] : loggedCalendarWeeks(log, asOf);
}

/** Returns all weeks from Monday to Sunday, even in the first week. */
export function loggedCalendarWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  const first = firstStudyDay(log);
  if (first === null) return [];
  const monday = mondayOf(asOf.day);
  const length = daysBetween(mondayOf(first), monday) / 7 + 1;
  return Array.from({ length }, (_, ago) => loggedWeekFrom(log, addDays(monday, -7 * ago)));
}

/** Returns the last moment of a week, or now if the week isn't over. */
export function endOfWeek({ from }: LoggedWeek, asOf: AsOf): AsOf {
  return asOfInstant(Math.min(asOf.ms, localEpochMs(addDays(from, 7)) - 1));
}

export function minutesInWeeks(weeks: readonly LoggedWeek[]): number {
  return studyMinutes(weeks.flatMap(({ days }) => days));
}

/** Returns total hours, rounded once. */
export function hoursInWeeks(weeks: readonly LoggedWeek[]): number {
  return minutesToHours(minutesInWeeks(weeks));
}

export function sittingsInWeeks(weeks: readonly LoggedWeek[]): number {
  return sittingCount(weeks.flatMap(({ days }) => days));
}

/** Formats a week's label: "This week", "Last week", "3 weeks ago". */
export function weekLabel(ago: number): string {
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${formatNumber(ago)} weeks ago`;
}
