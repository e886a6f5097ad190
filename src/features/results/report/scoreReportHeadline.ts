/** Text at the head of a score report: what the scores mean, how certain that is, and the one thing to do next. */
import type { ScoreInterpretation, TotalOrSection } from '@/domain/exam/report/score-interpretation';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import type { StepAfterTest } from '@/domain/plan/schedule/step-after-test';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { questionParts } from '@/domain/exam/scoring/result';
import { topicGroups } from '@/domain/exam/report/topic-results';
import { assertPresent, assertUnreachable } from '@/lib/assert';
import {
  formatAmount,
  formatClock,
  formatCount,
  formatList,
  formatNumber,
  formatQuarterPoints,
} from '@/lib/text/format';
import { earlierTestText, rightOfAllText, scoredSectionName } from '../resultSentences';
import { noScoreTableSentence } from './evidenceSentences';

export interface ScoreReportHeadline {
  readonly title: string;
  readonly text: string;
}

export const essayHeadline = 'An essay to read again with fresh eyes.';

const measuredName = (of: TotalOrSection) => (of === 'total' ? 'total' : `${scoredSectionName(of)} score`);

/** Returns the report's headline and the sentence on its certainty. */
export function scoreReportHeadline({
  meaning,
  estimate: { level },
  before,
  scored,
  result,
}: ScoreReport): ScoreReportHeadline {
  switch (meaning.kind) {
    case 'compared':
      return comparedHeadline(
        meaning,
        earlierTestText(assertPresent(before, 'a test to compare with'), result),
      );
    case 'estimated': {
      const { low, high, estimate } = meaning.band;
      return {
        title: `A first estimate of your ${measuredName(meaning.measure)}: ${formatNumber(low)} to ${formatNumber(high)}.`,
        text: `The middle of that range is ${formatNumber(estimate)}. ${rangeMeaningText} The next test of this kind will show whether anything changed.`,
      };
    }
    case 'raw':
      return {
        title: rightOfAllText(meaning.reason === 'practice' ? questionParts(result) : scored),
        text: rawReasonText(meaning.reason, level),
      };
    case 'essay':
      return {
        title: essayHeadline,
        text: 'The writing sample has no score here or on the SSAT. Schools always receive it.',
      };
    default:
      return assertUnreachable(meaning);
  }
}

function rawReasonText(
  reason: Extract<ScoreInterpretation, { kind: 'raw' }>['reason'],
  level: LevelId,
): string {
  switch (reason) {
    case 'practice':
      return 'Practice has no score, but your answers show what to review.';
    case 'no-table':
      return noScoreTableSentence(testLevels[level]);
    case 'too-little':
      return 'Too few questions were new to you for an estimate on the SSAT scale, but your answers show what to review.';
    default:
      return assertUnreachable(reason);
  }
}

function comparedHeadline(
  { measure, band, comparison, changedSections }: Extract<ScoreInterpretation, { kind: 'compared' }>,
  earlier: string,
): ScoreReportHeadline {
  const size = formatNumber(Math.abs(comparison.difference));
  const name = measuredName(measure);
  const sections = changedSections.filter(({ section }) => section !== measure);
  const also =
    sections.length === 0
      ? ''
      : ` By section, ${formatList(
          sections.map(
            ({ section, comparison: own }) =>
              `${scoredSectionName(section)} ${own.change === 'gain' ? 'rose' : 'fell'} by ${formatNumber(Math.abs(own.difference))}`,
          ),
        )}, ${sections.length === 1 ? '' : 'each by '}more than chance usually explains.`;
  const difference =
    comparison.difference === 0
      ? `the same as on ${earlier}`
      : `${size} ${comparison.difference > 0 ? 'more' : 'less'} than on ${earlier}`;
  const text = `The estimate of your ${name} is ${formatNumber(band.estimate)}, ${difference}. Between two tests like these, a change has to be at least ${formatNumber(comparison.clearFrom)} points to be clear.${also}`;
  switch (comparison.change) {
    case 'gain':
      return { title: `A clear gain: ${size} points more than on ${earlier}.`, text };
    case 'loss':
      return { title: `Lower than on ${earlier}, by more than chance usually explains.`, text };
    case 'within-error':
      return {
        title: `No clear change since ${earlier}. Chance alone could explain the difference.`,
        text,
      };
    default:
      return assertUnreachable(comparison.change);
  }
}

