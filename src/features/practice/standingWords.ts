/** What is known of a section or topic, in words. */
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import type { Known } from '@/domain/plan/ability';
import { count, percentOf } from '@/lib/format';

/** What is said of a section without an estimate: "Not enough data: 2 of 8 answers", "Not enough recent data, 10 answers in all" */
export function notEnoughWords(known: Known | undefined): string {
  return known?.state === 'not-recent'
    ? `Not enough recent data, ${count(known.responses, 'answer')} in all`
    : `Not enough data: ${known?.responses ?? 0} of ${fewestResponses} answers`;
}

/** What is said of a topic without an estimate: "No answers yet", "2 answers so far" */
export function fewAnswersWords(known: Known | undefined): string {
  return known === undefined ? 'No answers yet' : `${count(known.responses, 'answer')} so far`;
}

/** What a drawing of it shows: "70%, likely between 64% and 76%". */
export function knownWords(known: Known | undefined): string {
  return known?.state === 'known'
    ? `${percentOf(known.share)}, likely between ${percentOf(known.range.low)} and ${percentOf(known.range.high)}`
    : fewAnswersWords(known);
}
