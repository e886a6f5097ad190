/** The reviews left on a day: mistakes and words due by then. */
import { describe, expect, test } from 'vitest';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { WordDay } from '@/domain/plan/words/word-day';
import type { WordCard } from '@/domain/plan/words/word-card';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import type { IsoDay } from '@/lib/dates/calendar';
import { answer, attemptWith, dayMs, nowMs, smallIndex, wrong } from '../sample-practice';
import { wordDay } from '../plans';
import { wordCard } from '../words/card';

const wordIndex = ['attain', 'brevity'].map((word) => ({ word, file: 'words-1-a-z' }));
const left = (
  facts: {
    attempts?: readonly AnsweredAttempt[];
    cards?: readonly WordCard[];
    wordDays?: readonly WordDay[];
    today?: IsoDay;
    testDate?: IsoDay;
  } = {},
) =>
  createPendingReviewCheck({
    // So that no day in these tests is past unless a test says so.
    today: '2026-11-01',
    wordDays: [],
    attempts: [],
    cards: [],
    testDate: '2027-01-09',
    index: smallIndex,
    wordIndex,
    ...facts,
  });

describe('pending mistakes', () => {
  // November 21, so it is due on the 22nd.
  const missed = attemptWith(nowMs, [answer('qua-0001', wrong)]);
  const recalled = attemptWith(nowMs + 3 * dayMs, [answer('qua-0001', { first: false })]);

  test('are none if nothing was ever missed', () => expect(left()('mistakes', '2026-11-22')).toBe(false));

  test.each<[string, IsoDay, boolean]>([
    ['on the day on which it was missed', '2026-11-21', false],
    ['the next day', '2026-11-22', true],
    ['until it is reviewed', '2026-11-24', true],
  ])('%s', (_, day, isLeft) => expect(left({ attempts: [missed] })('mistakes', day)).toBe(isLeft));

  test('are none once they were reviewed, however late', () => {
    const isLeft = left({ attempts: [missed, recalled] });
    expect(isLeft('mistakes', '2026-11-22')).toBe(false);
    expect(isLeft('mistakes', '2026-11-30')).toBe(false);
    expect(isLeft('mistakes', '2026-12-01')).toBe(true);
  });
});

describe('pending words', () => {
  const learned = wordIndex.map(({ word }) =>
    wordCard({ id: word, dueDay: '2026-12-01', reviews: 2, reviewedOn: '2026-11-20' }),
  );

  test.each<[string, Parameters<typeof left>[0], IsoDay, boolean]>([
    ['new ones', {}, '2026-11-22', true],
    ['no new ones in the final week', {}, '2027-01-05', false],
    ['none before they are due', { cards: learned }, '2026-11-30', false],
    ['those that are due', { cards: learned }, '2026-12-01', true],
    ['those that are due in the final week', { cards: learned, testDate: '2026-12-05' }, '2026-12-02', true],
  ])('%s', (_, facts, day, isLeft) => expect(left(facts)('words', day)).toBe(isLeft));

  describe('of a past day on which words were asked', () => {
    const past = '2026-11-22';
    const both = [wordDay(past, { recalls: 2, newWords: 2 })];
    const one = [wordDay(past, { recalls: 1, newWords: 1 })];
    const two = { today: '2026-11-25', cards: learned } as const;

    test.each<[string, Parameters<typeof left>[0], boolean]>([
      // Two words in all, one a day until the last week before the test.
      [
        'are none once the new ones of that day were learned',
        { ...two, wordDays: one, testDate: '2026-12-01' },
        false,
      ],
      [
        'are none if the rest was learned since',
        { ...two, wordDays: [...one, wordDay('2026-11-24', { newWords: 1 })], testDate: '2026-12-01' },
        false,
      ],
      [
        'are the new ones that were not learned then',
        { ...two, cards: learned.slice(0, 1), wordDays: one, testDate: '2026-11-30' },
        true,
      ],
      ['are none if all were learned then', { ...two, wordDays: both }, false],
      [
        'are those still due since then',
        {
          ...two,
          cards: learned.map((card) => ({ ...card, dueDay: '2026-11-21' as const })),
          wordDays: both,
        },
        true,
      ],
      ['are all without any asked', { ...two, cards: [] }, true],
    ])('%s', (_, facts, isLeft) => expect(left(facts)('words', past)).toBe(isLeft));
  });
});
