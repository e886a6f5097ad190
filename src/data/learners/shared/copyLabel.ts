import { learnerName } from '@/domain/learner/learner-profile';
import { formatDayAndTime } from '@/lib/format';
import type { SharedDigest } from './sharedDigest';

/** What a copy is of, as a list names it: "Theo’s progress". */
export function copyLabel({ record }: SharedDigest): string {
  return `${learnerName(record.profile)}’s progress`;
}

/** When a copy was made, where the reader is: "made Nov 20, 4:05 PM". */
export function copyDateLabel({ madeAt }: SharedDigest): string {
  return `made ${formatDayAndTime(madeAt)}`;
}
