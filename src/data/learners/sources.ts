/** How each source of learners is read; the code of those that a visitor doesn't need is fetched when one is asked for. */
import { asOfInstant, eveningOf } from '@/domain/dashboard/clock';
import type { IsoDay } from '@/lib/calendar';
import { withRetries } from '@/lib/retry';
import { startReading } from '@/data/record/loadRecord';
import { twoOnCourse } from '@/data/sample';
import { familyOf, type SampleFamily } from '@/data/sample/child';
import type { SharedDigest } from './shared/digest';
import type { LearnerSource } from './source';
import type { ReadSource } from './useRecordLearners';

/** A sample family as it is on the evening of a Sunday; the usual one unless another is named. */
export function sampleSource(sunday: IsoDay, sample: SampleFamily = twoOnCourse): LearnerSource {
  return { origin: 'sample', family: familyOf(sample, eveningOf(sunday)) };
}

/** A copy that a learner handed over: its clock stands at the moment when it was made. */
export function sharedSource({ record, madeAt }: SharedDigest): LearnerSource {
  return {
    origin: 'shared',
    family: { id: `shared-${record.profile.id}`, asOf: asOfInstant(madeAt), children: [record] },
  };
}

const loadDevice = () => import('./device');

/**
 * Begins to fetch all that reading the learner of this device takes, the index of items too, while the page is still coming to life:
 * asked for one after the other, each would wait for the line again.
 */
export const startDevice = () =>
  startReading(() => Promise.all([loadDevice(), import('@/data/items/index/index.json')]));

/** The learner who practices on this device, as of now. */
export const readDevice: ReadSource = async (record, nowMs) => {
  const { readDeviceLearner } = await withRetries(loadDevice);
  const learner = await readDeviceLearner(record, nowMs);
  return { origin: 'device', family: { id: 'device', asOf: asOfInstant(nowMs), children: [learner] } };
};

/** The saved copy of a learner; null for the copy that was made last. */
export const readShared =
  (learnerId: string | null): ReadSource =>
  async (record) => {
    const { listSharedCopies } = await withRetries(() => import('./shared/copies'));
    const { copies } = await listSharedCopies(record);
    const copy = copies.find(({ digest }) => learnerId === null || digest.record.profile.id === learnerId);
    return copy === undefined ? null : sharedSource(copy.digest);
  };
