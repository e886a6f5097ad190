/** The words at the head of a report: what went well, the scores on their scales, and where points went. */
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { EstimateComparison } from '@/domain/exam/report/estimate-comparison';
import type { ScoreFigures } from '@/domain/exam/report/result-figures';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { Strength } from '@/domain/exam/report/strengths';
import { lossesForHalf, type PointLoss } from '@/domain/exam/report/topic-losses';
import { topicGroups } from '@/domain/exam/report/topic-results';
import { lostQuartersByVerdict, type RawScore } from '@/domain/exam/scoring/scoring';
import { assertUnreachable } from '@/lib/assert';
import {
  formatClock,
  formatCount,
  formatNumber,
  formatOrdinal,
  formatQuarterPoints,
  formatRange,
  formatShareAsPercent,
  formatSignedChange,
  spellOutCount,
} from '@/lib/text/format';
import { scoredSectionName } from '../resultSentences';

export function strengthText(strength: Strength): string {
  switch (strength.kind) {
    case 'run':
      return `${strength.right} right in a row in ${partTitle(strength.part)}`;
    case 'time':
      return `${formatClock(strength.leftMs)} to spare in ${partTitle(strength.part)}`;
    case 'no-blind-guesses':
      return 'No guess with all five choices open';
    default:
      return assertUnreachable(strength);
  }
}

/** Compares a score with the test before: "+42 since the test before"; null if there is none. */
export function scoreChangeText({ band, previous }: ScoreFigures): string | null {
  if (previous === null) return null;
  return band.estimate === previous
    ? 'the same as before'
    : `${formatSignedChange(band.estimate - previous)} since the test before`;
}

/** "31½ of 60" */
export function rawFigureText({ quarters, maximumQuarters }: RawScore): string {
  return `${formatQuarterPoints(quarters)} of ${formatQuarterPoints(maximumQuarters)}`;
}

/** "36 of 60 questions right, 60%" */
export function rawShareText({ right, wrong, blank }: RawScore): string {
  const questions = right + wrong + blank;
  return `${formatNumber(right)} of ${formatCount(questions, 'question')} right, ${formatShareAsPercent(right / questions)}`;
}

export function percentileText({ percentile }: ScoreFigures): string | null {
  return percentile === null ? null : `${formatRange(percentile, formatOrdinal)} percentile`;
}

/** Says where the target is, because its mark on the scale is for eyes only. */
export function targetText({ target, band }: ScoreFigures): string | null {
  if (target === null) return null;
  const place =
    band.low >= target ? 'below the range' : band.high < target ? 'above the range' : 'within the range';
  return `Target ${formatNumber(target)}, ${place}`;
}

/** The row of a loss. */
export function lossName(loss: PointLoss): string {
  return loss.kind === 'topic'
    ? topicGroups[loss.group].label
    : `Not reached in ${scoredSectionName(loss.section)}`;
}

export function lossCountsText({ wrong, blank }: PointLoss): string {
  const wrongs = wrong === 0 ? [] : [`${wrong} wrong`];
  const blanks = blank === 0 ? [] : [`${blank} blank`];
  return [...wrongs, ...blanks].join(', ');
}

export function lostPointsText({ quarters }: PointLoss): string {
  return formatQuarterPoints(-quarters);
}

/** For example: "The first five of 15 rows make up half of the 42 raw points that you lost." */
export function lossesSentence(losses: readonly PointLoss[]): string {
  const all = losses.reduce((sum, { quarters }) => sum + quarters, 0);
  const half = lossesForHalf(losses);
  if (losses.length === 1 || half === losses.length) return lossRule;
  const first = half === 1 ? 'The first' : `The first ${spellOutCount(half)}`;
  return `${first} of ${formatCount(losses.length, 'row')} ${half === 1 ? 'makes' : 'make'} up half of the ${formatQuarterPoints(all)} raw points that you lost. ${lossRule}`;
}

const lossRule = `Compared with a right answer, a blank costs ${formatCount(lostQuartersByVerdict.blank / 4, 'raw point')}, and a wrong answer costs ${formatQuarterPoints(lostQuartersByVerdict.wrong)}.`;

export const noLossesText = 'No point was lost: every answer was right.';

export const resultCardTexts = {
  estimated: 'Estimated Scores',
  raw: 'Raw Scores',
  answers: 'Question by Question',
  estimateNote: 'estimate, not an SSAT score',
  total: 'Total',
  range: 'likely range (80%), and its middle',
  target: 'your target',
  percentiles: 'Percentiles are estimates, too, from a table that states no grade.',
  rawNote: 'A raw score is the number right minus a quarter of the number wrong.',
} as const;

export interface ConversationText {
  readonly say: string;
  readonly leaveOut: string;
}

/** Suggestions for a parent: a question that opens a talk about the test, and a remark that would end it. */
export function conversationText({ meaning }: Pick<ScoreReport, 'meaning'>): ConversationText {
  switch (meaning.kind) {
    case 'compared':
      return comparedConversations[meaning.comparison.change];
    case 'estimated':
      return {
        say: 'Which part went better than you expected?',
        leaveOut: 'Is that your score?',
      };
    case 'raw':
      return { say: 'Which question would you like to show me?', leaveOut: 'Why so many wrong?' };
    case 'essay':
      return { say: 'Which sentence do you like best?', leaveOut: 'Let me correct that.' };
    default:
      return assertUnreachable(meaning);
  }
}

const comparedConversations: Readonly<Record<EstimateComparison['change'], ConversationText>> = {
  gain: { say: 'Your work is paying off. What has helped the most?', leaveOut: 'Only a few points to go.' },
  loss: { say: 'What was this test like for you?', leaveOut: 'You’re down.' },
  'within-error': {
    say: 'Which part felt easier than last time?',
    leaveOut: 'So nothing has changed.',
  },
};

export const conversationTexts = {
  title: 'What to Say to the Student',
  say: 'A way to begin',
  leaveOut: 'Better left unsaid',
} as const;
