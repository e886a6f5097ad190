/** What an attempt knows of one item, and what a student may do with the item. */
import type { Letter } from './item';
import { blankResponse, type ItemResponse } from './response';

/** How sure a student was, told by one tap and only in practice. */
export const confidenceLevels = ['guess', 'leaning', 'sure'] as const;
export type Confidence = (typeof confidenceLevels)[number];

export interface ItemState {
  readonly response: ItemResponse;
  readonly crossedOut: readonly Letter[];
  readonly flagged: boolean;
  readonly confidence: Confidence | null;
  /** Time with this item on screen, in milliseconds. */
  readonly timeMs: number;
  /** What the section's clock had counted when the response last changed, in milliseconds; null if nothing was ever chosen. */
  readonly answeredAtMs: number | null;
  /** The student has asked for the reasons: from then on the response, even a blank one, stands. */
  readonly checked: boolean;
  /** Null until a wrong answer was checked where a second try is offered. The response stands from then on: the first answer counts. */
  readonly secondTry: SecondTry | null;
}

export interface SecondTry {
  /** Null while nothing was chosen in it. */
  readonly letter: Letter | null;
}

/** An item that nobody has looked at yet. */
export const untouchedItem: ItemState = {
  response: blankResponse,
  crossedOut: [],
  flagged: false,
  confidence: null,
  timeMs: 0,
  answeredAtMs: null,
  checked: false,
  secondTry: null,
};

/** Tells whether the student had an item on screen, or answered it. */
export function wasOnScreen({ response, timeMs }: Pick<ItemState, 'response' | 'timeMs'>): boolean {
  return response.state === 'chosen' || timeMs > 0;
}

/**
 * Chooses a letter; where it was crossed out, it no longer is. How sure the student was of another answer isn't carried over to
 * this one. In a second try the first answer can't be chosen again.
 */
export function withChoice(item: ItemState, letter: Letter, clockMs: number): ItemState {
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

/** Takes the answer back, and with it how sure the student was of it; in a second try, what was chosen in it. */
export function withoutChoice(item: ItemState, clockMs: number): ItemState {
  if (item.checked) return item;
  if (item.secondTry !== null)
    return item.secondTry.letter === null ? item : { ...item, secondTry: { letter: null } };
  return item.response.state === 'blank'
    ? item
    : { ...item, response: blankResponse, confidence: null, answeredAtMs: clockMs };
}

/** Crosses a choice out or brings it back; crossing out the chosen one takes it back. The first answer of a second try stays. */
export function withCrossOutToggled(item: ItemState, letter: Letter, clockMs: number): ItemState {
  const isFirst = item.secondTry !== null && isAnswer(item, letter);
  if (item.checked || isFirst) return item;
  if (item.crossedOut.includes(letter))
    return { ...item, crossedOut: item.crossedOut.filter((crossed) => crossed !== letter) };
  const wasChosen = letter === (item.secondTry === null ? answerOf(item) : item.secondTry.letter);
  const open = wasChosen ? withoutChoice(item, clockMs) : item;
  return { ...open, crossedOut: [...item.crossedOut, letter] };
}

/**
 * Asks for the verdict. A first answer that is wrong opens a second try where there is one; everything else asks for the reasons.
 * @param key the right answer where the student may choose once more; else null
 */
export function withCheck(item: ItemState, key: Letter | null): ItemState {
  if (item.checked) return item;
  const isFirstMiss =
    key !== null && item.secondTry === null && item.response.state === 'chosen' && !isAnswer(item, key);
  return isFirstMiss ? { ...item, secondTry: { letter: null } } : { ...item, checked: true };
}

function answerOf({ response }: ItemState): Letter | null {
  return response.state === 'chosen' ? response.letter : null;
}

function isAnswer(item: ItemState, letter: Letter): boolean {
  return answerOf(item) === letter;
}

/** Notes how sure the student is of the answer; the same word again takes it back. A blank has no confidence. */
export function withConfidence(item: ItemState, confidence: Confidence): ItemState {
  if (item.checked || item.secondTry !== null || item.response.state === 'blank') return item;
  return { ...item, confidence: item.confidence === confidence ? null : confidence };
}

/** What a navigator shows of an item. */
export interface ItemStatus {
  readonly answer: 'answered' | 'blank';
  readonly flagged: boolean;
}

export function itemStatus({ response, flagged }: ItemState): ItemStatus {
  return { answer: response.state === 'blank' ? 'blank' : 'answered', flagged };
}
