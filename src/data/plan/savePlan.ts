import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { nextChangeTime, type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { changedProfile } from '@/data/record/setup/learnerSetup';
import { newId } from '@/lib/browser/newId';
import type { SavedPlan, StudyPlan } from '@/domain/plan/schedule/study-plan';

/** Returns the plan's row with another plan, or without one (null). */
export function changedPlan(row: SavedPlan | undefined, plan: StudyPlan | null): SavedPlan {
  return { ...row, id: 'plan', plan, changedAt: nextChangeTime(row?.changedAt ?? 0) };
}

/** Writes a plan, or its removal (null), and sets the profile's test date to the plan's. */
export function writePlan(
  record: Pick<StudentRecord, 'changeSavedRows'>,
  plan: StudyPlan | null,
): Promise<WriteOutcome> {
  if (plan === null)
    return record.changeSavedRows(['plans'], ({ plans }) => ({ plans: [changedPlan(plans[0], null)] }));
  const learner = newId();
  return record.changeSavedRows(['plans', 'profiles'], ({ plans, profiles }) => {
    const profile = changedProfile(profiles[0], (was) => ({ ...was, testDay: plan.testDate }), learner);
    return { plans: [changedPlan(plans[0], plan)], ...(profile !== null && { profiles: [profile] }) };
  });
}

export function savePlan(plan: StudyPlan | null, consent: Consent): Promise<SaveRowsOutcome> {
  return saveRows((record) => writePlan(record, plan), consent);
}
