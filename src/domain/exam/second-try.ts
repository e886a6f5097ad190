/** Choosing once more, with a hint, after a first wrong answer: where it is offered, and what was chosen. */
import { hasImmediateFeedback } from './immediate-feedback';
import type { Conditions, FormSection } from './form';
import type { Letter } from './item';
import type { ItemState } from './item-state';

/** Where each question is explained, and no clock runs out. */
export function offersSecondTry(conditions: Conditions, { limitMs }: Pick<FormSection, 'limitMs'>): boolean {
  return hasImmediateFeedback(conditions) && limitMs === null;
}

export interface ChosenLetters {
  /** The answer that counts; null where it was left blank. */
  readonly first: Letter | null;
  /** What was chosen after a hint; null where nothing was. */
  readonly second: Letter | null;
}

export function chosenLetters({
  response,
  secondTry,
}: Pick<ItemState, 'response' | 'secondTry'>): ChosenLetters {
  return {
    first: response.state === 'chosen' ? response.letter : null,
    second: secondTry?.letter ?? null,
  };
}

/** In which try a choice was taken; null where it wasn't. */
export type ChosenTry = 'first' | 'second' | null;

export function tryOfChoice(letter: Letter, { first, second }: ChosenLetters): ChosenTry {
  return letter === first ? 'first' : letter === second ? 'second' : null;
}
