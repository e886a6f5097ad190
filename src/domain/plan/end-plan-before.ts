import type { IsoDay } from '@/lib/calendar';
import type { StudyPlan } from './study-plan';

/** A plan for an earlier day of the test, of which no day is left to plan: what stands on that day or after it goes. */
export function endPlanBefore(plan: StudyPlan, testDate: IsoDay): StudyPlan {
  return { ...plan, testDate, entries: plan.entries.filter(({ day }) => day < testDate) };
}
