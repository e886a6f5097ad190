/**
 * Sentences beside a report's evidence: on estimates, topics, pace, and guesses. Every figure in them comes from the report itself.
 */
import { noScoreTableClause } from '@/domain/exam/level/score-tables-text';
import { hasScoreTables, type TestLevel } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type {
  NoEstimate,
  NoEstimateReason,
  RawSection,
  SectionEstimate,
  WideningReason,
} from '@/domain/exam/report/estimate';
import type { GuessAudit } from '@/domain/exam/report/guess-audit';
import type { SectionPace } from '@/domain/exam/report/section-pace';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { topicGroups, type TopicResult, type TopicGroup } from '@/domain/exam/report/topic-results';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { expectedGuessPoints, rawScore } from '@/domain/exam/scoring/scoring';
import type { Interval } from '@/domain/statistics';
import {
  capitalize,
  formatClock,
  formatCount,
  formatList,
  formatNumber,
  formatOrdinal,
  formatQuarterPoints,
  formatRange,
} from '@/lib/text/format';
import { scoredSectionName } from '../resultSentences';
import { itemsBySection } from './sectionResults';

const noEstimateLabels: Readonly<Record<NoEstimateReason, string>> = {
  'not-taken': 'not part of this test',
  'no-table': 'no public table',
  'too-few': 'too few questions',
  seen: 'mostly seen before',
};

const noEstimateReason = (section: NoEstimate | RawSection): NoEstimateReason =>
  section.state === 'raw' ? 'no-table' : section.reason;

export function noEstimateLabel(section: NoEstimate | RawSection): string {
  return noEstimateLabels[noEstimateReason(section)];
}

/** For example: "No estimate: too few questions". */
export function noEstimateText(reason: NoEstimateReason): string {
  return `No estimate: ${noEstimateLabels[reason]}`;
}

/** Explains why no test of a level has an estimate. */
export function noScoreTableSentence(level: TestLevel): string {
  return `${capitalize(noScoreTableClause(level))}, so this test shows raw scores only.`;
}

export interface ScoreLine {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the score of each section and of the total as text; on a level without score tables, the raw score of each section taken.
 */
export function scoreLines({
  estimate: { level, sections, total },
  scored,
}: ScoreReport): readonly ScoreLine[] {
  if (!hasScoreTables(testLevels[level]))
    return itemsBySection(scored).map(({ section, items }) => {
      const { quarters: raw } = rawScore(items.map(({ verdict }) => verdict));
      return {
        name: scoredSectionName(section),
        text: `Raw score ${formatQuarterPoints(raw)} of ${items.length}.`,
      };
    });
  const lines = scoredSections.map((section) => {
    const each = sections[section];
    const text =
      each.state !== 'estimated'
        ? `${noEstimateText(noEstimateReason(each))}.`
        : `${between(each.band)}; percentile: ${formatRange(each.percentile, formatOrdinal)}.`;
    return { name: scoredSectionName(section), text };
  });
  return total === null ? lines : [...lines, { name: 'Total', text: `${between(total)}.` }];
}

const between = ({ low, high }: Interval) => `Between ${formatNumber(low)} and ${formatNumber(high)}`;

const wideningTexts: Readonly<Record<WideningReason, string>> = {
  short: 'has fewer questions than a whole section',
  seen: 'leaves out questions you had seen before',
  paused: 'was paused',
  interrupted: 'was interrupted',
  untimed: 'had no clock',
  'reasons-shown': 'showed the explanations after each question',
};

/** Explains the width of the bands in one sentence. */
export function rangeWidthSentence(report: ScoreReport): string {
  const estimated = Object.values(report.estimate.sections).filter(
    (each): each is SectionEstimate => each.state === 'estimated',
  );
  const reasons = [...new Set(estimated.flatMap(({ widenings }) => widenings))];
  return reasons.length === 0
    ? 'You took whole sections against the clock, so the ranges are as narrow as one test allows.'
    : `The ranges are wider than those of a full test, because this test ${formatList(reasons.map((reason) => wideningTexts[reason]))}.`;
}

/** Explains that questions seen before this test don't count, and how many there were; null if there were none. */
export function seenQuestionsSentence({ scored }: ScoreReport): string | null {
  const seen = scored.reduce((sum, section) => sum + section.seen, 0);
  const all = scored.reduce((sum, { items }) => sum + items.length, 0);
  return seen === 0
    ? null
    : `Questions you had seen before this test (${formatNumber(seen)} of ${formatNumber(all)}) don’t count toward an estimate or a topic.`;
}

/** Sums up the topics: which are clearly weaker, and which can't be judged. */
export function topicsSentence(topics: readonly TopicResult[], below: readonly TopicGroup[]): string {
  const few = topics.filter(({ share }) => share === null).length;
  if (few === topics.length)
    return 'No topic has the eight new questions needed to judge it. These are the counts.';
  const weaker =
    below.length === 0
      ? 'No topic is clearly below the rest of its section.'
      : `Clearly below the rest of ${below.length === 1 ? 'its section' : 'their sections'}: ${below.map((group) => topicGroups[group].label).join('; ')}.`;
  return few === 0
    ? weaker
    : `${weaker} We don’t judge a topic with fewer than eight questions that were new to you.`;
}

export function paceSentence(pace: SectionPace): string {
  const { evenMs, limitMs, usedMs, notReached, slowestPassage, questions, answered } = pace;
  if (evenMs === null || limitMs === null)
    return `There was no clock. The section took ${formatClock(usedMs)}, and there is no pace for comparison.`;
  const passage =
    slowestPassage === null
      ? ''
      : `“${slowestPassage.title}” took ${formatClock(slowestPassage.usedMs - slowestPassage.shareMs)} more than its share of ${formatClock(slowestPassage.shareMs)}. `;
  if (notReached > 0) return `${passage}You didn’t reach ${formatCount(notReached, 'question')}.`;
  const blank = questions - answered;
  const seen = blank === 0 ? 'You answered every question' : `You saw every question and left ${blank} blank`;
  const leftMs = timeLeft(limitMs, usedMs);
  return `${passage}${seen}, with ${leftMs > 0 ? formatClock(leftMs) : 'no time'} to spare.`;
}

/**
 * Returns the time left, in milliseconds. Rounds the time used up to a whole second, as the clock does, so that the time used and
 * the time left, as shown, add up to the limit.
 */
function timeLeft(limitMs: number, usedMs: number): number {
  return limitMs - Math.ceil(usedMs / 1000) * 1000;
}

export function guessAuditSentence({ hasConfidence }: GuessAudit): string {
  return hasConfidence
    ? 'Answers you called guesses or gave before you could read the question.'
    : 'Under test conditions, nobody asks how sure you are, so only answers given too fast for you to have read the question count as guesses.';
}

/** Returns the expected value of a guess in raw points, as a fraction: 3 -> "1/6". */
export function guessValueText(choicesLeft: number): string {
  const { numerator, denominator } = expectedGuessPoints(choicesLeft);
  return denominator === 1 ? formatNumber(numerator) : `${numerator}/${denominator}`;
}
