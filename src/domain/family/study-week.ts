import { addDays, mondayOf } from '@/lib/calendar';
import type { AsOf } from './clock';
import { isRestDay } from './plan';
import type { ChildRecord, StudyWeek } from './records';
import { streakDays } from './streaks';
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
