/** The text of vocabulary practice, depending on what is due. */
import { expect, test } from 'vitest';
import { wordEntry } from '../../../data/words/word-entry';
import { newWordQuota } from '@/domain/plan/words/new-word-quota';
import {
  wrongMeaningText,
  wordEntryFacts,
  reviewOrderText,
  stillDueText,
  missedRecallsText,
  movedUpDaysText,
  movedUpText,
  moreNewWordsLabel,
  newWordsReasonText,
  nextDueText,
  sessionPositionLabel,
  sessionTimeLeftLabel,
  type WordOutlook,
} from '@/features/practice/words/wordSessionText';
import { addDays, type IsoDay } from '@/lib/dates/calendar';

const today: IsoDay = '2026-11-22';

/** By default, the sessions have time for all words left. */
function reason(
  left: number,
  days: number | null,
  learned = 0,
  outlook: WordOutlook = { words: left, perDay: 5, isPlanned: false },
): string {
  const newWords = newWordQuota(left + learned, today, days === null ? null : addDays(today, days));
  const wordsToLearn = Array.from(
    { length: Math.max(0, newWords.count - learned) },
    (_, index) => `word${index}`,
  );
  const state = {
    wordsToLearn,
    newWords,
    learned,
    isQuotaCut: false,
  };
  return newWordsReasonText(state, left, outlook);
}

test.each([
  [
    600,
    null,
    0,
    'Without a test date, you learn up to eight new words a day. Set a date in the study planner, and the number adjusts to it.',
  ],
  [
    600,
    107,
    0,
    '6 new words a day: the 600 words you have not seen yet, spread over the 100 days until the last week before your test.',
  ],
  [
    597,
    107,
    3,
    '6 new words a day: the 597 words you have not seen yet, spread over the 100 days until the last week before your test. You have learned 3 new words today.',
  ],
  [9, 8, 0, 'Today is the last day for new words before your test: 9 words are left on the list.'],
  [1, 9, 0, 'Only one word on the list is left to learn.'],
  [600, 5, 0, 'No new words in the last week before your test: now you go over what you know.'],
  [0, 60, 0, 'You have seen every word on the list.'],
])('%i words left, the test in %s days, %i learned today', (left, days, learned, words) => {
  expect(reason(left, days, learned)).toBe(words);
});

test.each<[string, number, number | null, WordOutlook, string]>([
  [
    'ten minutes a day',
    640,
    70,
    { words: 364, perDay: 5.8, isPlanned: false },
    'By the last week before your test, ten minutes a day are enough for about 360 of the 640 words you have not seen: about 6 new words a day, more at first and fewer as words return.',
  ],
  [
    'a plan',
    640,
    50,
    { words: 118, perDay: 2.7, isPlanned: true },
    'By the last week before your test, your plan has time for about 120 of the 640 words you have not seen: about 3 new words a session, more at first and fewer as words return.',
  ],
  [
    'very few days',
    600,
    10,
    { words: 12, perDay: 0.4, isPlanned: true },
    'By the last week before your test, your plan has time for 12 of the 600 words you have not seen: about 1 new word a session, more at first and fewer as words return. Everyday words come last, because you are most likely to know them.',
  ],
  [
    'no time for new words',
    60,
    20,
    { words: 0, perDay: 0, isPlanned: true },
    'Until the last week before your test, your plan has time for the words to recall, but not for new ones.',
  ],
  [
    'no date',
    600,
    null,
    { words: 188, perDay: 6.7, isPlanned: false },
    'Without a test date, you learn up to eight new words a day: about 190 in the next four weeks, at ten minutes a day. Set a date in the study planner, and the number adjusts to it.',
  ],
])('says what is reachable: %s', (_, left, days, outlook, words) => {
  expect(reason(left, days, 0, outlook)).toBe(words);
});

test('says when the day’s words are done', () => {
  expect(reason(592, null, 8)).toMatch(/Today’s new ones are done\.$/);
});

