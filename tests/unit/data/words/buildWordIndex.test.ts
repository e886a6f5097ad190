import { expect, test } from 'vitest';
import { buildWordIndexes } from '@/data/words/buildWordIndex';
import { wordEntry } from './word-entry';

const files = {
  'words-1-a-z': [
    wordEntry({ word: 'brag', difficulty: 1, levels: ['middle'] }),
    wordEntry({ word: 'dodge', difficulty: 1, levels: ['middle', 'upper'] }),
    wordEntry({ word: 'fair', difficulty: 1, levels: ['upper'] }),
    wordEntry({ word: 'vast', difficulty: 1, levels: ['middle'] }),
  ],
  'words-2-a-z': [wordEntry({ word: 'brisk', difficulty: 2, levels: ['middle', 'upper'] })],
};
const order = (middle: readonly string[], upper: readonly string[]) => {
  const indexes = buildWordIndexes(files, { middle: new Set(middle), upper: new Set(upper) });
  return { middle: indexes.middle.map(({ word }) => word), upper: indexes.upper.map(({ word }) => word) };
};

test('each level has its own words, easier ones first', () => {
  const { middle, upper } = order([], []);
  expect(middle.toSorted()).toEqual(['brag', 'brisk', 'dodge', 'vast']);
  expect(upper.toSorted()).toEqual(['brisk', 'dodge', 'fair']);
  expect([middle.at(-1), upper.at(-1)]).toEqual(['brisk', 'brisk']);
});

test.each(['brag', 'dodge', 'vast'])(
  '"%s" is learned first where the level’s practice asks about it',
  (word) => {
    expect(order([word], []).middle[0]).toBe(word);
    expect(order([], [word]).middle).toEqual(order([], []).middle);
  },
);
