/** Grades and their effect on a word's memory state. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WordCard } from '@/domain/plan/words/word-card';
import {
  instantRecallMs,
  type RecallGrade,
  gradeRecall,
  recallGrades,
  slowRecallMs,
} from '@/domain/plan/words/recall-grade';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { wordCard } from './card';

test.each<[boolean, number, RecallGrade]>([
  [false, 1000, 'wrong'],
  [false, 60_000, 'wrong'],
  [true, 0, 'at-once'],
  [true, instantRecallMs, 'at-once'],
  [true, instantRecallMs + 1, 'right'],
  [true, slowRecallMs, 'right'],
  [true, slowRecallMs + 1, 'slow'],
])('right: %s, after %i ms: %s', (right, ms, grade) => expect(gradeRecall(right, ms)).toBe(grade));

const today: IsoDay = '2026-11-22';
const recall = (card: WordCard | null, grade: RecallGrade, day = today) =>
  updateWordCard(card, { word: 'frugal', grade, today: day, now: 1_795_300_000_000 });

describe('a new word', () => {
  test.each<[RecallGrade, number]>([
    ['wrong', 1],
    ['slow', 1],
    ['right', 2],
    ['at-once', 8],
  ])('%s: it returns after %i days', (grade, days) => {
    expect(daysBetween(today, recall(null, grade).dueDay)).toBe(days);
  });

  test('gets its first review, and a miss isn’t a lapse, since the word was never known', () => {
    expect(recall(null, 'wrong')).toMatchObject({
      id: 'frugal',
      reviews: 1,
      lapses: 0,
      missesInARow: 1,
      reviewedOn: today,
    });
  });
});

test('counts misses in a row, and a lapse only if the word had been known', () => {
  const known = wordCard({ id: 'frugal', reviews: 3 });
  const missed = recall(known, 'wrong');
  expect(missed).toMatchObject({ reviews: 4, lapses: 1, missesInARow: 1 });
  const again = recall(missed, 'wrong', addDays(today, 1));
  expect(again).toMatchObject({ reviews: 5, lapses: 1, missesInARow: 2 });
  expect(recall(again, 'slow', addDays(today, 2))).toMatchObject({ lapses: 1, missesInARow: 0 });
});

test('after the clock was set back, the answer still counts, and as later than the previous one', () => {
  const ahead = wordCard({ id: 'frugal', reviewedOn: '2026-11-25', changedAt: 1_795_900_000_000 });
  const card = recall(ahead, 'right');
  expect(card.changedAt).toBeGreaterThan(ahead.changedAt);
  expect(card.reviewedOn).toBe(today);
});

const aGrade = fc.constantFrom(...recallGrades);
const someDays = fc.integer({ min: 0, max: 60 });

/** A word with a history of reviews, each a number of days after the previous one. */
const aCard = fc.array(fc.tuple(aGrade, someDays), { minLength: 1, maxLength: 12 }).map((history) =>
  history.reduce<{ card: WordCard | null; day: IsoDay }>(
    ({ card, day }, [grade, days]) => {
      const next = addDays(day, days);
      return { card: recall(card, grade, next), day: next };
    },
    { card: null, day: today },
  ),
);

test('a word never returns on the day of its review, and its card can be saved', () => {
  fc.assert(
    fc.property(aCard, ({ card }) => {
      expect(card).not.toBeNull();
      if (card === null) return;
      expect(card.dueDay > card.reviewedOn).toBe(true);
      expect(parseSavedRow('cards', card)).toEqual(card);
    }),
  );
});

test('the better the answer, the later the word returns', () => {
  fc.assert(
    fc.property(aCard, someDays, ({ card, day }, days) => {
      const dues = recallGrades.map((grade) => recall(card, grade, addDays(day, days)).dueDay);
      expect(dues).toEqual(dues.toSorted());
    }),
  );
});
