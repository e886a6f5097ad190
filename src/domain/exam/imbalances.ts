import { choiceByLetter, type Item, choiceLetters } from './item';

/** A set of items is out of balance: what is wrong, and at which item where one can be named. */
export interface Imbalance {
  readonly id: string | null;
  readonly reason: string;
}

/**
 * No letter may hold, and no longest choice may be, the key in more than 30 % of a set (docs/ssat.md, "A good set"),
 * rounded down. Five letters must share the keys, so a fifth is always allowed: without it no set of six could be balanced.
 */
function mostOf(count: number): number {
  return Math.max(Math.floor((3 * count) / 10), Math.ceil(count / choiceLetters.length));
}

const longestRun = 3;

/**
 * What a test-wise reader could use in an ordered set without knowing an answer: a letter that holds too many keys,
 * a run of the same key, the longest choice being the key too often. Empty when the set is balanced.
 */
export function findImbalances(items: readonly Item[]): Imbalance[] {
  const most = mostOf(items.length);
  const found: Imbalance[] = [];

  for (const letter of choiceLetters) {
    const held = items.filter((item) => item.key === letter).length;
    if (held > most)
      found.push({
        id: null,
        reason: `${letter} is the key of ${held} items of ${items.length}; at most ${most}`,
      });
  }

  let run = 0;
  items.forEach((item, index) => {
    run = item.key === items[index - 1]?.key ? run + 1 : 1;
    if (run === longestRun + 1)
      found.push({
        id: item.id,
        reason: `${item.key} is the key ${run} times in a row; at most ${longestRun}`,
      });
  });

  const longest = items.filter(keyIsLongest).length;
  if (longest > most) {
    found.push({
      id: null,
      reason: `the longest choice is the key of ${longest} items of ${items.length}; at most ${most}`,
    });
  }
  return found;
}

/** Tells whether the key is longer than every other choice; of choices of one length none is told from the others by it. */
function keyIsLongest(item: Item): boolean {
  const key = choiceByLetter(item, item.key);
  const length = shownLength(key.text);
  return item.choices.every((choice) => choice === key || shownLength(choice.text) < length);
}

/** About how long a choice looks: without the signs of the notation, which this rule needn't read to the letter. */
function shownLength(text: string): number {
  return text.replaceAll(/[`{}]/g, '').length;
}
