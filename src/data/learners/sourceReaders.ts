/** How each source of learners is read; the code of those that a visitor doesn't need is fetched when one is asked for. */
import { asOfInstant, eveningOf } from '@/domain/dashboard/as-of';
import type { IsoDay } from '@/lib/calendar';
import { withRetries } from '@/lib/retry';
import { startReading } from '@/data/record/loadRecord';
import { defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily, type SampleFamily } from '@/data/sample/sampleChild';
import type { SharedDigest } from './shared/sharedDigest';
import type { LearnerSource } from './learnerSource';
import type { SourceReader } from './useRecordLearners';

/** A sample family as it is on the evening of a Sunday; the usual one unless another is named. */
export function sampleSource(sunday: IsoDay, sample: SampleFamily = defaultSampleFamily): LearnerSource {
  return { origin: 'sample', family: buildSampleFamily(sample, eveningOf(sunday)) };
}

/** A copy that a learner handed over: its clock stands at the moment when it was made. */
export function sharedSource({ record, madeAt }: SharedDigest): LearnerSource {
  return {
    origin: 'shared',
    family: { id: `shared-${record.profile.id}`, asOf: asOfInstant(madeAt), children: [record] },
  };
}

const loadDevice = () => import('./deviceLearner');

/**
 * Begins to fetch all that reading the learner of this device takes, the index of items too, while the page is still coming to life:
 * asked for one after the other, each would wait for the line again.
 */
export const preloadDeviceLearner = () =>
  startReading(() => Promise.all([loadDevice(), import('@/data/items/index/index.json')]));

/** The learner who practices on this device, as of now. */
export const readDeviceSource: SourceReader = async (record, nowMs) => {
  const { readDeviceLearner } = await withRetries(loadDevice);
  const learner = await readDeviceLearner(record, nowMs);
  return { origin: 'device', family: { id: 'device', asOf: asOfInstant(nowMs), children: [learner] } };
};

/** The saved copy of a learner; null for the copy that was made last. */
export const sharedSourceReader =
  (learnerId: string | null): SourceReader =>
  async (record) => {
    const { listSharedCopies } = await withRetries(() => import('./shared/sharedCopies'));
    const { copies } = await listSharedCopies(record);
    const copy = copies.find(({ digest }) => learnerId === null || digest.record.profile.id === learnerId);
    return copy === undefined ? null : sharedSource(copy.digest);
  };
