/** The days of the log as list entries, and text summaries of weeks. */
import { isRestDay, type LearnerPlan } from '@/domain/learner/learner-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  formatCount,
  formatHourCount,
  formatList,
  formatDecimalHours as hoursText,
  formatNumber,
} from '@/lib/text/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  hoursDifference,
  minutesToHours,
  type LoggedDay,
  minutesBySubject,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import type { Learner } from '@/domain/learner/learner';
import { dailyTargetHours, weekDivisionText } from './study-range';
import { weeklyTargetHoursOf } from './weekly-target';
import { type NamedSection, namedSections } from '@/domain/section-names';
import { type Weekday, weekdayOf } from '@/domain/dashboard/weekday';
import {
  comparableDaysBefore,
  countSittings,
  isWeekRunning,
  judgedWeeks,
  type LoggedWeek,
  reachesHours,
  studyHoursInWeeks,
} from './logged-weeks';

/** The study on one day, as a row in a list of days. */
export interface StudyDayRow {
  readonly date: IsoDay;
  readonly day: Weekday;
  readonly minutes: number;
  readonly hours: number;
  readonly sessions: number;
  /** "2 sessions"; of one subject alone as in `subjectSittingsText`. */
  readonly sittings: string;
  /** The subjects studied, without duplicates, in display order. */
  readonly subjects: readonly NamedSection[];
  /** True for a rest day in the plan without study. */
  readonly rest: boolean;
}

/**
 * Names the tests of one subject's log, which its sessions leave out because the goals do: "a full test", "2 tests". Empty without
 * any.
 */
export function subjectTestsText(days: readonly LoggedDay[]): string {
  const tests = days.flatMap((day) => day.tests);
  const name = tests.every(({ scope }) => scope === 'full') ? 'full test' : 'test';
  if (tests.length === 0) return '';
  return tests.length === 1 ? `a ${name}` : formatCount(tests.length, name);
}

/** Counts the sessions of one subject's log, and names its tests apart: "2 sessions", "2 sessions and a full test", "a full test". */
export function subjectSittingsText(days: readonly LoggedDay[]): string {
  const sessions = days.reduce((sum, day) => sum + day.sessions.length, 0);
  const tests = subjectTestsText(days);
  return formatList([
    ...(sessions > 0 || tests === '' ? [formatCount(sessions, 'session')] : []),
    ...(tests === '' ? [] : [tests]),
  ]);
}

/**
 * Returns the days of a week up to today, oldest first.
 * @param isOneSubject true for the log of a single subject
 */
export function studyDayRows(
  { days }: LoggedWeek,
  plan: LearnerPlan | null,
  today: IsoDay,
  isOneSubject = false,
): readonly StudyDayRow[] {
  const soFar = days.filter(({ day }) => day <= today);
  return soFar.map((logged) => {
    const by = minutesBySubject([logged]);
    const minutes = studyMinutes([logged]);
    return {
      date: logged.day,
      day: weekdayOf(logged.day),
      minutes,
      hours: minutesToHours(minutes),
      sessions: sittingCount([logged]),
      sittings: isOneSubject ? subjectSittingsText([logged]) : formatCount(sittingCount([logged]), 'session'),
      subjects: namedSections.filter((subject) => by[subject] > 0),
      rest: minutes === 0 && isRestDay(plan, logged.day),
    };
  });
}

/** Returns the hours of days in a list, rounded once. */
export function hoursOfDayRows(rows: readonly Pick<StudyDayRow, 'minutes'>[]): number {
  return minutesToHours(rows.reduce((sum, { minutes }) => sum + minutes, 0));
}

/** Returns the first days of several weeks, at most `count`, grouped by week. Weeks after the last of them are left out. */
export function firstDaysOfWeeks<Day>(
  weeks: readonly (readonly Day[])[],
  count: number,
): readonly (readonly Day[])[] {
  let daysLeft = count;
  const shown = weeks.map((days) => {
    const first = days.slice(0, daysLeft);
    daysLeft -= first.length;
    return first;
  });
  return shown.slice(0, shown.findLastIndex((days) => days.length > 0) + 1);
}

type Aims = Pick<Learner, 'profile' | 'plan'>;

/**
 * Formats, as the end of a sentence, the number of days up to today that met the daily share of the weekly target. Rest days don't
 * count, because they have no share. Empty without a target or before the first day that counts.
 */
