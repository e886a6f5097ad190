/** What is known of a section or topic, in words. */
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import type { Known } from '@/domain/plan/ability';
import type { DrillClock } from '@/domain/plan/drill-request';
import { count, percentOf } from '@/lib/format';

/** How answers were given: "8 of 10 under the clock". */
export const clockWords: Readonly<Record<DrillClock, string>> = {
  untimed: 'without a clock',
  timed: 'under the clock',
};

/** "Not enough data: 2 of 8 answers", "Not enough recent data, 10 answers in all" */
export function notEnoughWords(known: Known | undefined): string {
  return known?.state === 'not-recent'
    ? `Not enough recent data, ${count(known.responses, 'answer')} in all`
    : `Not enough data: ${known?.responses ?? 0} of ${fewestResponses} answers`;
}

/** What a drawing of it shows: "70%, likely between 64% and 76%". */
export function knownWords(known: Known | undefined): string {
  return known?.state === 'known'
    ? `${percentOf(known.share)}, likely between ${percentOf(known.range.low)} and ${percentOf(known.range.high)}`
    : notEnoughWords(known);
}
