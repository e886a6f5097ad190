import { readDeviceLearner, unnamedLearner } from '@/data/learners/device';
import { loadRecord } from '@/data/record/loadRecord';
import { saveRows } from '@/data/record/saveRows';
import { writeProfile } from '@/data/record/setup/setup';
import { newId } from '@/lib/newId';
import type { ShareDialogProps } from './ShareDialog';

/**
 * The record of this device as it is now. The first copy gives the learner an id, so that a later one takes its place.
 * @throws Error (rejects) when code or the index of items can't be fetched, after several tries.
 */
export async function recordToShare(): Promise<Omit<ShareDialogProps, 'onClose'>> {
  const { studentRecord } = await loadRecord();
  const now = Date.now();
  const record = await readDeviceLearner(studentRecord(), now);
  if (record.profile.id !== unnamedLearner) return { record, now, hasSavedId: true };
  const id = newId();
  const { state } = await saveRows((storage) => writeProfile(storage, (saved) => saved, id));
  return { record: { ...record, profile: { ...record.profile, id } }, now, hasSavedId: state === 'saved' };
}
