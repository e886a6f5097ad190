/** The second try, which follows a wrong answer and a hint: when it is offered, and which letters were chosen. */
import { hasImmediateFeedback } from './immediate-feedback';
import type { AttemptConditions, FormSection } from '@/domain/exam/test/form';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';

/** Returns true for untimed sections with immediate feedback: against the clock, a second try would cost the student time. */
export function offersSecondTry(
  conditions: AttemptConditions,
  { limitMs }: Pick<FormSection, 'limitMs'>,
): boolean {
  return hasImmediateFeedback(conditions) && limitMs === null;
}

export interface ChosenLetters {
  /** The answer that counts; null if left blank. */
  readonly first: ChoiceLetter | null;
  /** The choice after the hint; null if none. */
  readonly second: ChoiceLetter | null;
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

/** The try in which a choice was selected; null if in neither. */
export type ChosenTry = 'first' | 'second' | null;

export function tryOfChoice(letter: ChoiceLetter, { first, second }: ChosenLetters): ChosenTry {
  return letter === first ? 'first' : letter === second ? 'second' : null;
}
