import type { IsoDay } from '@/lib/dates/calendar';
import type { StudyPlan } from './study-plan';

/** Moves up the test date when no day is left to plan; drops entries on or after it. */
export function endPlanBefore(plan: StudyPlan, testDate: IsoDay): StudyPlan {
  return { ...plan, testDate, entries: plan.entries.filter(({ day }) => day < testDate) };
}
