import { choiceLetters } from '@/domain/exam/item';
import type { ItemState } from '@/domain/exam/item-state';
import { type Fraction, guessValue } from '@/domain/exam/scoring';

/** Blank questions in which equally many choices are crossed out, so that a guess at each is worth the same. */
export interface BlankGroup {
  readonly crossedOut: number;
  /** What a guess is worth on average, in raw points; null where every choice is crossed out, which leaves none to guess. */
  readonly worth: Fraction | null;
  readonly indexes: readonly number[];
}

/** The blank questions of a section, those with the most choices crossed out first: there a guess is worth most. */
export function blankGroups(items: readonly ItemState[]): readonly BlankGroup[] {
  const blanks = items.flatMap((item, index) =>
    item.response.state === 'blank' ? [{ index, crossedOut: item.crossedOut.length }] : [],
  );
  const counts = [...new Set(blanks.map(({ crossedOut }) => crossedOut))].toSorted((a, b) => b - a);
  return counts.map((crossedOut) => ({
    crossedOut,
    worth: crossedOut < choiceLetters.length ? guessValue(choiceLetters.length - crossedOut) : null,
    indexes: blanks.filter((blank) => blank.crossedOut === crossedOut).map(({ index }) => index),
  }));
}

/** The flagged questions of a section. */
export function flaggedIndexes(items: readonly ItemState[]): readonly number[] {
  return items.flatMap((item, index) => (item.flagged ? [index] : []));
}
