/** The days of the log one by one, weeks in a row, and what they come to in words. */
import { isRestDay, type LearnerPlan } from '@/domain/learner/learner-plan';
import { addDays, type IsoDay } from '@/lib/calendar';
import { formatCount, formatHourCount, formatDecimalHours as hoursText, formatNumber } from '@/lib/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  minutesToHours,
  type LoggedDay,
  minutesBySubject,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { dailyTargetHours } from './study-range';
import { weeklyTarget } from './weekly-target';
import { type NamedSection, namedSections } from '@/domain/section-names';
import { type Weekday, weekdayOf } from '@/domain/dashboard/weekday';
import { hoursInWeeks, type LoggedWeek, sittingsInWeeks } from './logged-weeks';

/** A day of the log as a list shows it. */
export interface DayEntry {
  readonly date: IsoDay;
  readonly day: Weekday;
  readonly minutes: number;
  readonly hours: number;
  readonly sessions: number;
  /** Each once, in the order of the labels. */
  readonly subjects: readonly NamedSection[];
  /** Nothing was studied, and the plan asks for nothing. */
  readonly rest: boolean;
}

/** The days of a week up to today, oldest first. */
export function dayEntries(
  { days }: LoggedWeek,
  plan: LearnerPlan | null,
  today: IsoDay,
): readonly DayEntry[] {
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
      subjects: namedSections.filter((subject) => by[subject] > 0),
      rest: minutes === 0 && isRestDay(plan, logged.day),
    };
  });
}

type Aims = Pick<LearnerRecord, 'profile' | 'plan'>;

/**
 * On how many planned days up to today the daily share was met, as the end of a sentence; a day of rest has none to meet. Empty without
 * a target, and before the first such day.
 */
function sharesMet(days: readonly LoggedDay[], { profile, plan }: Aims, today: IsoDay): string {
  const target = weeklyTarget(profile);
  if (target === null) return '';
  const share = dailyTargetHours(target);
  const planned = days.filter(({ day }) => day <= today && !isRestDay(plan, day));
  if (planned.length === 0) return '';
  const met = planned.filter((day) => studyMinutes([day]) >= share * 60).length;
  return `; the daily share of ${hoursText(share)} hours was met on ${formatNumber(met)} of ${formatCount(planned.length, plan === null ? 'day' : 'planned day')}`;
}

/**
 * What the days of some weeks come to, in a sentence: the hours, and on how many planned days the daily share was met.
 * @param weekWords what a single week is called
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
  return `${hoursText(hoursInWeeks(weeks))} hours ${stretch}${met}.`;
}

/** What one week comes to beside the week before, and on how many of its planned days the daily share was met. */
export function weekSummaryText(
  week: LoggedWeek,
  before: LoggedWeek | null,
  aims: Aims,
  today: IsoDay,
): string {
  const difference =
    before === null ? 0 : Math.round(10 * (hoursInWeeks([week]) - hoursInWeeks([before]))) / 10;
  const more = `${hoursText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than`;
  const beside = before === null ? '' : `, ${difference === 0 ? 'the same as' : more} the week before`;
  return `${formatHourCount(hoursInWeeks([week]))}${beside}${sharesMet(week.days, aims, today)}.`;
}

/** A week's hours beside its target in words. */
export function hoursVersusTargetText(done: number, target: number | null): string {
  if (target === null) return 'no weekly target yet';
  const difference = Math.round(Math.abs(done - target) * 10) / 10;
  if (difference === 0) return `exactly the ${hoursText(target)}-hour target`;
  return `${hoursText(difference)} ${done > target ? 'over' : 'short of'} the ${hoursText(target)}-hour target`;
}

/** How many sessions a week has compared with the one before, in words. `before` names that one. */
export function sessionCountText([current, last]: readonly LoggedWeek[], before = 'last week'): string {
  if (current === undefined || last === undefined) return 'no earlier week to compare with';
  const difference = sittingsInWeeks([current]) - sittingsInWeeks([last]);
  if (difference === 0) return `as many as ${before}`;
  return `${formatNumber(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than ${before}`;
}

/** How many of the newest weeks in a row (newest first) reached the target; a week that isn't over doesn't break the row. */
export function weeksAtTarget(weeks: readonly LoggedWeek[], targetHours: number | null, asOf: AsOf): number {
  if (targetHours === null) return 0;
  const reached = (week: LoggedWeek) => studyMinutes(week.days) >= targetHours * 60;
  const [current, ...before] = weeks;
  if (current === undefined) return 0;
  const open = addDays(current.from, 6) > asOf.day;
  if (!reached(current) && !open) return 0;
  const missed = before.findIndex((week) => !reached(week));
  return (reached(current) ? 1 : 0) + (missed === -1 ? before.length : missed);
}
