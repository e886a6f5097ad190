/**
 * The log divided into weeks of local calendar days, which clock changes don't affect. Weeks run from Monday to Sunday, except
 * during a learner's first seven days, which then form the only week.
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
  /** A Monday, or the learner's first day of study during their first seven days. */
  readonly from: IsoDay;
  /** Oldest first. */
  readonly days: readonly LoggedDay[];
}

/** Caches the weeks of each log by first day, because a dozen figures each go through all weeks of a year. */
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

/** Returns the week before the one that begins on `from`; null if nothing was logged before `from`. */
export function previousLoggedWeek(log: StudyLog, from: IsoDay): LoggedWeek | null {
  const first = firstStudyDay(log);
  return first === null || first >= from ? null : loggedWeekFrom(log, addDays(from, -7));
}

/**
 * Checks whether today is one of the learner's first seven days. They count as one week so that starting on a Sunday doesn't look
 * like six missed days.
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

/** Returns all seven days of the current week. Future days are empty. */
export function thisWeek(log: StudyLog, asOf: Pick<AsOf, 'day'>): LoggedWeek {
  return loggedWeekFrom(log, weekStart(log, asOf));
}

/** Returns all weeks since the first day of study, newest first; empty before anything is logged. */
export function loggedWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return isFirstWeek(log, asOf) ? [thisWeek(log, asOf)] : loggedCalendarWeeks(log, asOf);
}

/** Like `loggedWeeks`, but always from Monday to Sunday, even during the learner's first seven days. */
export function loggedCalendarWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  const first = firstStudyDay(log);
  if (first === null) return [];
  const monday = mondayOf(asOf.day);
  const length = daysBetween(mondayOf(first), monday) / 7 + 1;
  return Array.from({ length }, (_, ago) => loggedWeekFrom(log, addDays(monday, -7 * ago)));
}

/** Returns the last moment of a week, or now if the week isn't over. */
export function asOfWeekEnd({ from }: LoggedWeek, asOf: AsOf): AsOf {
  return asOfInstant(Math.min(asOf.ms, localEpochMs(addDays(from, 7)) - 1));
}

export function studyMinutesInWeeks(weeks: readonly LoggedWeek[]): number {
  return studyMinutes(weeks.flatMap(({ days }) => days));
}

/** Returns the total hours, rounded to a tenth only after adding up the minutes. */
export function studyHoursInWeeks(weeks: readonly LoggedWeek[]): number {
  return minutesToHours(studyMinutesInWeeks(weeks));
}

export function countSittings(weeks: readonly LoggedWeek[]): number {
  return sittingCount(weeks.flatMap(({ days }) => days));
}

/** Formats the label of the week `ago` weeks before the current one: "This week", "Last week", "3 weeks ago". */
export function weekLabel(ago: number): string {
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${formatNumber(ago)} weeks ago`;
}
