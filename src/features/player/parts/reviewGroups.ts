import { choiceLetters } from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';
import { type Fraction, expectedGuessPoints } from '@/domain/exam/scoring/scoring';

/** Blank questions with the same number of choices crossed out, so that a guess at each is worth the same. */
export interface BlankGroup {
  readonly crossedOut: number;
  /** The average value of a guess, in raw points; null if every choice is crossed out, which leaves none to guess. */
  readonly guessValue: Fraction | null;
  readonly indexes: readonly number[];
}

/** Groups a section's blank questions. Those with the most choices crossed out come first, because a guess is worth most there. */
export function groupBlankQuestions(items: readonly ItemState[]): readonly BlankGroup[] {
  const blanks = items.flatMap((item, index) =>
    item.response.state === 'blank' ? [{ index, crossedOut: item.crossedOut.length }] : [],
  );
  const counts = [...new Set(blanks.map(({ crossedOut }) => crossedOut))].toSorted((a, b) => b - a);
  return counts.map((crossedOut) => ({
    crossedOut,
    guessValue:
      crossedOut < choiceLetters.length ? expectedGuessPoints(choiceLetters.length - crossedOut) : null,
    indexes: blanks.filter((blank) => blank.crossedOut === crossedOut).map(({ index }) => index),
  }));
}

export function flaggedIndexes(items: readonly ItemState[]): readonly number[] {
  return items.flatMap((item, index) => (item.flagged ? [index] : []));
}