test.each([
  [3, 'Today there is room for three of the new ones: the words to recall come first.'],
  [0, 'Today there is no room for more new words: the words to recall come first.'],
])('a day with many words to review and %i new ones', (fresh, words) => {
  const state = {
    wordsToLearn: Array.from({ length: fresh }, (_, place) => `word${place}`),
    newWords: newWordQuota(600, today, null),
    learned: 0,
    isQuotaCut: true,
  };
  const outlook = { words: 600, perDay: 8, isPlanned: false };
  expect(newWordsReasonText(state, 600, outlook)).toContain(words);
});

test('short sentences', () => {
  expect(missedRecallsText(0)).toBeNull();
  expect(missedRecallsText(3)).toBe('You missed 3 of them last time.');
  expect(nextDueText('2026-11-24', today)).toBe('The next words return on Nov 24.');
  expect(nextDueText(null, today)).toBe('You have not learned any words yet.');
  expect(sessionPositionLabel(4, 26, false)).toBe('Word 4 of 26');
  expect(sessionPositionLabel(4, 26, true)).toBe('Once more');
  expect(sessionTimeLeftLabel(7)).toBe('7 min left');
  expect(sessionTimeLeftLabel(0)).toBe('Last word');
  expect(moreNewWordsLabel(5)).toBe('Five more new words');
  expect(moreNewWordsLabel(1)).toBe('One more new word');
});

const dueWords = (words: number, isFinalWeek: boolean) => ({
  due: Array.from({ length: words }, (_, place) => `word${place}`),
  isFinalWeek,
});

test('more words than fit into a session can wait, except in the last week', () => {
  expect(reviewOrderText(dueWords(40, false))).toBeNull();
  expect(reviewOrderText(dueWords(90, false))).toBe(
    'The 40 words that have waited longest come first. They take ten minutes; the others can wait until tomorrow.',
  );
  expect(reviewOrderText(dueWords(40, true))).toBeNull();
  expect(reviewOrderText(dueWords(86, true))).toBe(
    'The review takes 3 sessions of up to ten minutes, with a break whenever you like. The words you are most likely to forget before the test come first.',
  );
});

test.each([
  [0, false, null],
  [1, false, 'One word is still due. It comes first next time.'],
  [12, false, '12 words are still due. They come first next time.'],
  [0, true, null],
  [
    1,
    true,
    'One word is still due today, in 1 more session. Before the test, every word you know comes up once more.',
  ],
  [
    46,
    true,
    '46 words are still due today, in 2 more sessions. Before the test, every word you know comes up once more.',
  ],
])('%i words left over, in the last week: %s', (words, isFinalWeek, sentence) => {
  expect(stillDueText(dueWords(words, isFinalWeek))).toBe(sentence);
});

test('says that a missed word returns in a moment, unless it is the last', () => {
  expect(wrongMeaningText('attain', false)).toBe(
    'You chose the meaning of “attain.” This word returns in a moment.',
  );
  expect(wrongMeaningText('attain', true)).toBe(
    'You chose the meaning of “attain.” Time is up, so this word returns another day.',
  );
});

test('for a word that keeps failing, puts root, sentence, and picture first', () => {
  const entry = wordEntry({ word: 'frugal', secondMeaning: '(of a meal) simple and costing little' });
  const terms = (failing: boolean) => wordEntryFacts(entry, failing).map(({ term }) => term);
  expect(terms(false)).toEqual(['In a sentence', 'Also', 'Not the same', 'Root', 'Family']);
  expect(terms(true)).toEqual(['Root', 'In a sentence', 'Picture', 'Also', 'Not the same', 'Family']);
  expect(wordEntryFacts({ ...entry, root: null, family: [], secondMeaning: null }, false)).toHaveLength(2);
});

test('the words that moved up', () => {
  expect(movedUpText(1)).toBe('You were right about this word, so more days pass before its next review.');
  expect(movedUpText(12)).toBe(
    'You were right about these 12 words, so more days pass before their next reviews.',
  );
  expect(movedUpDaysText({ fromDays: 4, toDays: 12 })).toBe('12 days, up from 4');
});
