import { describe, expect, test } from 'vitest';
import { selectSessionWords } from '@/domain/plan/words/word-session';
import {
  maxWordSessionMinutes,
  parseWordSessionMinutes,
  wordSessionParams,
} from '@/domain/plan/words/session-length';

describe('the address of a word session', () => {
  test.each([1, 4, 5, 9, 10])('includes its %i minutes', (minutes) =>
    expect(parseWordSessionMinutes(new URLSearchParams(wordSessionParams(minutes)))).toBe(minutes),
  );

  test.each([
    [25, maxWordSessionMinutes],
    [7.5, 7],
    [0.2, 1],
  ])('with %d minutes requests %i', (minutes, expected) =>
    expect(parseWordSessionMinutes(new URLSearchParams(wordSessionParams(minutes)))).toBe(expected),
  );

  test.each(['', '0', '-3', '4.5', '100', 'five'])('with %j requests the longest', (minutes) =>
    expect(parseWordSessionMinutes(new URLSearchParams({ minutes }))).toBe(maxWordSessionMinutes),
  );
});

test.each([
  // A review takes 15 seconds, a new word 40.
  [10, 40, 0],
  [5, 20, 0],
] as const)('a session of %i minutes asks up to %i due words', (minutes, due, fresh) => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
  const asks = selectSessionWords({ due: words, wordsToLearn: words }, minutes);
  expect(asks.filter(({ kind }) => kind === 'due')).toHaveLength(due);
  expect(asks.filter(({ kind }) => kind === 'new')).toHaveLength(fresh);
});

test('a short session has new words in the time that its reviews leave', () => {
  const wordsToLearn = Array.from({ length: 20 }, (_, index) => `w${index}`);
  expect(selectSessionWords({ due: ['a', 'b', 'c', 'd'], wordsToLearn }, 5).map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 4 }, () => 'due'),
    ...Array.from({ length: 6 }, () => 'new'),
  ]);
});
