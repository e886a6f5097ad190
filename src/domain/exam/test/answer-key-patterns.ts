import { choiceByLetter, type Item, choiceLetters } from '@/domain/exam/items/item';

/** An imbalance in a set of items: the reason, and the id of the item, or null if no single item causes it. */
export interface AnswerKeyPattern {
  readonly id: string | null;
  readonly reason: string;
}

/**
 * Returns the maximum number of items in a set that may have the same key (the letter of the right answer), or whose key may be the
 * longest choice: 30% of the set (docs/ssat.md, "A good set"), rounded down, but at least a fifth, rounded up. With only 30%, no
 * set of six could be balanced over five letters.
 */
function mostOf(count: number): number {
  return Math.max(Math.floor((3 * count) / 10), Math.ceil(count / choiceLetters.length));
}

const longestRun = 3;

/**
 * Returns the patterns that a test-wise student could exploit in an ordered set without knowing an answer: a letter with too many
 * keys, a run of the same key, or the longest choice being the key too often. Empty if the set is balanced.
 */
export function findAnswerKeyPatterns(items: readonly Item[]): AnswerKeyPattern[] {
  const most = mostOf(items.length);
  const found: AnswerKeyPattern[] = [];

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

/** Checks whether the key is strictly longer than every other choice. */
function keyIsLongest(item: Item): boolean {
  const key = choiceByLetter(item, item.key);
  const length = shownLength(key.text);
  return item.choices.every((choice) => choice === key || shownLength(choice.text) < length);
}

/** Returns a choice's approximate displayed length, ignoring notation characters. */
function shownLength(text: string): number {
  return text.replaceAll(/[`{}]/g, '').length;
}
