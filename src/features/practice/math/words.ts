/** The sentences of the page on math practice. */
import type { Known } from '@/domain/plan/ability';
import { percent } from '@/lib/format';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';

export const lead = 'Fifty questions, an hour in two halves, and no calculator: a clear method wins.';

export const mapSummary =
  'Take ten questions of a topic, or go on without end: new numbers each time, another like the one you missed, and the method after each.';

export const asPercent = (share: number) => percent(Math.round(100 * share));

/** What is known of a topic, in words: "Not enough data: 2 of 8 answers", or the share and its range. */
export function standingWords(known: Known | null): string {
  if (known === null) return '';
  return known.state === 'known'
    ? `About ${asPercent(known.share)}, likely ${asPercent(known.range.low)} to ${asPercent(known.range.high)}`
    : `Not enough data: ${known.responses} of ${fewestResponses} answers`;
}

export const standingLegend =
  'From eight answers on, a topic shows how you do in it. Dot: the share of such questions you would get right on a test, an estimate. Line: where it is likely to be (80%). Only untimed practice on this device counts here.';

export const formulaWords = {
  summary:
    'Recall it before you see the choices. What you miss comes back at the end of the round. Nothing is kept.',
  think: 'Say it, or write it on paper. Then look at the choices.',
} as const;

/** After a round: what was right at once. */
export function roundSentence(questions: number, missed: number): string {
  if (missed === 0) return `All ${questions} right the first time.`;
  return `${questions - missed} of ${questions} right the first time. What you had missed came back until you had it right.`;
}
