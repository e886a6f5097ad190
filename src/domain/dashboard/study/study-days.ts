/** The days of the log one by one, weeks in a row, and what they come to in words. */
import { isRestDay, type LearnerPlan } from '@/domain/learner/learner-plan';
import { addDays, type IsoDay } from '@/lib/calendar';
import { count, hourCount, hours as hoursText, number } from '@/lib/format';
import type { AsOf } from '@/domain/dashboard/clock';
import { hoursOf, type LoggedDay, minutesBySubject, minutesOf, sittingsOf } from '@/domain/dashboard/log';
import type { LearnerRecord } from '@/domain/learner/record';
import { dailyShare } from './study';
import { weeklyTarget } from './weekly-target';
import { type NamedSection, namedSections } from '@/domain/section-names';
import { type Weekday, weekdayOf } from '@/domain/dashboard/weekday';
import { hoursIn, type LoggedWeek, sittingsIn } from './weeks';

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
export function entriesOf(
  { days }: LoggedWeek,
  plan: LearnerPlan | null,
  today: IsoDay,
): readonly DayEntry[] {
  const soFar = days.filter(({ day }) => day <= today);
  return soFar.map((logged) => {
    const by = minutesBySubject([logged]);
    const minutes = minutesOf([logged]);
    return {
      date: logged.day,
      day: weekdayOf(logged.day),
      minutes,
      hours: hoursOf(minutes),
      sessions: sittingsOf([logged]),
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
  const share = dailyShare(target);
  const planned = days.filter(({ day }) => day <= today && !isRestDay(plan, day));
  if (planned.length === 0) return '';
  const met = planned.filter((day) => minutesOf([day]) >= share * 60).length;
  return `; the daily share of ${hoursText(share)} hours was met on ${number(met)} of ${count(planned.length, plan === null ? 'day' : 'planned day')}`;
}

/**
 * What the days of some weeks come to, in a sentence: the hours, and on how many planned days the daily share was met.
 * @param weekWords what a single week is called
 */
export function dailySummary(
  weeks: readonly LoggedWeek[],
  aims: Aims,
  today: IsoDay,
  weekWords = 'this week',
): string {
  const stretch = weeks.length === 1 ? weekWords : `in ${count(weeks.length, 'week')}`;
  const met = sharesMet(
    weeks.flatMap((week) => week.days),
    aims,
    today,
  );
  return `${hoursText(hoursIn(weeks))} hours ${stretch}${met}.`;
}

/** What one week comes to beside the week before, and on how many of its planned days the daily share was met. */
export function weekSummary(week: LoggedWeek, before: LoggedWeek | null, aims: Aims, today: IsoDay): string {
  const difference = before === null ? 0 : Math.round(10 * (hoursIn([week]) - hoursIn([before]))) / 10;
  const more = `${hoursText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than`;
  const beside = before === null ? '' : `, ${difference === 0 ? 'the same as' : more} the week before`;
  return `${hourCount(hoursIn([week]))}${beside}${sharesMet(week.days, aims, today)}.`;
}

/** A week's hours beside its target in words. */
export function targetWords(done: number, target: number | null): string {
  if (target === null) return 'no weekly target yet';
  const difference = Math.round(Math.abs(done - target) * 10) / 10;
  if (difference === 0) return `exactly the ${hoursText(target)}-hour target`;
  return `${hoursText(difference)} ${done > target ? 'over' : 'short of'} the ${hoursText(target)}-hour target`;
}

/** How many sessions a week has compared with the one before, in words. `before` names that one. */
export function sessionWords([current, last]: readonly LoggedWeek[], before = 'last week'): string {
  if (current === undefined || last === undefined) return 'no earlier week to compare with';
  const difference = sittingsIn([current]) - sittingsIn([last]);
  if (difference === 0) return `as many as ${before}`;
  return `${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than ${before}`;
}

/** How many of the newest weeks in a row (newest first) reached the target; a week that isn't over doesn't break the row. */
export function weeksAtTarget(weeks: readonly LoggedWeek[], targetHours: number | null, asOf: AsOf): number {
  if (targetHours === null) return 0;
  const reached = (week: LoggedWeek) => minutesOf(week.days) >= targetHours * 60;
  const [current, ...before] = weeks;
  if (current === undefined) return 0;
  const open = addDays(current.from, 6) > asOf.day;
  if (!reached(current) && !open) return 0;
  const missed = before.findIndex((week) => !reached(week));
  return (reached(current) ? 1 : 0) + (missed === -1 ? before.length : missed);
}
