import { describe, expect, test } from 'vitest';
import type { WordDay } from '@/domain/plan/words/word-day';
import { applyWordAnswers, type WordAnswer } from '@/domain/plan/words/word-answers';
import { wordCard } from './card';

const day = '2026-11-22';
const graded = (id: string, changes: Partial<WordAnswer> = {}): WordAnswer => ({
  card: wordCard({ id, reviewedOn: day }),
  day,
  recalls: 1,
  newWords: 0,
  ms: 4000.6,
  ...changes,
});
const row: WordDay = { id: day, recalls: 5, newWords: 2, ms: 60_000, changedAt: 2000 };
const none = { cards: [], wordDays: [] };

describe('the figures of a day', () => {
  test('start with its first answer', () => {
    const { cards, wordDays } = applyWordAnswers(none, [graded('frugal', { newWords: 1 })], 1000);
    expect(cards).toEqual([graded('frugal').card]);
    expect(wordDays).toEqual([{ id: day, recalls: 1, newWords: 1, ms: 4001, changedAt: 1000 }]);
  });

  test('add up, and get a later timestamp even if the clock was set back', () => {
    const answers = [graded('frugal'), graded('lucid', { newWords: 1 })];
    expect(applyWordAnswers({ cards: [], wordDays: [row] }, answers, 1000).wordDays).toEqual([
      { id: day, recalls: 7, newWords: 3, ms: 68_002, changedAt: 2002 },
    ]);
  });

  test('belong to the day of the answer', () => {
    const { wordDays } = applyWordAnswers(
      { cards: [], wordDays: [row] },
      [graded('frugal', { day: '2026-11-23' })],
      1000,
    );
    expect(wordDays.map(({ id, recalls }) => [id, recalls])).toEqual([['2026-11-23', 1]]);
  });
});

test('a word that another tab graded the same day counts once, but the time of both counts', () => {
  const theirs = wordCard({ id: 'frugal', reviewedOn: day, reviews: 7 });
  const { cards, wordDays } = applyWordAnswers(
    { cards: [theirs], wordDays: [row] },
    [graded('frugal')],
    3000,
  );
  expect(cards).toEqual([]);
  expect(wordDays).toEqual([{ ...row, ms: 64_001, changedAt: 3000 }]);
});

test('a word that was graded on an earlier day counts', () => {
  const before = wordCard({ id: 'frugal', reviewedOn: '2026-11-20' });
  const { cards, wordDays } = applyWordAnswers(
    { cards: [before], wordDays: [row] },
    [graded('frugal')],
    3000,
  );
  expect(cards).toHaveLength(1);
  expect(wordDays).toMatchObject([{ recalls: 6 }]);
});

test('time alone doesn’t change a card', () => {
  const { cards, wordDays } = applyWordAnswers(none, [graded('', { card: null, recalls: 0 })], 1000);
  expect(cards).toEqual([]);
  expect(wordDays).toMatchObject([{ recalls: 0, ms: 4001 }]);
});
