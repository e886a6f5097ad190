import { addDays, mondayOf } from '@/lib/calendar';
import type { AsOf } from '@/domain/dashboard/clock';
import { isRestDay, streakDays } from './plan';
import type { ChildRecord, StudyDay, StudyWeek } from '@/domain/dashboard/records';
import { daysOfWeek } from './study';
import { hoursIn, weekOf } from './weeks';

/** This week as the dashboards show it: its hours by day, the hours aimed for, and the days in a row. */
export function studyWeek(
  record: Pick<ChildRecord, 'plan' | 'log' | 'weeklyGoalHours'>,
  asOf: AsOf,
): StudyWeek {
  const week = weekOf(record.log, mondayOf(asOf.day));
  return {
    days: daysOfWeek(week).map((day, index) => ({
      ...day,
      rest: isRestDay(record.plan, addDays(week.monday, index)),
    })),
    hours: hoursIn([week]),
    goalHours: record.weeklyGoalHours,
    streakDays: streakDays(record, asOf),
  };
}

/** The one day with the most hours; null when nothing was studied or two days share the most. */
export function longestDay(week: StudyWeek): StudyDay | null {
  const [longest, next] = week.days.toSorted((a, b) => b.hours - a.hours);
  return longest === undefined || longest.hours === 0 || longest.hours === next?.hours ? null : longest;
}
