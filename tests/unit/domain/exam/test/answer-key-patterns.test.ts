import { describe, expect, test } from 'vitest';
import { findAnswerKeyPatterns } from '@/domain/exam/test/answer-key-patterns';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import { synonymItem } from '../sample-items';

/** Items with the given keys; those at `long` have a key that is the longest choice. */
function keyed(keys: string, long: readonly number[] = []) {
  return keys.split('').map((key, index) => {
    const item = synonymItem(index + 1, { key: letter(key) });
    const text = (at: number) =>
      at === 'ABCDE'.indexOf(key) ? (long.includes(index) ? 'longest of all' : 'key') : `word${at}`;
    const [a, b, c, d, e] = item.choices;
    return {
      ...item,
      choices: [
        { ...a, text: text(0) },
        { ...b, text: text(1) },
        { ...c, text: text(2) },
        { ...d, text: text(3) },
        { ...e, text: text(4) },
      ] as const,
    };
  });
}

function letter(text: string): ChoiceLetter {
  if (text === 'A' || text === 'B' || text === 'C' || text === 'D' || text === 'E') return text;
  throw new Error(`No letter: ${text}`);
}

describe('imbalances', () => {
  test.each(['', 'A', 'AB', 'ABCDE', 'ABCDEA', 'ABCDEAB', 'AAABBBCCCD'])('keys %j are balanced', (keys) => {
    expect(findAnswerKeyPatterns(keyed(keys))).toEqual([]);
  });

  test.each([
    ['AA', 'A is the key of 2 items of 2; at most 1'],
    ['ABCDEAA', 'A is the key of 3 items of 7; at most 2'],
    ['ABABACADEC', 'A is the key of 4 items of 10; at most 3'],
  ])('keys %j: %s', (keys, reason) => {
    expect(findAnswerKeyPatterns(keyed(keys))).toEqual([{ id: null, reason }]);
  });

  test('reports a run of four once, at its fourth item', () => {
    expect(findAnswerKeyPatterns(keyed('BAAAAABCDEBCDEBCDEBC'))).toEqual([
      { id: 'syn-0005', reason: 'A is the key 4 times in a row; at most 3' },
    ]);
  });

  test('the longest choice can be the key in 3 of 10 items, but not in 4', () => {
    expect(findAnswerKeyPatterns(keyed('ABCDEABCDE', [0, 1, 2]))).toEqual([]);
    expect(findAnswerKeyPatterns(keyed('ABCDEABCDE', [0, 1, 2, 3]))).toEqual([
      { id: null, reason: 'the longest choice is the key of 4 items of 10; at most 3' },
    ]);
  });
});
