import type { Targets } from '@/domain/exam/report/result-figures';
import { targetTotal } from '@/domain/learner/learner-profile';
import type { StudentRecord } from './api';
import { readProfile } from './setup/learnerSetup';

/** Reads the learner's target scores, for the scales of a result. */
export async function readTargets(record: Pick<StudentRecord, 'readSavedRows'>): Promise<Targets> {
  const { targets } = await readProfile(record);
  return { total: targetTotal({ targets }), ...targets.sections };
}
