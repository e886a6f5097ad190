import type { Item, Letter } from './item';

/** What a student did with a question. Blank is a value of its own, not the absence of a letter. */
export type ItemResponse =
  | { readonly state: 'blank' }
  | { readonly state: 'chosen'; readonly letter: Letter };

/** What a response was worth. Blank and wrong differ everywhere: in data, player, report and advice. */
export type Verdict = 'right' | 'wrong' | 'blank';

export const blankResponse: ItemResponse = { state: 'blank' };

/** Judges a response by the item's key. */
export function verdictOf(item: Item, response: ItemResponse): Verdict {
  return verdictByKey(item.key, response);
}

/** Judges a response by the letter of the right choice. */
export function verdictByKey(key: Letter, response: ItemResponse): Verdict {
  if (response.state === 'blank') return 'blank';
  return response.letter === key ? 'right' : 'wrong';
}
