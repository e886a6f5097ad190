import { isRestDay } from '@/domain/learner/learner-plan';
import { addDays } from '@/lib/dates/calendar';
import { sittingCount } from '@/domain/dashboard/study-log';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type StudyLogWithPlan, currentStreakDays } from './planned-days';
import type { StudyDay, StudyWeek } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { studyDaysOfWeek } from './study-range';
import { stretchOrWeeklyTargetHours } from './weekly-target';
import { isWeekRunning, studyHoursInWeeks, thisWeek, weekTargetHours } from './logged-weeks';

/** Returns the current week for the dashboards: its hours by day, the weekly goal, and the current streak. */
export function studyWeek(learner: StudyLogWithPlan & Pick<Learner, 'profile'>, asOf: AsOf): StudyWeek {
  const week = thisWeek(learner, asOf);
  const weeklyGoalHours = stretchOrWeeklyTargetHours(learner.profile);
  return {
    days: studyDaysOfWeek(week).map((day, index) => ({
      ...day,
      rest: isRestDay(learner.plan, addDays(week.from, index)),
      studied: sittingCount(week.days.slice(index, index + 1)) > 0,
      open: addDays(week.from, index) >= asOf.day,
    })),
    hours: studyHoursInWeeks([week]),
    goalHours: weekTargetHours(week, weeklyGoalHours),
    weeklyGoalHours,
    isRunning: isWeekRunning(week, asOf),
    streakDays: currentStreakDays(learner, asOf),
  };
}

/** Returns the single day with the most hours; null if nothing was studied or two days tie. */
export function longestDay(week: StudyWeek): StudyDay | null {
  const [longest, next] = week.days.toSorted((a, b) => b.hours - a.hours);
  return longest === undefined || longest.hours === 0 || longest.hours === next?.hours ? null : longest;
}
