/**
 * The log divided into weeks of local calendar days, which clock changes don't affect. Weeks run from Monday to Sunday. A learner's
 * first week begins with the first day of study, so that it has one to seven days. No day is in two weeks, and none is in none.
 */
import type { StudyLog } from '@/domain/learner/learner';
import { isRestDay, type LearnerPlan, studyDaysPerWeek } from '@/domain/learner/learner-plan';
import { addDays, daysBetween, type IsoDay, mondayOf, sundayOf } from '@/lib/dates/calendar';
import { formatNumber } from '@/lib/text/format';
import { memoizeByObject } from '@/lib/memoize';
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
  /** A Monday or, in the learner's first week, the first day of study. */
  readonly from: IsoDay;
  /** From `from` to Sunday, oldest first. */
  readonly days: readonly LoggedDay[];
}

/** Caches the weeks of each log by first day, because a dozen figures each go through all weeks of a year. */
const weeksByFirstDay = memoizeByObject<StudyLog, Map<IsoDay, LoggedWeek>>(() => new Map());

/** Returns the days from `from` to the Sunday of its week. */
export function loggedWeekFrom(log: StudyLog, from: IsoDay): LoggedWeek {
  const known = weeksByFirstDay(log);
  const week = known.get(from) ?? {
    from,
    days: Array.from({ length: daysBetween(from, sundayOf(from)) + 1 }, (_, index) =>
      loggedDay(log, addDays(from, index)),
    ),
  };
  known.set(from, week);
  return week;
}

/** Returns the week before the one that begins on `from`; null if nothing was logged before `from`. */
export function previousLoggedWeek(log: StudyLog, from: IsoDay): LoggedWeek | null {
  const first = firstStudyDay(log);
  if (first === null || first >= from) return null;
  const monday = addDays(mondayOf(from), -7);
  return loggedWeekFrom(log, first > monday ? first : monday);
}

/** Returns the first day of the current week: Monday, or the learner's first day of study if that was later. */
export function weekStart(log: StudyLog, { day }: Pick<AsOf, 'day'>): IsoDay {
  const first = firstStudyDay(log);
  const monday = mondayOf(day);
  return first !== null && first > monday && first <= day ? first : monday;
}

/** Returns the days of the current week. Future days are empty. */
export function thisWeek(log: StudyLog, asOf: Pick<AsOf, 'day'>): LoggedWeek {
  return loggedWeekFrom(log, weekStart(log, asOf));
}

/** Returns all weeks since the first day of study, newest first; empty before anything is logged. */
export function loggedWeeks(log: StudyLog, asOf: Pick<AsOf, 'day'>): readonly LoggedWeek[] {
  const first = firstStudyDay(log);
  if (first === null) return [];
  const monday = mondayOf(asOf.day);
  const length = daysBetween(mondayOf(first), monday) / 7 + 1;
  return Array.from({ length }, (_, ago) => {
    const start = addDays(monday, -7 * ago);
    return loggedWeekFrom(log, first > start && first <= asOf.day ? first : start);
  });
}

/** A week is judged from this time on its Sunday, in minutes after midnight: 6 PM, when its report is ready. */
export const weekReportMinutes = 18 * 60;

/** Checks whether a week is running: a running week isn't judged, because what is missing may still be done. */
export function isWeekRunning({ from }: Pick<LoggedWeek, 'from'>, { ms }: Pick<AsOf, 'ms'>): boolean {
  return ms < localEpochMs(sundayOf(from), weekReportMinutes);
}

/** Checks whether a week has ended and has seven days. Averages and counts of weeks include no other. */
export function isWholeWeek(week: LoggedWeek, asOf: Pick<AsOf, 'ms'>): boolean {
  return week.days.length === mondayFirstWeekdays.length && !isWeekRunning(week, asOf);
}

/** Returns the days of a week that have begun, today included. */
export function daysSoFar({ days }: LoggedWeek, { day: today }: Pick<AsOf, 'day'>): readonly LoggedDay[] {
  return days.filter(({ day }) => day <= today);
}

