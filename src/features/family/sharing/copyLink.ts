import { createDigest } from '@/data/learners/shared/createDigest';
import { encodeDigestLink } from '@/data/learners/shared/digestLink';
import { pathOf } from '@/site';
import { prepareSharedLearner } from './prepareSharedLearner';

/**
 * Returns the link to a copy of this device's record as it is now; null if it is too long for a link.
 * @throws Error (rejects) if the record can't be read
 */
export async function createCopyLink(): Promise<string | null> {
  const { learner, now } = await prepareSharedLearner();
  const page = new URL(pathOf('parentDashboard'), window.location.origin).href;
  const result = encodeDigestLink(createDigest(learner, now), page);
  return result.state === 'fits' ? result.link : null;
}
