/** Study time over a range of weeks. */
import { hourCount, hours, number } from '@/lib/format';
import { hoursOf, minutesOf } from '@/domain/dashboard/log';
import type { StudyDay } from '@/domain/dashboard/figures';
import { weekdayOf, weekdays } from '@/domain/dashboard/weekday';
import type { LoggedWeek } from './weeks';

/** How many of the newest weeks a range takes in. */
export const rangeWeeks = { week: 1, month: 4, quarter: 13 } as const;
export type StudyRange = keyof typeof rangeWeeks;

/** The newest weeks that a range takes in, fewer where the log is shorter. */
export function weeksIn(weeks: readonly LoggedWeek[], range: StudyRange): readonly LoggedWeek[] {
  return weeks.slice(0, rangeWeeks[range]);
}

/** Hours beside their target: "15 of 18 hours", and once they are more, "19.9 hours, target 18", for no part exceeds its whole. */
export function hoursBesideTarget(done: number, target: number | null, stretch = ''): string {
  if (target === null) return `${hourCount(done)}${stretch}`;
  return done > target
    ? `${hours(done)} hours${stretch}, target ${hours(target)}`
    : `${hours(done)} of ${hours(target)} hours${stretch}`;
}

/** In how many of the newest weeks the target was reached: "7 of the last 13 weeks reached 18 hours". At least one is given. */
export function weeksReachedWords(reached: number, weeks: number, target: number): string {
  const of = `${hours(target)} hours`;
  if (weeks === 1)
    return reached === 1 ? `the first week reached ${of}` : `the first week has not reached ${of}`;
  return `${reached === 0 ? 'none' : number(reached)} of the last ${number(weeks)} weeks reached ${of}`;
}

/** The weeks of the month's range in words, which are four only where so many are logged. */
export function monthHoursWords(weeks: readonly LoggedWeek[]): string {
  return weeks.length < rangeWeeks.month ? 'the hours so far' : 'the last four weeks\u2019 hours';
}

/** A week's hours by day, in its order. */
export function daysOfWeek({ days }: LoggedWeek): readonly StudyDay[] {
  return days.map((day) => ({ day: weekdayOf(day.day), hours: hoursOf(minutesOf([day])) }));
}

/** The mean hours by weekday over some weeks, Monday first; zeros where there are no weeks. */
export function averageByWeekday(weeks: readonly LoggedWeek[]): readonly StudyDay[] {
  const days = weeks.flatMap((week) => week.days);
  return weekdays.map((weekday) => ({
    day: weekday,
    hours: hoursOf(
      minutesOf(days.filter(({ day }) => weekdayOf(day) === weekday)) / Math.max(1, weeks.length),
    ),
  }));
}

/** The weekly target's even share a day, in hours. */
export function dailyShare(weeklyTargetHours: number): number {
  return weeklyTargetHours / weekdays.length;
}

/**
 * Minutes beside a share in hours: "0.4 above", "1.2 below", and "just" or "just below" where the difference is less than is told.
 * Which is more is decided by the minutes, the distance by the hours as both are shown.
 */
export function besideShare(minutes: number, share: number): string {
  const met = minutes >= share * 60;
  const distance = Math.round(10 * Math.abs(hoursOf(minutes) - hoursOf(share * 60))) / 10;
  if (distance === 0) return met ? 'at' : 'just below';
  return `${hours(distance)} ${met ? 'above' : 'below'}`;
}
