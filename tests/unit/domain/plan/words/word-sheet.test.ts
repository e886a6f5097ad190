/** The words on a printed sheet, and the truncation of long lists. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutIntoSheets, filterWords, maxWordsPerSheet } from '@/domain/plan/words/word-sheet';

const index = [
  { word: 'brisk', file: 'words-1-a-e' },
  { word: 'abate', file: 'words-2-a-d' },
  { word: 'banal', file: 'words-3-a-d' },
  { word: 'frugal', file: 'words-3-e-z' },
];

test.each([
  ['any word', { letter: null, difficulty: null }, ['abate', 'banal', 'brisk', 'frugal']],
  ['a letter', { letter: 'b', difficulty: null }, ['banal', 'brisk']],
  ['a difficulty', { letter: null, difficulty: 3 }, ['banal', 'frugal']],
  ['both', { letter: 'b', difficulty: 3 }, ['banal']],
  ['a letter that no word begins with', { letter: 'x', difficulty: null }, []],
])('%s, in alphabetical order', (_, filter, words) => expect(filterWords(index, filter)).toEqual(words));

const named = (count: number) => Array.from({ length: count }, (_, place) => `word ${place}`);

test.each([
  [0, []],
  [1, [1]],
  [maxWordsPerSheet, [maxWordsPerSheet]],
  [maxWordsPerSheet + 1, [26, 25]],
  [101, [34, 33, 34]],
])('%i words are divided into sheets of %j', (count, lengths) =>
  expect(cutIntoSheets(named(count)).map((words) => words.length)).toEqual(lengths),
);

test('no word is lost or duplicated, and no sheet is too long or empty', () => {
  fc.assert(
    fc.property(fc.nat(700), fc.integer({ min: 1, max: 60 }), (count, most) => {
      const sheets = cutIntoSheets(named(count), most);
      expect(sheets.flat()).toEqual(named(count));
      for (const { length } of sheets) {
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(most);
      }
    }),
  );
});
