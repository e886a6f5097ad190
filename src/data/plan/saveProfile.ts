import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { changedProfile } from '@/data/record/setup/learnerSetup';
import type { EditableProfile } from '@/domain/learner/setup';
import { newId } from '@/lib/browser/newId';
import type { IsoDay } from '@/lib/dates/calendar';
import { withRetries } from '@/lib/retry';
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
  const moved = isMoved ? await movedPlan(record, testDay) : null;
  const learner = newId();
  return record.changeSavedRows(['profiles', 'plans'], ({ profiles, plans }) => {
    const row = changedProfile(profiles[0], () => profile, learner);
    if (row === null) return null;
    return { profiles: [row], ...(moved !== null && { plans: [changedPlan(plans[0], moved)] }) };
  });
}

/** Loads the planning code on demand, because few students change their test date. */
async function movedPlan(record: StudentRecord, testDay: IsoDay) {
  const { rebuildPlanForTestDate: planMovedTo } = await withRetries(() => import('./rebuildPlanForTestDate'));
  return planMovedTo(record, testDay);
}
