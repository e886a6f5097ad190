import { learnerName } from '@/domain/learner/learner-profile';
import { formatDayAndTime } from '@/lib/text/format';
import { digestTime, type SharedDigest } from './sharedDigest';

/** Labels a copy in a list: "Theo’s progress". */
export function sharedCopyLabel({ learner }: SharedDigest): string {
  return `${learnerName(learner.profile)}’s progress`;
}

/** Formats a copy's date by the learner's clock: "made Nov 20, 4:05 PM". */
export function sharedCopyDateLabel(digest: SharedDigest): string {
  return `made ${formatDayAndTime(digestTime(digest))}`;
}
