import { readDeviceLearner, unnamedLearnerId } from '@/data/learners/deviceLearner';
import { loadRecord } from '@/data/record/loadRecord';
import { saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import { newId } from '@/lib/browser/newId';
import type { ShareDialogProps } from './ShareDialog';

/**
 * Reads the current record of this device. The first copy gives the learner an id, so that later copies replace it.
 * @throws Error (rejects) if code or the item index can't be loaded, after several tries.
 */
export async function prepareSharedRecord(): Promise<Omit<ShareDialogProps, 'onClose'>> {
  const { studentRecord } = await loadRecord();
  const now = Date.now();
  const record = await readDeviceLearner(studentRecord(), now);
  if (record.profile.id !== unnamedLearnerId) return { record, now, hasSavedId: true };
  const id = newId();
  const { state } = await saveRows((storage) => writeProfile(storage, (saved) => saved, id));
  return { record: { ...record, profile: { ...record.profile, id } }, now, hasSavedId: state === 'saved' };
}
