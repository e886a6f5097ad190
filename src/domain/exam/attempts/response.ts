import type { Item, ChoiceLetter } from '@/domain/exam/items/item';

/** A student's response to a question. Blank is a separate state, not a missing letter. */
export type ItemResponse =
  | { readonly state: 'blank' }
  | { readonly state: 'chosen'; readonly letter: ChoiceLetter };

/** The verdict on a response. Blank and wrong are distinct everywhere: in data, player, report, and advice. */
export type Verdict = 'right' | 'wrong' | 'blank';

export const blankResponse: ItemResponse = { state: 'blank' };

export function verdictOf(item: Item, response: ItemResponse): Verdict {
  return verdictByKey(item.key, response);
}

export function verdictByKey(key: ChoiceLetter, response: ItemResponse): Verdict {
  if (response.state === 'blank') return 'blank';
  return response.letter === key ? 'right' : 'wrong';
}
