import { isRestDay } from '@/domain/learner/learner-plan';
import { addDays } from '@/lib/dates/calendar';
import { sittingCount } from '@/domain/dashboard/study-log';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type StudyLogWithPlan, currentStreakDays } from './planned-days';
import type { StudyDay, StudyWeek } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { studyDaysOfWeek } from './study-range';
import { stretchOrWeeklyTargetHours } from './weekly-target';
import { isWeekRunning, studyHoursInWeeks, thisWeek, weekTargetHours } from './logged-weeks';

/** Returns the current week for the dashboards: its hours by day, the weekly goal, and the current streak. */
export function studyWeek(record: StudyLogWithPlan & Pick<LearnerRecord, 'profile'>, asOf: AsOf): StudyWeek {
  const week = thisWeek(record, asOf);
  const weeklyGoalHours = stretchOrWeeklyTargetHours(record.profile);
  return {
    days: studyDaysOfWeek(week).map((day, index) => ({
      ...day,
      rest: isRestDay(record.plan, addDays(week.from, index)),
      studied: sittingCount(week.days.slice(index, index + 1)) > 0,
      open: addDays(week.from, index) >= asOf.day,
    })),
    hours: studyHoursInWeeks([week]),
    goalHours: weekTargetHours(week, weeklyGoalHours),
    weeklyGoalHours,
    isRunning: isWeekRunning(week, asOf),
    streakDays: currentStreakDays(record, asOf),
  };
}

/** Returns the single day with the most hours; null if nothing was studied or two days tie. */
export function longestDay(week: StudyWeek): StudyDay | null {
  const [longest, next] = week.days.toSorted((a, b) => b.hours - a.hours);
  return longest === undefined || longest.hours === 0 || longest.hours === next?.hours ? null : longest;
}
