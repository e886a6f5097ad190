import type { StudentRecord } from '@/data/record/api';
import { endPlanBefore, type StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { makePlan } from './makePlan';
import { readPlanFacts } from './planFacts';

/**
 * Rebuilds the record's plan for another test date. Returns it unsaved; null if the record has no plan.
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries.
 */
export async function rebuildPlanForTestDate(
  record: StudentRecord,
  testDate: IsoDay,
): Promise<StudyPlan | null> {
  const now = Date.now();
  const { followed } = await readPlanFacts(record, now);
  if (followed === null) return null;
  const { plan } = followed;
  const { minutesPerDay, restDays } = plan;
  const today = localDayAt(now);
  const outcome = await makePlan(record, { today, testDate, minutesPerDay, restDays }, followed);
  // If no new plan is possible, for example because the test is today, keeps only the days before the test.
  return outcome.state === 'made' ? outcome.plan : endPlanBefore(plan, testDate);
}
