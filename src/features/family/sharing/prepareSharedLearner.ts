import { readDeviceLearner, unnamedLearnerId } from '@/data/learners/deviceLearner';
import { saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import { studentRecord } from '@/data/record/studentRecord';
import { newId } from '@/lib/browser/newId';
import type { ShareDialogProps } from './ShareDialog';

/**
 * Reads the current record of this device. Before the first copy, saves an id for the learner, so that later copies replace earlier
 * ones.
 * @throws Error (rejects) if code or the item index can't be loaded, after several tries.
 */
export async function prepareSharedLearner(): Promise<Omit<ShareDialogProps, 'onClose'>> {
  const now = Date.now();
  const learner = await readDeviceLearner(studentRecord(), now);
  if (learner.profile.id !== unnamedLearnerId) return { learner, now, hasSavedId: true };
  const id = newId();
  const { state } = await saveRows((storage) => writeProfile(storage, (saved) => saved, id));
  return { learner: { ...learner, profile: { ...learner.profile, id } }, now, hasSavedId: state === 'saved' };
}