export interface NextStepText {
  readonly title: string;
  readonly reason: string;
}

export function nextStepText(step: StepAfterTest): NextStepText {
  switch (step.kind) {
    case 'topic':
      return {
        title: `Go through the ${formatCount(step.wrong + step.blank, `“${topicGroups[step.group].label}” question`)} you missed`,
        reason: `${wrongAndBlank(step)} out of ${formatCount(step.questions, 'question')} cost ${points(step.lostQuarters)}${step.wrong > 0 ? ', including the quarter points for wrong answers' : ''}. Of the topics with enough questions to judge, this one should gain you the most points per minute of practice. This is an estimate.`,
      };
    case 'pace':
      if (!step.ranOut)
        return {
          title: `Look at every question in ${scoredSectionName(step.section)}`,
          reason: `${formatCount(step.notReached, 'question')} never came on screen${step.leftMs === null ? '' : `, though ${formatClock(step.leftMs)} was left`}. Each one you can answer is worth as much as any other.`,
        };
      return {
        title: `Reach the last questions in ${scoredSectionName(step.section)}`,
        reason: `${formatCount(step.notReached, 'question')} never came on screen. At the rate of the others, they would have earned about ${formatAmount(step.points)} raw points. Practice this section against the clock, and leave hard questions sooner.`,
      };
    case 'blanks':
      return {
        title: 'Answer once you rule out a choice',
        reason: `You left ${formatCount(step.questions, 'question')} blank after crossing out a choice. Guessing among the other choices would have earned about ${formatAmount(step.points)} raw ${step.points === 1 ? 'point' : 'points'} on average.`,
      };
    case 'review':
      return {
        title: 'Look at the questions you missed',
        reason: `You had ${wrongAndBlank(step)}, but too few questions of any one kind were new for a topic to stand out. The explanations are below.`,
      };
    case 'longer-test':
      return {
        title: 'Take a longer test',
        reason: 'Every answer was right, so this test can’t show where your limit is. A longer one can.',
      };
    case 'self-check':
      return {
        title: 'Check your essay against the list',
        reason: 'Go through the five points under “Read It Over,” and pick one to improve next time.',
      };
    default:
      return assertUnreachable(step);
  }
}

function wrongAndBlank({ wrong, blank }: { wrong: number; blank: number }): string {
  const wrongs = wrong === 0 ? [] : [`${formatNumber(wrong)} wrong`];
  const blanks = blank === 0 ? [] : [`${formatNumber(blank)} blank`];
  return formatList([...wrongs, ...blanks]);
}

/** Formats quarters of a raw point with their noun: 5 -> "1¼ raw points". */
function points(value: number): string {
  return `${formatQuarterPoints(value)} raw ${Math.abs(value) <= 4 && value !== 0 ? 'point' : 'points'}`;
}

/** The reasons why a requested attempt isn't shown, with advice. */
export const missingReportTexts = {
  absent: {
    what: 'This test is not on this device',
    how: 'You may have taken it in another browser, saved it only for a visit that has ended, or deleted it. The list shows the tests saved here.',
  },
  unreadable: {
    what: 'This test can’t be read',
    how: 'Something is wrong with the saved copy. We set it aside and deleted nothing; your other tests are fine.',
  },
  newer: {
    what: 'This test was saved by a newer version of this site',
    how: 'Reload the page to get that version. Nothing was changed.',
  },
  unavailable: {
    what: 'This test can’t be opened right now',
    how: 'This browser can’t open the place where your tests are saved. Nothing is lost. Close other tabs of this site and reload the page.',
  },
} as const;
