import { isRestDay } from '@/domain/learner/learner-plan';
import { addDays } from '@/lib/dates/calendar';
import { formatDecimalHours } from '@/lib/text/format';
import { sittingCount } from '@/domain/dashboard/study-log';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type StudyLogWithPlan, currentStreakDays } from './planned-days';
import type { StudyDay, StudyWeek } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { dailyTargetHours, hoursOfTargetText, studyDaysOfWeek } from './study-range';
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
    goalHours: weekTargetHours(week, weeklyGoalHours, learner.plan),
    weeklyGoalHours,
    dailyGoalHours: weeklyGoalHours === null ? null : dailyTargetHours(weeklyGoalHours, learner.plan),
    isRunning: isWeekRunning(week, asOf),
    streakDays: currentStreakDays(learner, asOf),
  };
}

/**
 * Formats a week's hours beside its goal: "1.3 of 3 hours so far", "15 of 18 hours, 3 short", "19.9 hours so far, 1.9 over the goal of
 * 18"; "2.6 hours so far" without a goal.
 */
export function weekHoursText({
  hours,
  goalHours,
  isRunning,
}: Pick<StudyWeek, 'hours' | 'goalHours' | 'isRunning'>): string {
  const stretch = isRunning ? ' so far' : '';
  if (goalHours === null) return hoursOfTargetText(hours, null, { stretch });
  if (hours > goalHours)
    return hoursOfTargetText(hours, goalHours, {
      stretch,
      name: `the goal of ${formatDecimalHours(goalHours)}`,
    });
  const isShort = !isRunning && hours < goalHours;
  return `${hoursOfTargetText(hours, goalHours, { stretch })}${isShort ? `, ${formatDecimalHours(goalHours - hours)} short` : ''}`;
}

/** Returns the single day with the most hours; null if nothing was studied or two days tie. */
export function longestDay(week: StudyWeek): StudyDay | null {
  const [longest, next] = week.days.toSorted((a, b) => b.hours - a.hours);
  return longest === undefined || longest.hours === 0 || longest.hours === next?.hours ? null : longest;
}
