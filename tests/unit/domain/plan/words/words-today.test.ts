/** A day's words, and how many fit in a session. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newWordQuota, type NewWordsReason } from '@/domain/plan/words/new-word-quota';
import { selectSessionWords } from '@/domain/plan/words/word-session';
import { nextDueDay, countWordsDue, buildWordsToday } from '@/domain/plan/words/words-today';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { wordCard } from './card';

const today: IsoDay = '2026-11-22';
const index = Array.from({ length: 600 }, (_, place) => ({ word: `word${place}`, file: 'words-1-a-z' }));

test.each<[string, number, number | null, number, NewWordsReason]>([
  ['without a date', 600, null, 8, 'usual'],
  ['without a date and with few words left', 3, null, 3, 'usual'],
  ['far away', 600, 107, 6, 'spread'],
  ['near', 600, 47, 15, 'spread'],
  ['nearer', 600, 27, 15, 'most'],
  ['one day before the final week', 600, 8, 15, 'most'],
  ['in the final week', 600, 7, 0, 'final-week'],
  ['on the day before', 600, 1, 0, 'final-week'],
  ['on the day', 600, 0, 8, 'usual'],
  ['in the past', 600, -3, 8, 'usual'],
  ['with all words known', 0, 40, 0, 'none-left'],
])('new words with the test %s', (_, left, days, count, reason) => {
  const testDate = days === null ? null : addDays(today, days);
  expect(newWordQuota(left, today, testDate)).toMatchObject({ count, reason });
});

test('with daily learning, all words are known before the final week if a day’s words are enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 400 }), fc.integer({ min: 1, max: 700 }), (days, words) => {
      const testDate = addDays(today, days);
      fc.pre(words <= (days - 7) * 15);
      let left = words;
      for (let past = 0; past < days; past += 1) {
        const { count } = newWordQuota(left, addDays(today, past), testDate);
        expect(count).toBeLessThanOrEqual(15);
        if (past >= days - 7) expect(count).toBe(0);
        left = Math.max(0, left - count);
      }
      expect(left).toBe(0);
    }),
  );
});

test('the first day has new words in learning order', () => {
  expect(buildWordsToday(index, [], today, null)).toMatchObject({
    due: [],
    missed: 0,
    wordsToLearn: index.slice(0, 8).map(({ word }) => word),
    learned: 0,
  });
});

test('words learned today aren’t learned twice, and count for the day', () => {
  const cards = index
    .slice(0, 5)
    .map(({ word }) => wordCard({ id: word, reviewedOn: today, dueDay: '2026-11-24' }));
  const state = buildWordsToday(index, cards, today, null);
  expect(state.learned).toBe(5);
  expect(state.wordsToLearn).toEqual(['word5', 'word6', 'word7']);
  expect(buildWordsToday(index, cards, addDays(today, 1), null).wordsToLearn).toHaveLength(8);
});

test('there are no new words left once more than the day’s words were asked', () => {
  const cards = index.slice(0, 13).map(({ word }) => wordCard({ id: word, reviewedOn: today }));
  expect(buildWordsToday(index, cards, today, null).wordsToLearn).toEqual([]);
});

test('ignores a card for a word that isn’t in the list', () => {
  const cards = [wordCard({ id: 'gone' }), wordCard({ id: 'word0' })];
  expect(buildWordsToday(index, cards, today, null).due).toEqual(['word0']);
  expect(buildWordsToday(index, cards, today, null).unlearned).toHaveLength(599);
});

test('gives the figures for a link: due, new, and minutes', () => {
  const cards = [
    wordCard({ id: 'word0' }),
    wordCard({ id: 'word1', missesInARow: 1 }),
    wordCard({ id: 'word2', dueDay: '2026-12-24' }),
  ];
  // Two reviews of 15 seconds and eight new words of 40.
  expect(countWordsDue(index, cards, today, null)).toEqual({ recall: 2, newWords: 8, minutes: 6 });
  const many = index.map(({ word }) => wordCard({ id: word }));
  expect(countWordsDue(index, many, today, null)).toEqual({ recall: 600, newWords: 0, minutes: 10 });
  expect(countWordsDue([], [], today, null)).toEqual({ recall: 0, newWords: 0, minutes: 0 });
});

test('in the final week, the minutes cover everything due, since nothing can wait', () => {
  const known = index.map(({ word }) => wordCard({ id: word, dueDay: '2027-03-01', stability: 90 }));
  const testDate = addDays(today, 7);
  expect(countWordsDue(index, known, today, testDate)).toEqual({ recall: 86, newWords: 0, minutes: 22 });
  expect(buildWordsToday(index, known, today, testDate).isFinalWeek).toBe(true);
  expect(buildWordsToday(index, known, today, addDays(today, 8))).toMatchObject({
    due: [],
    isFinalWeek: false,
  });
});

test.each<[string, readonly Parameters<typeof wordCard>[0][], number | null, IsoDay | null]>([
  ['none if no word was learned', [], null, null],
  [
    'on the earliest day without a test',
    [
      { id: 'a', dueDay: '2026-12-24' },
      { id: 'b', dueDay: '2026-12-02' },
    ],
    null,
    '2026-12-02',
  ],
  ['on the earliest day before a far test', [{ id: 'a', dueDay: '2026-12-02' }], 60, '2026-12-02'],
  [
    'on the first day of the final week if due after the test',
    [{ id: 'a', dueDay: '2027-02-02' }],
    30,
    '2026-12-15',
  ],
  [
    'tomorrow in the final week with words left',
    [{ id: 'a', dueDay: '2027-02-02', reviewedOn: '2026-11-10' }],
    5,
    '2026-11-23',
  ],
  [
    'on the test day in the final week with none left',
    [{ id: 'a', dueDay: '2027-02-02', reviewedOn: today }],
    5,
    '2026-11-27',
  ],
])('words return: %s', (_, cards, days, next) => {
  const testDate = days === null ? null : addDays(today, days);
  expect(nextDueDay(cards.map(wordCard), today, testDate)).toBe(next);
});

test.each([
  [0, 8, 8],
  [18, 8, 8],
  [30, 3, 3],
  [40, 0, 0],
  [90, 0, 0],
])('with %i due words there are %i new ones, and the session takes %i', (recalls, fresh, taken) => {
  const cards = index.slice(0, recalls).map(({ word }) => wordCard({ id: word }));
  const state = buildWordsToday(index, cards, today, null);
  expect(state.wordsToLearn).toHaveLength(fresh);
  expect(state.isQuotaCut).toBe(fresh < 8);
  const asks = selectSessionWords(state);
  expect(asks.filter(({ kind }) => kind === 'new')).toHaveLength(taken);
  expect(asks.filter(({ kind }) => kind === 'due')).toHaveLength(Math.min(40, recalls));
});

test('words reviewed today count: after the ten minutes, no new ones are left for the day', () => {
  const cards = index
    .slice(0, 33)
    .map(({ word }, place) =>
      wordCard({ id: word, reviewedOn: today, dueDay: '2026-12-24', reviews: place < 30 ? 2 : 1 }),
    );
  const state = buildWordsToday(index, cards, today, null);
  expect(state).toMatchObject({ due: [], wordsToLearn: [], learned: 3, isQuotaCut: true });
});

test.each<[string, number | null, readonly string[]]>([
  ['without a date', null, ['easy', 'middle', 'hard', 'everyday']],
  ['with time for all', 40, ['easy', 'middle', 'hard', 'everyday']],
  ['with too little time', 8, ['middle', 'hard', 'easy', 'everyday']],
])('new words %s: everyday words come last if not all can be learned', (_, days, order) => {
  const files = { easy: 2, middle: 3, hard: 5, everyday: 1 };
  const list = Object.entries(files).flatMap(([name, difficulty]) =>
    Array.from({ length: 10 }, (_each, place) => ({
      word: `${name}${place}`,
      file: `words-${difficulty}-a-z`,
    })),
  );
  const { unlearned } = buildWordsToday(list, [], today, days === null ? null : addDays(today, days));
  expect([...new Set(unlearned.map((word) => word.replace(/\d/, '')))]).toEqual(order);
});

test('the day’s tally counts all words, whatever session asked them', () => {
  const cards = [
    wordCard({ id: 'word0', reviewedOn: today, reviews: 1 }),
    wordCard({ id: 'word1', reviewedOn: today, reviews: 4, missesInARow: 1 }),
    wordCard({ id: 'word2', reviewedOn: addDays(today, -1) }),
  ];
  expect(buildWordsToday(index, cards, today, null).tally).toEqual({ recalls: 2, right: 1, newWords: 1 });
});

describe('around the test', () => {
  /** Eighty words learned long ago, twenty minutes of recalls in the final week. */
  const cards = index
    .slice(0, 80)
    .map(({ word }) => wordCard({ id: word, reviewedOn: '2026-11-01', dueDay: '2026-11-20' }));
  const asked = (count: number) =>
    cards.map((card, place) =>
      place < count ? { ...card, reviewedOn: today, dueDay: addDays(today, 9), reviews: 3 } : card,
    );

  test.each<[string, number | null, number, number, number, 'eve' | 'test-day' | null]>([
    ['on the eve, ten minutes', 1, 0, 40, 10, 'eve'],
    ['on the eve, what is left of ten minutes', 1, 30, 10, 3, 'eve'],
    ['on the eve after ten minutes, nothing', 1, 40, 0, 0, 'eve'],
    ['on test day, nothing', 0, 0, 0, 0, 'test-day'],
    ['two days before, all that are due', 2, 0, 80, 20, null],
    ['after the test, whatever is due', -3, 0, 80, 10, null],
    ['without a date, whatever is due', null, 0, 80, 10, null],
  ])('%s', (_, days, done, due, minutes, testPhase) => {
    const testDate = days === null ? null : addDays(today, days);
    const state = buildWordsToday(index, asked(done), today, testDate);
    expect([state.due.length, state.testPhase]).toEqual([due, testPhase]);
    if (testPhase !== null) expect(state.wordsToLearn).toEqual([]);
    expect(countWordsDue(index, asked(done), today, testDate).minutes).toBe(minutes);
  });
});
