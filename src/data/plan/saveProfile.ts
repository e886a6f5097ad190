import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { changedProfile } from '@/data/record/setup/learnerSetup';
import type { EditableProfile } from '@/domain/learner/setup';
import { newId } from '@/lib/browser/newId';
import { rebuildPlanForTestDate } from './rebuildPlanForTestDate';
import { changedPlan } from './savePlan';
import { readTestDayAndPlan } from './testDay';

/** Saves a profile. If the test date changes, makes a new plan for it. */
export function saveProfile(profile: EditableProfile, consent: Consent): Promise<SaveRowsOutcome> {
  return saveRows((record) => write(record, profile), consent);
}

async function write(record: StudentRecord, profile: EditableProfile): Promise<WriteOutcome> {
  const { testDay: before, plan } = await readTestDayAndPlan(record);
  const { testDay } = profile;
  const isMoved = plan !== null && testDay !== null && testDay !== before;
  // Made before anything is written, so that a failure changes nothing.
  const moved = isMoved ? await rebuildPlanForTestDate(record, testDay) : null;
  const learner = newId();
  return record.changeSavedRows(['profiles', 'plans'], ({ profiles, plans }) => {
    const row = changedProfile(profiles[0], () => profile, learner);
    if (row === null) return null;
    return { profiles: [row], ...(moved !== null && { plans: [changedPlan(plans[0], moved)] }) };
  });
}
