/** Readers for the three sources of learners. */
import { asOfInstant, asOfEvening } from '@/domain/dashboard/as-of';
import type { IsoDay } from '@/lib/dates/calendar';
import { defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily, type SampleFamily } from '@/data/sample/sampleChild';
import { readDeviceLearner } from './deviceLearner';
import { listSharedCopies } from './shared/sharedCopies';
import { digestTime, type SharedDigest } from './shared/sharedDigest';
import type { LearnerSource, SourceReader } from './learnerSource';

/** Returns a sample family as of the evening of a Sunday. */
export function sampleSource(sunday: IsoDay, sample: SampleFamily = defaultSampleFamily): LearnerSource {
  return { origin: 'sample', family: buildSampleFamily(sample, asOfEvening(sunday)) };
}

/** Returns a shared copy as of the time it was made. */
export function sharedSource(digest: SharedDigest): LearnerSource {
  const { record: learner } = digest;
  const asOf = asOfInstant(digestTime(digest));
  return { origin: 'shared', family: { id: `shared-${learner.profile.id}`, asOf, children: [learner] } };
}

/** Reads this device's learner as of now. */
export const readDeviceSource: SourceReader = async (record, nowMs) => {
  const learner = await readDeviceLearner(record, nowMs);
  return { origin: 'device', family: { id: 'device', asOf: asOfInstant(nowMs), children: [learner] } };
};

/** Reads the saved copy of a learner; null reads the most recently made one. */
export const sharedSourceReader =
  (learnerId: string | null): SourceReader =>
  async (record) => {
    const { copies } = await listSharedCopies(record);
    const copy = copies.find(({ digest }) => learnerId === null || digest.record.profile.id === learnerId);
    return copy === undefined ? null : sharedSource(copy.digest);
  };
