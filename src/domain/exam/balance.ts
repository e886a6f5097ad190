import { choiceOf, type Item, letters } from './item';

/** A set of items is out of balance: what is wrong, and at which item where one can be named. */
export interface Imbalance {
  readonly id: string | null;
  readonly reason: string;
}

/** No letter may hold, and no longest choice may be, the key in more than this share of a set (ssat-facts, "a good item"). */
const largestShare = 0.3;
const longestRun = 3;

/**
 * Gives what a test-wise reader could use in an ordered set without knowing an answer: a letter that holds too many keys,
 * a run of the same key, the longest choice being the key too often. Empty when the set is balanced.
 */
export function imbalances(items: readonly Item[]): Imbalance[] {
  const most = Math.max(1, Math.floor(items.length * largestShare));
  const found: Imbalance[] = [];

  for (const letter of letters) {
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

/** Tells whether no choice of the item is longer than its key. */
function keyIsLongest(item: Item): boolean {
  const length = choiceOf(item, item.key).text.length;
  return item.choices.every((choice) => choice.text.length <= length);
}
