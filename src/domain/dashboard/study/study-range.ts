/** Study time over a week, month, or quarter, and its targets. */
import { type LearnerPlan, studyDaysPerWeek } from '@/domain/learner/learner-plan';
import { formatHourCount, formatDecimalHours, formatNumber, spellOutCount } from '@/lib/text/format';
import { hoursDifference, minutesToHours, studyMinutes } from '@/domain/dashboard/study-log';
import type { StudyDay } from '@/domain/dashboard/figures';
import { weekdayOf } from '@/domain/dashboard/weekday';
import type { LoggedWeek } from './logged-weeks';

/** The periods offered for study charts, in weeks. */
export const studyRangeWeeks = { week: 1, month: 4, quarter: 13 } as const;
export type StudyRange = keyof typeof studyRangeWeeks;

/** Returns the newest weeks, as many as the range has, or fewer if the log is shorter. `weeks` is newest first. */
export function weeksInRange(weeks: readonly LoggedWeek[], range: StudyRange): readonly LoggedWeek[] {
  return weeks.slice(0, studyRangeWeeks[range]);
}

/**
 * Formats hours with their target: "15 of 18 hours", or "19.9 hours, 1.9 over target" if exceeded by at least a tenth of an hour,
 * because "19.9 of 18" would make no sense. `stretch` names the period: " this week". `name` names the target where a page shows
 * another figure as well: "19.9 hours, 1.9 over the plan's target".
 */
export function hoursOfTargetText(
  done: number,
  target: number | null,
  { stretch = '', name }: { readonly stretch?: string; readonly name?: string } = {},
): string {
  if (target === null) return `${formatHourCount(done)}${stretch}`;
  const over = hoursDifference(done, target);
  if (over > 0)
    return `${formatHourCount(done)}${stretch}, ${formatDecimalHours(over)} over ${name ?? 'target'}`;
  const of = `${formatDecimalHours(done)} of ${formatDecimalHours(target)} hours${stretch}`;
  return name === undefined ? of : `${of}, ${name}`;
}

/**
 * Describes how many of the weeks that count reached the target: "7 of the last 13 weeks reached 18 hours". Without any, says that
 * the first whole week is still to end.
 */
export function weeksAtTargetText(reached: number, weeks: number, target: number): string {
  const of = `${formatDecimalHours(target)} hours`;
  if (weeks === 0) return 'the first whole week hasn\u2019t ended yet';
  if (weeks === 1)
    return reached === 1 ? `the first week reached ${of}` : `the first week has not reached ${of}`;
  return `${reached === 0 ? 'none' : formatNumber(reached)} of the last ${formatNumber(weeks)} weeks reached ${of}`;
}

/** Names the hours of the month range: "the last four weeks' hours", or "the hours so far" if it has fewer weeks. */
export function monthHoursText(weeks: readonly LoggedWeek[]): string {
  return weeks.length < studyRangeWeeks.month ? 'the hours so far' : 'the last four weeks\u2019 hours';
}

/** Returns a week's hours by day. */
export function studyDaysOfWeek({ days }: LoggedWeek): readonly StudyDay[] {
  return days.map((day) => ({ day: weekdayOf(day.day), hours: minutesToHours(studyMinutes([day])) }));
}

/**
 * Returns the share of the weekly target that each study day of the plan has, in hours; of every day without a plan. A rest day has
 * none, so the shares of a week add up to its target.
 */
export function dailyTargetHours(weeklyTargetHours: number, plan: LearnerPlan | null): number {
  return weeklyTargetHours / studyDaysPerWeek(plan);
}

/** Says how a week's hours are divided: "18 h over the plan\u2019s six study days", "18 h over seven days" without a plan. */
export function weekDivisionText(weeklyHours: number, plan: LearnerPlan | null): string {
  const count = studyDaysPerWeek(plan);
  const days = plan === null ? 'days' : count === 1 ? 'study day' : 'study days';
  return `${formatDecimalHours(weeklyHours)}\u00a0h over ${plan === null ? '' : 'the plan\u2019s '}${spellOutCount(count)} ${days}`;
}

/** Names a day that has a share of the weekly target: "study day", or "day" without a plan. */
export function shareDayName(plan: LearnerPlan | null): string {
  return plan === null ? 'day' : 'study day';
}

/**
 * Compares minutes with a share in hours: "0.4 above", "1.2 below", and "at" or "just below" if the difference rounds to zero.
 * Chooses "above" or "below" by the exact minutes, but calculates the distance from the rounded hours that the screen displays.
 */
export function dailyTargetDistanceText(minutes: number, share: number): string {
  const met = minutes >= share * 60;
  const distance = Math.abs(hoursDifference(minutesToHours(minutes), minutesToHours(share * 60)));
  if (distance === 0) return met ? 'at' : 'just below';
  return `${formatDecimalHours(distance)} ${met ? 'above' : 'below'}`;
}
