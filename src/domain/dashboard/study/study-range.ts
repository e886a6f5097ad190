/** Study time over a range of weeks. */
import { formatHourCount, formatDecimalHours, formatNumber } from '@/lib/format';
import { minutesToHours, studyMinutes } from '@/domain/dashboard/study-log';
import type { StudyDay } from '@/domain/dashboard/figures';
import { weekdayOf, mondayFirstWeekdays } from '@/domain/dashboard/weekday';
import type { LoggedWeek } from './logged-weeks';

/** How many of the newest weeks a range takes in. */
export const studyRangeWeeks = { week: 1, month: 4, quarter: 13 } as const;
export type StudyRange = keyof typeof studyRangeWeeks;

/** The newest weeks that a range takes in, fewer where the log is shorter. */
export function weeksInRange(weeks: readonly LoggedWeek[], range: StudyRange): readonly LoggedWeek[] {
  return weeks.slice(0, studyRangeWeeks[range]);
}

/** Hours beside their target: "15 of 18 hours", and once they are more, "19.9 hours, target 18", for no part exceeds its whole. */
export function hoursOfTargetText(done: number, target: number | null, stretch = ''): string {
  if (target === null) return `${formatHourCount(done)}${stretch}`;
  return done > target
    ? `${formatDecimalHours(done)} hours${stretch}, target ${formatDecimalHours(target)}`
    : `${formatDecimalHours(done)} of ${formatDecimalHours(target)} hours${stretch}`;
}

/** In how many of the newest weeks the target was reached: "7 of the last 13 weeks reached 18 hours". At least one is given. */
export function weeksReachedText(reached: number, weeks: number, target: number): string {
  const of = `${formatDecimalHours(target)} hours`;
  if (weeks === 1)
    return reached === 1 ? `the first week reached ${of}` : `the first week has not reached ${of}`;
  return `${reached === 0 ? 'none' : formatNumber(reached)} of the last ${formatNumber(weeks)} weeks reached ${of}`;
}

/** The weeks of the month's range in words, which are four only where so many are logged. */
export function monthHoursText(weeks: readonly LoggedWeek[]): string {
  return weeks.length < studyRangeWeeks.month ? 'the hours so far' : 'the last four weeks\u2019 hours';
}

/** A week's hours by day, in its order. */
export function daysOfWeek({ days }: LoggedWeek): readonly StudyDay[] {
  return days.map((day) => ({ day: weekdayOf(day.day), hours: minutesToHours(studyMinutes([day])) }));
}

/** The mean hours by weekday over some weeks, Monday first; zeros where there are no weeks. */
export function averageHoursByWeekday(weeks: readonly LoggedWeek[]): readonly StudyDay[] {
  const days = weeks.flatMap((week) => week.days);
  return mondayFirstWeekdays.map((weekday) => ({
    day: weekday,
    hours: minutesToHours(
      studyMinutes(days.filter(({ day }) => weekdayOf(day) === weekday)) / Math.max(1, weeks.length),
    ),
  }));
}

/** The weekly target's even share a day, in hours. */
export function dailyTargetHours(weeklyTargetHours: number): number {
  return weeklyTargetHours / mondayFirstWeekdays.length;
}

/**
 * Minutes beside a share in hours: "0.4 above", "1.2 below", and "just" or "just below" where the difference is less than is told.
 * Which is more is decided by the minutes, the distance by the hours as both are shown.
 */
export function dailyTargetDistanceText(minutes: number, share: number): string {
  const met = minutes >= share * 60;
  const distance = Math.round(10 * Math.abs(minutesToHours(minutes) - minutesToHours(share * 60))) / 10;
  if (distance === 0) return met ? 'at' : 'just below';
  return `${formatDecimalHours(distance)} ${met ? 'above' : 'below'}`;
}
