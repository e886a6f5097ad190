import type { IsoDay } from '@/lib/dates/calendar';
import type { StudyPlan } from './study-plan';

/** Changes the plan's test date and drops all entries on or after it. For new dates that leave no day to plan. */
export function endPlanBefore(plan: StudyPlan, testDate: IsoDay): StudyPlan {
  return { ...plan, testDate, entries: plan.entries.filter(({ day }) => day < testDate) };
}
