/** The state of one item in an attempt, and the actions a student can take on it. */
import type { ChoiceLetter } from './item';
import { blankResponse, type ItemResponse } from '@/domain/exam/attempts/response';

/** The student's confidence in an answer, set with one tap, in practice only. */
export const confidenceLevels = ['guess', 'leaning', 'sure'] as const;
export type Confidence = (typeof confidenceLevels)[number];

export interface ItemState {
  readonly response: ItemResponse;
  readonly crossedOut: readonly ChoiceLetter[];
  readonly flagged: boolean;
  readonly confidence: Confidence | null;
  /** Time with this item on screen, in milliseconds. */
  readonly timeMs: number;
  /** The section clock when the response last changed, in milliseconds; null if nothing was ever chosen. */
  readonly answeredAtMs: number | null;
  /** The student has asked for the explanation. From then on the response is final, even a blank one. */
  readonly checked: boolean;
  /**
   * Null until the student checks a wrong answer in a section that offers a second try. From then on `response` is final, because
   * the first answer counts.
   */
  readonly secondTry: SecondTry | null;
  /**
   * Time with the explanation or a second try on screen, in milliseconds, up to `maxExplanationMs`. It is study time, but not part
   * of the answering time.
   */
  readonly explanationMs: number;
}

/** A longer look at an explanation counts as idle. */
export const maxExplanationMs = 120_000;

export interface SecondTry {
  /** Null until a choice is made in the second try. */
  readonly letter: ChoiceLetter | null;
}

export const untouchedItem: ItemState = {
  response: blankResponse,
  crossedOut: [],
  flagged: false,
  confidence: null,
  timeMs: 0,
  answeredAtMs: null,
  checked: false,
  secondTry: null,
  explanationMs: 0,
};

/** Checks whether the item was displayed or answered. */
export function wasOnScreen({ response, timeMs }: Pick<ItemState, 'response' | 'timeMs'>): boolean {
  return response.state === 'chosen' || timeMs > 0;
}

/**
 * Chooses a letter and removes its cross-out. Clears the confidence, which applied to the previous answer. A second try can't
 * choose the first answer again.
 */
export function withChoice(item: ItemState, letter: ChoiceLetter, clockMs: number): ItemState {
  if (item.checked || isAnswer(item, letter)) return item;
  const crossedOut = item.crossedOut.filter((crossed) => crossed !== letter);
  if (item.secondTry !== null)
    return item.secondTry.letter === letter ? item : { ...item, crossedOut, secondTry: { letter } };
  return {
    ...item,
    response: { state: 'chosen', letter },
    crossedOut,
    confidence: null,
    answeredAtMs: clockMs,
  };
}

/** Clears the answer and its confidence; in a second try, clears only the second choice. */
export function withoutChoice(item: ItemState, clockMs: number): ItemState {
  if (item.checked) return item;
  if (item.secondTry !== null)
    return item.secondTry.letter === null ? item : { ...item, secondTry: { letter: null } };
  return item.response.state === 'blank'
    ? item
    : { ...item, response: blankResponse, confidence: null, answeredAtMs: clockMs };
}

/**
 * Toggles the cross-out of a choice. Crossing out the chosen letter clears it. The first answer can't be crossed out during a
 * second try.
 */
export function withCrossOutToggled(item: ItemState, letter: ChoiceLetter, clockMs: number): ItemState {
  const isFirst = item.secondTry !== null && isAnswer(item, letter);
  if (item.checked || isFirst) return item;
  if (item.crossedOut.includes(letter))
    return { ...item, crossedOut: item.crossedOut.filter((crossed) => crossed !== letter) };
  const wasChosen = letter === (item.secondTry === null ? answerOf(item) : item.secondTry.letter);
  const open = wasChosen ? withoutChoice(item, clockMs) : item;
  return { ...open, crossedOut: [...item.crossedOut, letter] };
}

/**
 * Checks the answer. A wrong first answer starts a second try if available; otherwise shows the explanation.
 * @param key the right answer if a second try is available, else null
 */
export function withAnswerChecked(item: ItemState, key: ChoiceLetter | null): ItemState {
  if (item.checked) return item;
  const isFirstMiss =
    key !== null && item.secondTry === null && item.response.state === 'chosen' && !isAnswer(item, key);
  return isFirstMiss ? { ...item, secondTry: { letter: null } } : { ...item, checked: true };
}

export function explanationMsOf(items: readonly Pick<ItemState, 'explanationMs'>[]): number {
  return items.reduce((sum, { explanationMs }) => sum + explanationMs, 0);
}

/** Adds time with the explanation or a second try on screen; returns the same object once the maximum is reached. */
export function withExplanationTime(item: ItemState, ms: number): ItemState {
  const explanationMs = Math.min(maxExplanationMs, item.explanationMs + ms);
  return explanationMs === item.explanationMs ? item : { ...item, explanationMs };
}

function answerOf({ response }: ItemState): ChoiceLetter | null {
  return response.state === 'chosen' ? response.letter : null;
}

function isAnswer(item: ItemState, letter: ChoiceLetter): boolean {
  return answerOf(item) === letter;
}

/** Sets the confidence in the answer; setting the same value again clears it. A blank response has none. */
export function withConfidence(item: ItemState, confidence: Confidence): ItemState {
  if (item.checked || item.secondTry !== null || item.response.state === 'blank') return item;
  return { ...item, confidence: item.confidence === confidence ? null : confidence };
}

/** The item's status in a navigator. */
export interface ItemStatus {
  readonly answer: 'answered' | 'blank';
  readonly flagged: boolean;
}

export function itemStatus({ response, flagged }: ItemState): ItemStatus {
  return { answer: response.state === 'blank' ? 'blank' : 'answered', flagged };
}
