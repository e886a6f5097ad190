import { guideLevel, clearChangeThresholds } from './guideLevel';
import type { EnteredCounts } from './enteredCounts';
import type { ScoreKind, ScoreScale } from '@/domain/exam/level/test-level';
import { percentileOf } from '@/domain/exam/report/scaled-score';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import {
  type Fraction,
  expectedGuessPoints,
  scoreQuartersByVerdict,
  rawScoreQuarters,
  type VerdictTally,
} from '@/domain/exam/scoring/scoring';
import { sectionName } from '@/domain/section-names';
import type { Interval } from '@/domain/statistics';
import {
  capitalize,
  spellOutCount,
  formatNumber,
  formatOrdinal,
  formatQuarterPoints,
  formatRange,
  formatSignedQuarterPoints,
} from '@/lib/text/format';

/** These pages are about scores, so they use the test maker's names. */
export const guideSectionName = (section: ScoredSection) => sectionName(section, 'test');
const inSentence = (section: ScoredSection) => guideSectionName(section).toLowerCase();

const points = (value: number) => `${formatQuarterPoints(value)} ${value === 4 ? 'point' : 'points'}`;

export const countErrorText = (most: number) => `Enter a whole number from 0 to ${most}.`;

/** Explains the sum of the counts, and how to fix them if they don't add up to the whole section. */
export function enteredCountsSumText({ section, tally, missing, questions }: EnteredCounts): string {
  const { right, wrong, blank } = tally;
  const sum = `${right} + ${wrong} + ${blank} = ${right + wrong + blank}`;
  const name = inSentence(section);
  if (missing === 0) return `${sum}, a whole ${name} section.`;
  const todo = missing > 0 ? `add ${missing}` : `subtract ${-missing}`;
  return `${sum}, but a ${name} section has ${questions} questions: ${todo}.`;
}

export function sectionScoreSentence(
  section: ScoredSection,
  tally: VerdictTally,
  band: Interval,
  percentile: Interval,
): string {
  return `A raw score of ${formatQuarterPoints(rawScoreQuarters(tally))} in the ${inSentence(section)} section is about ${formatRange(band)} on the ${guideLevel.name} Level scale, the ${formatRange(percentile, formatOrdinal)} percentile.`;
}

/** The calculation of the raw score: "38 − 8 × ¼". */
export const rawScoreCalculationText = ({ right, wrong }: VerdictTally) =>
  `${right} \u2212 ${wrong} \u00d7 \u00bc`;

export function guessPenaltyText(tally: VerdictTally): string {
  const { right, wrong } = tally;
  if (wrong === 0) return 'You lost no points to wrong answers.';
  const which = wrong === 1 ? 'the wrong answer' : `the ${formatNumber(wrong)} wrong answers`;
  return `If you had left ${which} blank, your raw score would have been ${formatQuarterPoints(right * scoreQuartersByVerdict.right)} instead of ${formatQuarterPoints(rawScoreQuarters(tally))}.`;
}

/** A fraction on one line: "3/8", "0". */
export const fractionText = ({ numerator, denominator }: Fraction) =>
  numerator === 0 ? '0' : `${numerator}/${denominator}`;

/** Excludes 1: with one choice left, there is nothing to guess. */
export const remainingChoiceCounts = [5, 4, 3, 2] as const;

export const guessValueTable = {
  caption: 'What a guess is worth on average, in raw points',
  head: ['Choices left', 'A guess'],
  rows: remainingChoiceCounts.map((left) => [
    capitalize(spellOutCount(left)),
    fractionText(expectedGuessPoints(left)),
  ]),
};

/** Advice on guessing with `possible` choices left; the title is highlighted. */
export function guessAdviceText(possible: number): { readonly title: string; readonly text: string } {
  const left = spellOutCount(possible);
  const wrong = possible - 1;
  const value = expectedGuessPoints(possible);
  const gained = scoreQuartersByVerdict.right + wrong * scoreQuartersByVerdict.wrong;
  const tries = `Of ${left} such guesses, one is right on average and ${spellOutCount(wrong)} ${wrong === 1 ? 'is' : 'are'} wrong: 1\u00A0\u2212\u00A0${formatQuarterPoints(-wrong * scoreQuartersByVerdict.wrong)}\u00A0=\u00A0${formatQuarterPoints(gained)}.`;
  if (value.numerator === 0)
    return {
      title: `With all ${left} left, guess or leave a blank.`,
      text: `${tries} In the long run, both come out even, and a blank takes less time.`,
    };
  return {
    title: `With ${left} left, guess.`,
    text: `${tries} That is ${fractionText(value)} of a point per guess, so ${spellOutCount(value.denominator)} such guesses earn ${points(value.numerator * scoreQuartersByVerdict.right)}.`,
  };
}

export const scoreErrorText = ({ least, most }: ScoreScale) =>
  `Enter a whole number from ${least} to ${most}.`;

const measuredLabels = { section: 'one section', total: 'the total' } as const;

export function changeVerdictText(
  earlier: number,
  later: number,
  of: ScoreKind,
): { readonly title: string; readonly text: string } {
  const difference = later - earlier;
  const size = formatNumber(Math.abs(difference));
  const mark = clearChangeThresholds[of];
  if (difference === 0)
    return {
      title: 'The same score twice.',
      text: `In ${measuredLabels[of]}, only a change of ${mark} points or more counts.`,
    };
  const way = difference > 0 ? 'Up' : 'Down';
  return Math.abs(difference) < mark
    ? {
        title: `${way} ${size}. Chance alone could explain it.`,
        text: `In ${measuredLabels[of]}, a change of less than ${mark} points may be due to chance. The student may really have improved or slipped, but these two scores can’t show it.`,
      }
    : {
        title: `${way} ${size}. That is probably more than chance.`,
        text: `If nothing had changed, two scores in ${measuredLabels[of]} would differ by ${mark} points or more in about one case in ten.`,
      };
}

export function percentileCurvesSentence(): string {
  const { least, most } = guideLevel.scale;
  const middle = (least + most) / 2;
  const each = scoredSections.map(
    (section) =>
      `the ${formatOrdinal(percentileOf(guideLevel, section, middle))} percentile in ${inSentence(section)}`,
  );
  return `A scaled score of ${middle} is about ${each.slice(0, -1).join(', ')}, and ${each.at(-1)}. The reading curve is less precise, because we chose it ourselves instead of reading it from a table.`;
}

export const answerVerdictLabels = { right: 'Right', wrong: 'Wrong', blank: 'Blank' } as const;
export const verdictPointsText = (verdict: keyof typeof answerVerdictLabels) =>
  `${formatSignedQuarterPoints(scoreQuartersByVerdict[verdict])} each`;
export const fewerAnswersLabel = (verdict: keyof typeof answerVerdictLabels) => `One ${verdict} fewer`;
export const moreAnswersLabel = (verdict: keyof typeof answerVerdictLabels) => `One ${verdict} more`;
export const incompleteCountsText = (questions: number) =>
  `The estimate returns when the three counts add up to ${questions}.`;
export const setBlankCountLabel = (blank: number) => `Set blank to ${blank}`;
export const missingScoresText = 'Enter two scores to compare.';
export const choicesLeftLabel = (left: number) => `${capitalize(spellOutCount(left))} left`;
