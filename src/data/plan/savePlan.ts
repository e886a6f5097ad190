import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { nextChangeTime, type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import type { StudyPlan } from '@/domain/plan/study-plan';

/** Writes a plan, or that there is none, as the latest version of it. */
export async function writePlan(
  record: Pick<StudentRecord, 'readKept' | 'writeKept'>,
  plan: StudyPlan | null,
): Promise<WriteOutcome> {
  const [kept] = await record.readKept('plans');
  return record.writeKept('plans', [{ id: 'plan', plan, changedAt: nextChangeTime(kept?.changedAt ?? 0) }]);
}

/** Saves a plan, or that there is none. The day that it leads up to is that of the profile from then on. */
export function savePlan(plan: StudyPlan | null, consent: Consent): Promise<SaveRowsOutcome> {
  return saveRows(async (record) => {
    const outcome = await writePlan(record, plan);
    // Should the profile not take the day, the plan is saved all the same.
    if (outcome.state === 'saved' && plan !== null)
      await writeProfile(record, (was) => ({ ...was, testDay: plan.testDate }));
    return outcome;
  }, consent);
}
