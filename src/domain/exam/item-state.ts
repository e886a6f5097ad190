/** What an attempt knows of one item, and what a student may do with the item. */
import type { Letter } from './item';
import { blank, type Response } from './response';

/** How sure a student was, told by one tap and only in practice. */
export const confidences = ['guess', 'leaning', 'sure'] as const;
export type Confidence = (typeof confidences)[number];

export interface ItemState {
  readonly response: Response;
  readonly crossedOut: readonly Letter[];
  readonly flagged: boolean;
  readonly confidence: Confidence | null;
  /** Time with this item on screen, in milliseconds. */
  readonly timeMs: number;
  /** What the section's clock had counted when the response last changed, in milliseconds; null if nothing was ever chosen. */
  readonly answeredAtMs: number | null;
  /** The student has asked for the reasons: from then on the response, even a blank one, stands. */
  readonly checked: boolean;
}

/** An item that nobody has looked at yet. */
export const untouchedItem: ItemState = {
  response: blank,
  crossedOut: [],
  flagged: false,
  confidence: null,
  timeMs: 0,
  answeredAtMs: null,
  checked: false,
};

/** Tells whether the student had an item on screen, or answered it. */
export function wasOnScreen({ response, timeMs }: Pick<ItemState, 'response' | 'timeMs'>): boolean {
  return response.state === 'chosen' || timeMs > 0;
}

/**
 * Chooses a letter; where it was crossed out, it no longer is. How sure the student was of another answer isn't carried over to
 * this one.
 */
export function withChoice(item: ItemState, letter: Letter, clockMs: number): ItemState {
  if (item.checked || (item.response.state === 'chosen' && item.response.letter === letter)) return item;
  return {
    ...item,
    response: { state: 'chosen', letter },
    crossedOut: item.crossedOut.filter((crossed) => crossed !== letter),
    confidence: null,
    answeredAtMs: clockMs,
  };
}

/** Takes the answer back, and with it how sure the student was of it. */
export function withoutChoice(item: ItemState, clockMs: number): ItemState {
  if (item.checked || item.response.state === 'blank') return item;
  return { ...item, response: blank, confidence: null, answeredAtMs: clockMs };
}

/** Crosses a choice out or brings it back; crossing out the chosen one takes the answer back. */
export function withCrossOutToggled(item: ItemState, letter: Letter, clockMs: number): ItemState {
  if (item.checked) return item;
  if (item.crossedOut.includes(letter))
    return { ...item, crossedOut: item.crossedOut.filter((crossed) => crossed !== letter) };
  const wasChosen = item.response.state === 'chosen' && item.response.letter === letter;
  const open = wasChosen ? withoutChoice(item, clockMs) : item;
  return { ...open, crossedOut: [...item.crossedOut, letter] };
}

/** Notes how sure the student is of the answer; the same word again takes it back. A blank has no confidence. */
export function withConfidence(item: ItemState, confidence: Confidence): ItemState {
  if (item.checked || item.response.state === 'blank') return item;
  return { ...item, confidence: item.confidence === confidence ? null : confidence };
}

/** What a navigator shows of an item. */
export interface ItemStanding {
  readonly answer: 'answered' | 'blank';
  readonly flagged: boolean;
}

export function standingOf({ response, flagged }: ItemState): ItemStanding {
  return { answer: response.state === 'blank' ? 'blank' : 'answered', flagged };
}
