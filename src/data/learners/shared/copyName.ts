import { learnerName } from '@/domain/learner/profile';
import { dayAndTime } from '@/lib/format';
import type { SharedDigest } from './digest';

/** What a copy is of, as a list names it: "Theo’s progress". */
export function copyName({ record }: SharedDigest): string {
  return `${learnerName(record.profile)}’s progress`;
}

/** When a copy was made, where the reader is: "made Nov 20, 4:05 PM". */
export function copyMade({ madeAt }: SharedDigest): string {
  return `made ${dayAndTime(madeAt)}`;
}
