import type { StudentRecord } from '@/data/record/api';
import { endPlanBefore } from '@/domain/plan/schedule/end-plan-before';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { makePlan } from './makePlan';
import { readPlanFacts } from './planFacts';

/**
 * Makes the record's plan again for another test date; null if there is none.
 * @throws Error (rejects) when the student's results can't be fetched.
 */
export async function planForTestDate(record: StudentRecord, testDate: IsoDay): Promise<StudyPlan | null> {
  const { plan, done: facts } = await readPlanFacts(record);
  if (plan === null) return null;
  const { minutesPerDay, restDays } = plan;
  const today = localDayAt(Date.now());
  const outcome = await makePlan(record, { today, testDate, minutesPerDay, restDays }, { plan, facts });
  // No plan is possible for a test today, so only its past days remain.
  return outcome.state === 'made' ? outcome.plan : endPlanBefore(plan, testDate);
}
