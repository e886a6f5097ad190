import type { StudentRecord } from '@/data/record/api';
import { endPlanBefore } from '@/domain/plan/end-plan-before';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import { localDayAt } from '@/lib/localTime';
import { makePlan } from './makePlan';
import { readPlanFacts } from './planFacts';

/**
 * The plan of a record, made anew for another day of the test; null where there is none.
 * @throws Error (rejects) when what is known of the student can't be fetched.
 */
export async function planForTestDate(record: StudentRecord, testDate: IsoDay): Promise<StudyPlan | null> {
  const { plan, done: facts } = await readPlanFacts(record);
  if (plan === null) return null;
  const { minutesPerDay, restDays } = plan;
  const today = localDayAt(Date.now());
  const outcome = await makePlan(record, { today, testDate, minutesPerDay, restDays }, { plan, facts });
  // Nothing can be planned for a test of today: what comes after it goes.
  return outcome.state === 'made' ? outcome.plan : endPlanBefore(plan, testDate);
}
