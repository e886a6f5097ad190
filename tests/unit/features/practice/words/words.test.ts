/** What the practice of words says, by what there is to do. */
import { expect, test } from 'vitest';
import { wordEntry } from '../../../data/words/word-entry';
import { newWordsOf } from '@/domain/plan/words/new-words';
import type { WordsToday } from '@/domain/plan/words/today';
import {
  entryFacts,
  firstWords,
  leftOverWords,
  missedWords,
  moreNewLabel,
  newWordsReason,
  nextDueWords,
  placeWords,
  timeLeftWords,
} from '@/features/practice/words/words';
import { addDays, type IsoDay } from '@/lib/calendar';

const today: IsoDay = '2026-11-22';

function reason(left: number, days: number | null, learned = 0): string {
  const newWords = newWordsOf(left + learned, today, days === null ? null : addDays(today, days));
  const fresh = Array.from({ length: Math.max(0, newWords.count - learned) }, (_, index) => `word${index}`);
  const state: WordsToday = { due: [], missed: 0, fresh, newWords, learned, crowded: false };
  return newWordsReason(state, left);
}

test.each([
  [
    600,
    null,
    0,
    'With no test date ahead, you learn eight new words a day. Set a date in the study planner and the number follows from it.',
  ],
  [
    600,
    107,
    0,
    '6 new words a day: that is the 600 words you have not met yet, spread over the 100 days until the last week before your test.',
  ],
  [
    597,
    107,
    3,
    '6 new words a day: that is the 597 words you have not met yet, spread over the 100 days until the last week before your test. You have learned 3 new words today.',
  ],
  [9, 8, 0, 'Today is the last day for new words before your test: 9 words of the list are left.'],
  [1, 9, 0, 'Only one word of the list is left to learn.'],
  [
    600,
    20,
    0,
    '15 new words a day is the most that fits into ten minutes, so you will not get through the whole list before your test. The easier words come first.',
  ],
  [600, 5, 0, 'No new words in the last week before your test: now you go over what you know.'],
  [0, 60, 0, 'You have met every word of the list.'],
])('%i words left, the test in %s days, %i learned today', (left, days, learned, words) => {
  expect(reason(left, days, learned)).toBe(words);
});

test('a day’s words that are done say so', () => {
  expect(reason(592, null, 8)).toMatch(/Today’s are done\.$/);
});

test.each([
  [3, 'Today there is room for three of them: the words to recall come first.'],
  [0, 'Today there is no room for more of them: the words to recall come first.'],
])('a day with many words to recall and %i new ones', (fresh, words) => {
  const state: WordsToday = {
    due: [],
    missed: 0,
    fresh: Array.from({ length: fresh }, (_, place) => `word${place}`),
    newWords: newWordsOf(600, today, null),
    learned: 0,
    crowded: true,
  };
  expect(newWordsReason(state, 600)).toContain(words);
});

test('small sentences', () => {
  expect(missedWords(0)).toBeNull();
  expect(missedWords(3)).toBe('You missed 3 of them the last time.');
  expect(nextDueWords('2026-11-24', today)).toBe('The next words come back on Nov 24.');
  expect(nextDueWords(null, today)).toBe('You have not learned any words yet.');
  expect(placeWords(4, 26, false)).toBe('Word 4 of 26');
  expect(placeWords(4, 26, true)).toBe('Once more');
  expect(timeLeftWords(7)).toBe('7 min left');
  expect(timeLeftWords(0)).toBe('Last word');
  expect(firstWords(40, 40)).toBeNull();
  expect(firstWords(90, 40)).toMatch(/^The 40 that have waited longest come first\./);
  expect(leftOverWords(0)).toBeNull();
  expect(leftOverWords(1)).toBe('One word is still due. It comes first next time.');
  expect(leftOverWords(12)).toBe('12 words are still due. They come first next time.');
  expect(moreNewLabel(5)).toBe('Five more new words');
  expect(moreNewLabel(1)).toBe('One more new word');
});

test('a word that keeps failing: root, sentence and picture come first', () => {
  const entry = wordEntry({ word: 'frugal', secondMeaning: '(of a meal) simple and costing little' });
  const terms = (failing: boolean) => entryFacts(entry, failing).map(({ term }) => term);
  expect(terms(false)).toEqual(['In a sentence', 'Also', 'Not the same', 'Root', 'Family']);
  expect(terms(true)).toEqual(['Root', 'In a sentence', 'Picture', 'Also', 'Not the same', 'Family']);
  expect(entryFacts({ ...entry, root: null, family: [], secondMeaning: null }, false)).toHaveLength(2);
});
