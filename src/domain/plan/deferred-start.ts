/** When a changed plan begins: a course that was taken over for next Monday still begins then. */
import { addDays, type IsoDay, weekdayIndex } from '@/lib/calendar';
import type { StudyPlan } from './study-plan';

/**
 * The first day of a plan that was asked to begin later than on the day it was made, for as long as that day is to come. Null for a
 * plan that has begun or began at once, and where the changed plan's test comes no later than that day.
 * @param testDate the test of the changed plan
 */
export function deferredStart(plan: StudyPlan, today: IsoDay, testDate: IsoDay): IsoDay | null {
  const first = plan.entries[0]?.day;
  if (first === undefined || first <= today || first >= testDate) return null;
  return first > firstStudyDay(plan) ? first : null;
}

/** The first day of study of a plan that begins at once. */
function firstStudyDay({ madeOn, restDays }: StudyPlan): IsoDay {
  const week = Array.from({ length: 7 }, (_, days) => addDays(madeOn, days));
  return week.find((day) => !restDays.includes(weekdayIndex(day))) ?? madeOn;
}
