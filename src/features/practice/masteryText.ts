/** Describes the mastery of a section or topic. */
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import { formatCount, formatShareAsPercent } from '@/lib/text/format';

/** For a section without an estimate: "Not enough data: 2 of 8 answers", "Not enough recent data, 10 answers in all" */
export function insufficientDataText(known: SkillEstimate | undefined): string {
  return known?.state === 'not-recent'
    ? `Not enough recent data, ${formatCount(known.responses, 'answer')} in all`
    : `Not enough data: ${known?.responses ?? 0} of ${minTopicResponses} answers`;
}

/** For a topic without an estimate: "No answers yet", "2 answers so far" */
export function answersSoFarText(known: SkillEstimate | undefined): string {
  return known === undefined ? 'No answers yet' : `${formatCount(known.responses, 'answer')} so far`;
}

/** The text alternative to the drawing of an estimate: "70%, likely between 64% and 76%". */
export function masteryEstimateText(known: SkillEstimate | undefined): string {
  return known?.state === 'known'
    ? `${formatShareAsPercent(known.share)}, likely between ${formatShareAsPercent(known.range.low)} and ${formatShareAsPercent(known.range.high)}`
    : answersSoFarText(known);
}