function sharesMet(days: readonly LoggedDay[], { profile, plan }: Aims, today: IsoDay): string {
  const target = weeklyTargetHoursOf(profile);
  if (target === null) return '';
  const share = dailyTargetHours(target, plan);
  const planned = days.filter(({ day }) => day <= today && !isRestDay(plan, day));
  if (planned.length === 0) return '';
  const met = planned.filter((day) => studyMinutes([day]) >= share * 60).length;
  return `; the daily share of ${formatHourCount(share)} (${weekDivisionText(target, plan)}) was met on ${formatNumber(met)} of ${formatCount(planned.length, plan === null ? 'day' : 'planned day')}`;
}

/**
 * Summarizes weeks in a sentence: the hours, and the number of planned days that met the daily share of the weekly target.
 * @param weekWords the name of the period if there is only one week
 */
export function dailySummaryText(
  weeks: readonly LoggedWeek[],
  aims: Aims,
  today: IsoDay,
  weekWords = 'this week',
): string {
  const stretch = weeks.length === 1 ? weekWords : `in ${formatCount(weeks.length, 'week')}`;
  const met = sharesMet(
    weeks.flatMap((week) => week.days),
    aims,
    today,
  );
  return `${formatHourCount(studyHoursInWeeks(weeks))} ${stretch}${met}.`;
}

/** Names the days with which a week is compared. While it runs, it is compared with the same weekdays as so far. */
export function comparedDaysText(before: string, isRunning: boolean): string {
  return isRunning ? `on the same days ${before === 'last week' ? before : `of ${before}`}` : before;
}

/** Summarizes a week: its hours, their change from the week before, and the number of planned days that met the daily share. */
export function weekSummaryText(week: LoggedWeek, before: LoggedWeek | null, aims: Aims, asOf: AsOf): string {
  const hours = studyHoursInWeeks([week]);
  const met = sharesMet(week.days, aims, asOf.day);
  const same = comparableDaysBefore(week, before, asOf);
  if (same === null) return `${formatHourCount(hours)}${met}.`;
  const difference = hoursDifference(hours, minutesToHours(studyMinutes(same)));
  const more = `${hoursText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than`;
  const beside = comparedDaysText('the week before', isWeekRunning(week, asOf));
  return `${formatHourCount(hours)}, ${difference === 0 ? 'the same as' : more} ${beside}${met}.`;
}

/**
 * Compares hours with their target: "1.9 over the weekly target of 18", "2.5 short of the plan's target of 18".
 * @param isRunning true while the missing hours may still be done: "toward the weekly target of 18"
 * @param name as in `weeklyTargetName`
 */
export function hoursVersusTargetText(
  done: number,
  target: number | null,
  isRunning: boolean,
  name = 'the weekly target',
): string {
  if (target === null) return 'no weekly target yet';
  const named = `${name} of ${hoursText(target)}`;
  if (isRunning && done < target) return `toward ${named}`;
  const difference = Math.round(Math.abs(done - target) * 10) / 10;
  if (difference === 0) return `exactly ${named}`;
  return `${hoursText(difference)} ${done > target ? 'over' : 'short of'} ${named}`;
}

/**
 * Compares a week's session count with that of the week before, which `before` names. Expects weeks newest first. A week that is
 * still running is compared with the same days of the week before.
 */
export function sessionCountComparisonText(
  [current, last]: readonly LoggedWeek[],
  asOf: AsOf,
  before = 'last week',
): string {
  const same = current === undefined ? null : comparableDaysBefore(current, last, asOf);
  if (current === undefined || same === null) return 'no earlier week to compare with';
  const difference = countSittings([current]) - sittingCount(same);
  const beside = comparedDaysText(before, isWeekRunning(current, asOf));
  if (difference === 0) return `as many as ${beside}`;
  return `${formatNumber(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than ${beside}`;
}

/**
 * Counts the newest weeks in a row that reached the target. `weeks` is newest first. A week that runs, or a first week with fewer
 * than seven days, adds to the run if it reached the target, and otherwise doesn't end it.
 */
export function countConsecutiveWeeksAtTarget(
  weeks: readonly LoggedWeek[],
  targetHours: number | null,
  asOf: AsOf,
): number {
  if (targetHours === null) return 0;
  const judged = judgedWeeks(weeks, targetHours, asOf);
  const missed = judged.findIndex((week) => !reachesHours(week, targetHours));
  return missed === -1 ? judged.length : missed;
}