/** Returns the days of a week so far that the plan doesn't leave free, today included; all of them without a plan. */
export function studyDaysSoFar(
  week: LoggedWeek,
  plan: LearnerPlan | null,
  asOf: Pick<AsOf, 'day'>,
): readonly LoggedDay[] {
  return daysSoFar(week, asOf).filter(({ day }) => !isRestDay(plan, day));
}

/**
 * Returns a week's hours so far for each of its study days, today included, so that it compares with the day's share of the target:
 * what was studied on a rest day counts, but the rest day doesn't. Neither do days to come and days before the learner's first.
 */
export function dailyAverageHours(
  week: LoggedWeek,
  plan: LearnerPlan | null,
  asOf: Pick<AsOf, 'day'>,
): number {
  return minutesToHours(studyMinutes(week.days) / Math.max(1, studyDaysSoFar(week, plan, asOf).length));
}

/**
 * Returns a week's share of the weekly target, in hours: all of it or, for a first week with fewer than seven days, the part of its
 * study days, rounded to a tenth; a first week of rest days alone has their part of seven days. Null without a target.
 */
export function weekTargetHours<Target extends number | null>(
  { days }: Pick<LoggedWeek, 'days'>,
  weeklyTargetHours: Target,
  plan: LearnerPlan | null,
): Target | number {
  if (weeklyTargetHours === null || days.length === mondayFirstWeekdays.length) return weeklyTargetHours;
  const studyDays = days.filter(({ day }) => !isRestDay(plan, day)).length;
  const share =
    studyDays === 0 ? days.length / mondayFirstWeekdays.length : studyDays / studyDaysPerWeek(plan);
  return Math.round(10 * weeklyTargetHours * share) / 10;
}

/** Compares exact minutes, so that 17.97 hours, displayed as 18, don't reach 18. */
export function reachesHours(week: LoggedWeek, hours: number): boolean {
  return studyMinutesInWeeks([week]) >= hours * 60;
}

/** The state of a week's target. Only a week that has ended can be short of it. */
export type WeekTargetState = 'no target' | 'reached' | 'running' | 'short';

export function weekTargetState(
  week: LoggedWeek,
  weeklyTargetHours: number | null,
  plan: LearnerPlan | null,
  asOf: Pick<AsOf, 'ms'>,
): WeekTargetState {
  if (weeklyTargetHours === null) return 'no target';
  if (reachesHours(week, weekTargetHours(week, weeklyTargetHours, plan))) return 'reached';
  return isWeekRunning(week, asOf) ? 'running' : 'short';
}

/** Returns the weeks that count as having reached a weekly target or not: whole weeks, and others that have reached it. */
export function judgedWeeks(
  weeks: readonly LoggedWeek[],
  weeklyTargetHours: number,
  asOf: Pick<AsOf, 'ms'>,
): readonly LoggedWeek[] {
  return weeks.filter((week) => isWholeWeek(week, asOf) || reachesHours(week, weeklyTargetHours));
}

/**
 * Returns the days of the week before to compare a week with: all of them or, while the week runs, the same weekdays as so far.
 * Null if the week before lacks one of these days, because it was the learner's first.
 */
export function comparableDaysBefore(
  week: LoggedWeek,
  before: LoggedWeek | null | undefined,
  asOf: AsOf,
): readonly LoggedDay[] | null {
  const days = isWeekRunning(week, asOf) ? daysSoFar(week, asOf) : week.days;
  const same = days.flatMap(
    ({ day }) => before?.days.find((earlier) => earlier.day === addDays(day, -7)) ?? [],
  );
  return same.length === days.length ? same : null;
}

/** Returns the last moment of a week, or now if that is still to come. */
export function asOfWeekEnd({ from }: LoggedWeek, asOf: AsOf): AsOf {
  return asOfInstant(Math.min(asOf.ms, localEpochMs(addDays(sundayOf(from), 1)) - 1));
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

/** Returns a week without its tests, for what counts sessions alone. */
export function withoutTests({ from, days }: LoggedWeek): LoggedWeek {
  return { from, days: days.map((day) => ({ ...day, tests: [] })) };
}

/** Formats the label of the week `ago` weeks before the current one: "This week", "Last week", "3 weeks ago". */
export function weekLabel(ago: number): string {
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${formatNumber(ago)} weeks ago`;
}
