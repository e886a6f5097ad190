/** Preserves the start date when the student changes a plan that hasn't started yet, such as a course that begins next Monday. */
import { addDays, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import type { StudyPlan } from './study-plan';

/**
 * Returns the first day of a plan that was made to start later, while that day is in the future. Returns null if the plan has
 * started, was made to start at once, or the changed plan's test isn't after that day.
 * @param testDate the test date of the changed plan
 */
export function deferredStart(plan: StudyPlan, today: IsoDay, testDate: IsoDay): IsoDay | null {
  const first = plan.entries[0]?.day;
  if (first === undefined || first <= today || first >= testDate) return null;
  return first > firstStudyDay(plan) ? first : null;
}

/** The first study day of a plan that starts at once. */
function firstStudyDay({ madeOn, restDays }: StudyPlan): IsoDay {
  const week = Array.from({ length: 7 }, (_, days) => addDays(madeOn, days));
  return week.find((day) => !restDays.includes(weekdayIndex(day))) ?? madeOn;
}
