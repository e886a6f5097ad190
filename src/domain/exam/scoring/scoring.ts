import type { Verdict } from '@/domain/exam/attempts/response';

/**
 * Scores are whole quarters of a raw point, to avoid rounding: right +1 point, wrong -1/4, blank 0 (test maker's rule:
 * docs/ssat.md, "Raw scores").
 */
export const scoreQuartersByVerdict: Readonly<Record<Verdict, number>> = { right: 4, wrong: -1, blank: 0 };

export interface VerdictTally {
  readonly right: number;
  readonly wrong: number;
  readonly blank: number;
}

export function tallyVerdicts(verdicts: readonly Verdict[]): VerdictTally {
  const tally = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return { right: tally('right'), wrong: tally('wrong'), blank: tally('blank') };
}

export interface RawScore extends VerdictTally {
  /** Quarters of a raw point; negative when wrong answers outweigh right ones. */
  readonly quarters: number;
  /** The maximum score, in quarters of a raw point: every answer right. */
  readonly maximumQuarters: number;
}

/** Returns the raw score in quarters of a point. */
export function rawScoreQuarters({ right, wrong, blank }: VerdictTally): number {
  return (
    right * scoreQuartersByVerdict.right +
    wrong * scoreQuartersByVerdict.wrong +
    blank * scoreQuartersByVerdict.blank
  );
}

/**
 * Quarters of a raw point that an answer falls short of a right one: a wrong answer misses its point and loses a quarter more, a
 * blank only misses its point.
 */
export const lostQuartersByVerdict: Readonly<Record<Verdict, number>> = {
  right: 0,
  wrong: scoreQuartersByVerdict.right - scoreQuartersByVerdict.wrong,
  blank: scoreQuartersByVerdict.right - scoreQuartersByVerdict.blank,
};

/** Returns the quarters of a raw point between a score and the maximum. */
export function lostQuarters({ wrong, blank }: Pick<VerdictTally, 'wrong' | 'blank'>): number {
  return wrong * lostQuartersByVerdict.wrong + blank * lostQuartersByVerdict.blank;
}

export function rawScore(verdicts: readonly Verdict[]): RawScore {
  const tally = tallyVerdicts(verdicts);
  return {
    ...tally,
    quarters: rawScoreQuarters(tally),
    maximumQuarters: verdicts.length * scoreQuartersByVerdict.right,
  };
}

/** A number of raw points as an exact fraction in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * Returns the expected raw points of a blind guess among `choicesLeft` choices: of n, one gains 1 and n-1 lose 1/4 each, so
 * (5-n)/4n. Five left: 0; four: 1/16; three: 1/6; two: 3/8; one: 1.
 * @throws RangeError when choicesLeft isn't a whole number from 1 to 5.
 */
export function expectedGuessPoints(choicesLeft: number): Fraction {
  if (!Number.isInteger(choicesLeft) || choicesLeft < 1 || choicesLeft > 5) {
    throw new RangeError(`A question has one to five choices left, not ${choicesLeft}`);
  }
  const numerator = 5 - choicesLeft;
  const denominator = 4 * choicesLeft;
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
