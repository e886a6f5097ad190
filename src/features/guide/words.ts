/** The sentences of the live pieces on the guide pages. */
import { guideLevel, realFrom } from './guideLevel';
import type { SectionTally } from './sectionScore';
import type { Measured } from '@/domain/exam/level/level';
import type { Scale } from '@/domain/exam/level/level';
import { percentileOf } from '@/domain/exam/report/scale';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { type Fraction, guessValue, quartersFor, quartersOf, type VerdictTally } from '@/domain/exam/scoring';
import { sectionName } from '@/domain/section-names';
import type { Interval } from '@/domain/statistics';
import { capitalized, inWords, number, ordinal, quarters, range, signedQuarters } from '@/lib/format';

/** These pages speak of math, as families do, and so does the menu. */
export const nameOf = (section: ScoredSection) => sectionName(section, 'dashboard');
const inSentence = (section: ScoredSection) => nameOf(section).toLowerCase();

const points = (value: number) => `${quarters(value)} ${value === 4 ? 'point' : 'points'}`;

/** What is wrong with a count that was typed. */
export const countError = (most: number) => `Enter a whole number from 0 to ${most}.`;

/** Whether the counts make a whole section, and if not, what to do. */
export function sumWords({ section, tally, missing, questions }: SectionTally): string {
  const { right, wrong, blank } = tally;
  const sum = `${right} + ${wrong} + ${blank} = ${right + wrong + blank}`;
  const name = inSentence(section);
  if (missing === 0) return `${sum}, a whole ${name} section.`;
  const todo = missing > 0 ? `add ${missing}` : `subtract ${-missing}`;
  return `${sum}, but a ${name} section has ${questions} questions: ${todo}.`;
}

/** The answer of the calculator, in one sentence. */
export function sectionSentence(
  section: ScoredSection,
  tally: VerdictTally,
  band: Interval,
  percentile: Interval,
): string {
  return `A raw score of ${quarters(quartersOf(tally))} in ${inSentence(section)} is about ${range(band)} on the ${guideLevel.name} Level scale, the ${range(percentile, ordinal)} percentile.`;
}

/** How the raw score comes about: "38 − 8 × ¼". */
export const rawWords = ({ right, wrong }: VerdictTally) => `${right} \u2212 ${wrong} \u00d7 \u00bc`;

/** What the wrong answers cost. */
export function blankInsteadWords(tally: VerdictTally): string {
  const { right, wrong } = tally;
  if (wrong === 0) return 'No points were lost to wrong answers.';
  const which = wrong === 1 ? 'the wrong answer' : `the ${number(wrong)} wrong answers`;
  return `Had ${which} been left blank, the raw score would have been ${quarters(right * quartersFor.right)} instead of ${quarters(quartersOf(tally))}.`;
}

/** A fraction on one line: "3/8", "0". */
export const fractionWords = ({ numerator, denominator }: Fraction) =>
  numerator === 0 ? '0' : `${numerator}/${denominator}`;

/** With one choice left nobody guesses. */
export const choicesLeft = [5, 4, 3, 2] as const;

export const guessTable = {
  caption: 'What a guess is worth on average, in raw points',
  head: ['Choices left', 'A guess'],
  rows: choicesLeft.map((left) => [capitalized(inWords(left)), fractionWords(guessValue(left))]),
};

/** What guessing with so many choices left comes to: the first words stand out. */
export function guessSentence(possible: number): { readonly title: string; readonly text: string } {
  const left = inWords(possible);
  const wrong = possible - 1;
  const value = guessValue(possible);
  const gained = quartersFor.right + wrong * quartersFor.wrong;
  const tries = `Of ${left} such guesses, one is right on average and ${inWords(wrong)} ${wrong === 1 ? 'is' : 'are'} wrong: 1\u00A0\u2212\u00A0${quarters(-wrong * quartersFor.wrong)}\u00A0=\u00A0${quarters(gained)}.`;
  if (value.numerator === 0)
    return {
      title: `With all ${left} left, guess or leave a blank.`,
      text: `${tries} In the long run, both come out even, and a blank takes less time.`,
    };
  return {
    title: `With ${left} left, guess.`,
    text: `${tries} That is ${fractionWords(value)} of a point per guess, so ${inWords(value.denominator)} such guesses earn ${points(value.numerator * quartersFor.right)}.`,
  };
}

/** What a score's field asks for. */
export const scoreError = ({ least, most }: Scale) => `Enter a whole number from ${least} to ${most}.`;

const measuredWords = { section: 'one section', total: 'the total' } as const;

/** Whether a change between two official scores is told from chance. */
export function realChangeWords(
  earlier: number,
  later: number,
  of: Measured,
): { readonly title: string; readonly text: string } {
  const difference = later - earlier;
  const size = number(Math.abs(difference));
  const mark = realFrom[of];
  if (difference === 0)
    return {
      title: 'The same score twice.',
      text: `In ${measuredWords[of]}, only a change of ${mark} points or more counts.`,
    };
  const way = difference > 0 ? 'Up' : 'Down';
  return Math.abs(difference) < mark
    ? {
        title: `${way} ${size}. Chance alone could explain it.`,
        text: `In ${measuredWords[of]}, a change of less than ${mark} points may be due to chance. There may still be a real ${difference > 0 ? 'gain' : 'loss'}, but these two scores can’t show it.`,
      }
    : {
        title: `${way} ${size}. That is probably a real change.`,
        text: `In ${measuredWords[of]}, chance alone produces a difference of ${mark} points or more in fewer than one in ten cases.`,
      };
}

/** One sentence for the chart of scaled scores and percentiles. */
export function curvesSummary(): string {
  const { least, most } = guideLevel.scale;
  const middle = (least + most) / 2;
  const each = scoredSections.map(
    (section) =>
      `the ${ordinal(percentileOf(guideLevel, section, middle))} percentile in ${inSentence(section)}`,
  );
  return `A scaled score of ${middle} is about ${each.slice(0, -1).join(', ')}, and ${each.at(-1)}. The reading curve is rougher: it is fitted, not read from a table.`;
}

export const labels = { right: 'Right', wrong: 'Wrong', blank: 'Blank' } as const;
export const worth = (verdict: keyof typeof labels) => `${signedQuarters(quartersFor[verdict])} each`;
export const fewerWords = (verdict: keyof typeof labels) => `One ${verdict} fewer`;
export const moreWords = (verdict: keyof typeof labels) => `One ${verdict} more`;
export const needsWholeWords = (questions: number) =>
  `The estimate returns when the three counts add up to ${questions}.`;
export const fillBlankWords = (blank: number) => `Set blank to ${blank}`;
export const needsScoresWords = 'Enter two scores to compare.';
export const choicesWords = (left: number) => `${capitalized(inWords(left))} left`;
