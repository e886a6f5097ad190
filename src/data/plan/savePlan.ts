import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { nextChangeTime, type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';

/** Writes a plan, or its removal (null), as the latest version. */
export async function writePlanRow(
  record: Pick<StudentRecord, 'readSavedRows' | 'writeSavedRows'>,
  plan: StudyPlan | null,
): Promise<WriteOutcome> {
  const [planRow] = await record.readSavedRows('plans');
  return record.writeSavedRows('plans', [
    { id: 'plan', plan, changedAt: nextChangeTime(planRow?.changedAt ?? 0) },
  ]);
}

/** Saves a plan, or its removal (null), and sets the profile's test date to the plan's. */
export function savePlan(plan: StudyPlan | null, consent: Consent): Promise<SaveRowsOutcome> {
  return saveRows(async (record) => {
    const outcome = await writePlanRow(record, plan);
    // The plan counts as saved even if updating the profile fails.
    if (outcome.state === 'saved' && plan !== null)
      await writeProfile(record, (was) => ({ ...was, testDay: plan.testDate }));
    return outcome;
  }, consent);
}
