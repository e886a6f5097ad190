import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import type { ProfileFacts } from '@/domain/learner/setup';
import type { IsoDay } from '@/lib/calendar';
import { withRetries } from '@/lib/retry';
import { writePlan } from './savePlan';
import { readTestDay } from './testDay';

/** Saves a profile. With another day of the test, a plan is made anew for that day. */
export function saveProfile(profile: ProfileFacts, consent: Consent): Promise<SaveRowsOutcome> {
  return saveRows((record) => write(record, profile), consent);
}

async function write(record: StudentRecord, profile: ProfileFacts): Promise<WriteOutcome> {
  const { testDay: before, plan } = await readTestDay(record);
  const { testDay } = profile;
  const isMoved = plan !== null && testDay !== null && testDay !== before;
  // Made before anything is written: where it can't be, nothing has changed.
  const moved = isMoved ? await movedPlan(record, testDay) : null;
  const outcome = await writeProfile(record, () => profile);
  if (outcome.state === 'saved' && moved !== null) await writePlan(record, moved);
  return outcome;
}

/** Few change the day of a plan, so what makes one is fetched when it is needed. */
async function movedPlan(record: StudentRecord, testDay: IsoDay) {
  const { planForTestDate: planMovedTo } = await withRetries(() => import('./planForTestDate'));
  return planMovedTo(record, testDay);
}
