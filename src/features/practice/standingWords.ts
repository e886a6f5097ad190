/** What is known of a section or topic, in words. */
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import type { Known } from '@/domain/plan/ability';
import { percent } from '@/lib/format';

export const asPercent = (share: number) => percent(Math.round(100 * share));

/** "Not enough data: 2 of 8 answers" */
export function notEnoughWords(known: Known | undefined): string {
  return `Not enough data: ${known?.responses ?? 0} of ${fewestResponses} answers`;
}

/** What a drawing of it shows: "70%, likely between 64% and 76%". */
export function knownWords(known: Known | undefined): string {
  return known?.state === 'known'
    ? `${asPercent(known.share)}, likely between ${asPercent(known.range.low)} and ${asPercent(known.range.high)}`
    : notEnoughWords(known);
}
