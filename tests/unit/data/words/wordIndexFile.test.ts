import { expect, test } from 'vitest';
import { parseWordIndexes, wordIndexText } from '@/data/words/wordIndexFile';

const contentFiles = ['words-1-a-e', 'words-1-f-z', 'words-2-a-z'];
const indexes = {
  middle: [
    { word: 'vast', file: 'words-1-f-z' },
    { word: 'brag', file: 'words-1-a-e' },
    { word: 'abate', file: 'words-2-a-z' },
  ],
  upper: [{ word: 'abate', file: 'words-2-a-z' }],
};

test('the file has the words by difficulty, in learning order', () => {
  expect(JSON.parse(wordIndexText(indexes))).toEqual({
    middle: [['vast', 'brag'], ['abate'], [], [], []],
    upper: [[], ['abate'], [], [], []],
  });
});

test('the index survives a round trip', () => {
  expect(parseWordIndexes(JSON.parse(wordIndexText(indexes)), contentFiles)).toEqual(indexes);
});

test('a word without a content file is refused', () => {
  expect(() => parseWordIndexes({ middle: [[], [], ['zeal']], upper: [] }, contentFiles)).toThrow(
    'No file has the word zeal of difficulty 3',
  );
});
