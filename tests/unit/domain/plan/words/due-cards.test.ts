/** Days on which words are due: before a test, after it, and without one. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WordCard } from '@/domain/plan/words/word-card';
import {
  dueCards,
  wordDueDay,
  finalReviewPeriodDays,
  isFinalWeek,
  isRepeatedlyMissed,
  upcomingTestDate,
} from '@/domain/plan/words/due-cards';
import { type RecallGrade, recallGrades } from '@/domain/plan/words/recall-grade';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import { recallsPerSession, sessionsNeeded } from '@/domain/plan/words/word-pace';
import { addDays, type IsoDay, localDayOfDate } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { wordCard } from './card';

const test12: IsoDay = '2026-12-12';

test.each<[string, IsoDay, IsoDay, IsoDay | null, IsoDay]>([
  ['when memory requires it, without a test date', '2026-11-20', '2027-02-01', null, '2027-02-01'],
  ['on the same day if due before the test', '2026-11-20', '2026-12-01', test12, '2026-12-01'],
  ['on the same day if due in the final week', '2026-11-20', '2026-12-11', test12, '2026-12-11'],
  ['before the test if reviewed in the final week', '2026-12-06', '2026-12-30', test12, test12],
  ['again if reviewed in the final week and due in it', '2026-12-06', '2026-12-09', test12, '2026-12-09'],
])('a word is due: %s', (_, reviewedOn, dueDay, testDate, day) => {
  expect(wordDueDay(wordCard({ id: 'frugal', reviewedOn, dueDay }), testDate)).toBe(day);
});

test('a word that would return after the test can return from the first day of the final week', () => {
  expect(wordDueDay(wordCard({ id: 'frugal', dueDay: '2027-01-15' }), test12)).toBe('2026-12-05');
});

test.each<[IsoDay, IsoDay | null, boolean]>([
  ['2026-12-04', test12, false],
  ['2026-12-05', test12, true],
  ['2026-12-11', test12, true],
  [test12, test12, false],
  ['2026-12-05', null, false],
])('%s, with a test on %s, is in the final week: %s', (today, testDate, expected) => {
  expect(isFinalWeek(today, testDate)).toBe(expected);
});

const known = (words: number) =>
  times(words, (place) =>
    wordCard({ id: `word${place}`, reviews: 4, stability: 20 + place, dueDay: '2027-01-15' }),
  );
const dueOnDay = (cards: readonly WordCard[], today: IsoDay) => dueCards(cards, today, test12);

describe('a day of the final week', () => {
  test('takes its share of the words, weakest first', () => {
    const due = dueOnDay(known(600), '2026-12-05');
    expect(due).toHaveLength(86);
    expect(due.map(({ id }) => id)).toEqual(times(86, (place) => `word${place}`));
  });

  test.each<[string, number, IsoDay, number]>([
    ['few words', 3, '2026-12-05', 1],
    ['one session for each day', 280, '2026-12-05', 40],
    ['one more than that', 281, '2026-12-05', 41],
    ['nothing done by the middle', 600, '2026-12-08', 150],
    ['nothing done by the last day', 600, '2026-12-11', 600],
  ])('%s: of %i words, on %s has %i', (_, words, today, due) => {
    expect(dueOnDay(known(words), today)).toHaveLength(due);
  });

  test('asks words that fade faster before equally stable words asked later', () => {
    const cards = [
      wordCard({ id: 'lately', reviewedOn: '2026-12-01', stability: 30, dueDay: '2027-01-15' }),
      wordCard({ id: 'long ago', reviewedOn: '2026-10-01', stability: 30, dueDay: '2027-01-15' }),
    ];
    expect(dueOnDay(cards, '2026-12-05').map(({ id }) => id)).toEqual(['long ago']);
  });

  test('asks every word that is due, however many, and then nothing else', () => {
    const cards = known(70).map((card, place) =>
      place < 30 ? { ...card, dueDay: '2026-12-05' as const } : card,
    );
    expect(dueOnDay(cards, '2026-12-05').map(({ id }) => id)).toEqual(times(30, (place) => `word${place}`));
  });

  test('has one word fewer left after each answer, and redistributes what is left over', () => {
    let cards = known(600);
    for (let asked = 0; asked < 40; asked += 1) {
      const due = dueOnDay(cards, '2026-12-05');
      expect(due).toHaveLength(86 - asked);
      cards = cards.map((card) =>
        card.id === due[0]?.id ? { ...card, reviews: card.reviews + 1, reviewedOn: '2026-12-05' } : card,
      );
    }
    expect(dueOnDay(cards, '2026-12-06')).toHaveLength(94);
  });

  test('doesn’t count words that were new today as asked', () => {
    const learned = wordCard({ id: 'new', reviews: 1, reviewedOn: '2026-12-05', dueDay: '2026-12-30' });
    expect(dueOnDay([...known(70), learned], '2026-12-05')).toHaveLength(10);
  });
});

test('a test is upcoming until the day before', () => {
  expect(upcomingTestDate(test12, '2026-12-11')).toBe(test12);
  expect(upcomingTestDate(test12, test12)).toBeNull();
  expect(upcomingTestDate(test12, '2026-12-13')).toBeNull();
  expect(upcomingTestDate(null, '2026-12-13')).toBeNull();
});

test('sorts due words by how overdue they are, then weakest first', () => {
  const cards = [
    wordCard({ id: 'later', dueDay: '2026-11-24' }),
    wordCard({ id: 'today', dueDay: '2026-11-22', stability: 9 }),
    wordCard({ id: 'weak', dueDay: '2026-11-22', stability: 1 }),
    wordCard({ id: 'overdue', dueDay: '2026-11-02' }),
  ];
  expect(dueCards(cards, '2026-11-22', null).map(({ id }) => id)).toEqual(['overdue', 'weak', 'today']);
});

test('a word keeps failing from three misses in a row', () => {
  expect(
    [null, 0, 2, 3, 4].map((misses) => isRepeatedlyMissed(misses === null ? null : { missesInARow: misses })),
  ).toEqual([false, false, false, true, true]);
});

describe('a calendar day is local', () => {
  const due = wordCard({ id: 'frugal', reviewedOn: '2026-10-24', dueDay: '2026-10-26' });
  const isDue = (day: IsoDay) => dueCards([due], day, null).length === 1;

  test.each<[string, string, boolean]>([
    ['a minute before midnight', '2026-10-25T23:59:00', false],
    ['at midnight', '2026-10-26T00:00:00', true],
    ['late on the day', '2026-10-26T23:59:59', true],
    // In many places, a day of 25 hours is in between.
    ['during the night when clocks go back', '2026-10-25T02:30:00', false],
  ])('%s', (_, moment, expected) => expect(isDue(localDayOfDate(new Date(moment)))).toBe(expected));

  test('in any time zone: the only instant on a card is its last change', () => {
    const instants = Object.values(due).filter((value) => typeof value === 'number' && value > 1e12);
    expect(instants).toEqual([due.changedAt]);
  });

  test('going west across the date line repeats a day, and nothing is due before its day', () => {
    expect([addDays('2026-10-26', -1), '2026-10-26' as const, addDays('2026-10-26', -1)].map(isDue)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

/** A student who reviews everything due on most days, from today to the test. */
const aStudent = fc.record({
  days: fc.integer({ min: 1, max: 120 }),
  words: fc.integer({ min: 1, max: 12 }),
  answers: fc.infiniteStream(fc.constantFrom(...recallGrades)),
});

test('no word is postponed past the test, and every known word is asked in the final week', () => {
  fc.assert(
    fc.property(aStudent, ({ days, words, answers }) => {
      const begin: IsoDay = '2026-08-15';
      const testDate = addDays(begin, days);
      const week = addDays(testDate, -finalReviewPeriodDays);
      const cards = new Map<string, WordCard>();
      const askedInWeek = new Set<string>();
      const knownBefore = new Set<string>();
      for (let past = 0; past < days; past += 1) {
        const today = addDays(begin, past);
        const due = dueCards([...cards.values()], today, testDate).map(({ id }) => id);
        const fresh = past < words ? [`word${past}`] : [];
        for (const word of [...due, ...fresh]) {
          const grade = answers.next().value;
          const card = updateWordCard(cards.get(word) ?? null, { word, grade, today, now: past });
          cards.set(word, card);
          expect(wordDueDay(card, testDate) <= testDate).toBe(true);
          expect(wordDueDay(card, testDate) > today).toBe(true);
          (today < week ? knownBefore : askedInWeek).add(word);
        }
      }
      expect([...knownBefore].filter((word) => !askedInWeek.has(word))).toEqual([]);
    }),
  );
});

/** Simulates a student's final week and returns how many words were asked in it, by their previous strength. */
function walkFinalWeek(
  words: number,
  sessionsOn: (due: number) => number,
  gradeOf: (place: number) => RecallGrade,
): { readonly asked: ReadonlySet<string>; readonly longestDay: number } {
  const begin = addDays(test12, -finalReviewPeriodDays);
  const asked = new Set<string>();
  let longestDay = 0;
  let cards: readonly WordCard[] = times(words, (place) =>
    wordCard({
      id: `word${place}`,
      reviews: 4,
      stability: 20 + place / 10,
      reviewedOn: addDays(begin, -(1 + (place % 9))),
      dueDay: addDays(begin, 1 + (place % 60)),
    }),
  );
  for (let day = 0; day < finalReviewPeriodDays; day += 1) {
    const today = addDays(begin, day);
    const sessions = sessionsOn(dueCards(cards, today, test12).length);
    longestDay = Math.max(longestDay, sessions);
    for (let session = 0; session < sessions; session += 1) {
      const due = dueCards(cards, today, test12).slice(0, recallsPerSession);
      const after = new Map(
        due.map((card, place) => {
          asked.add(card.id);
          return [
            card.id,
            updateWordCard(card, { word: card.id, grade: gradeOf(place), today, now: day }),
          ] as const;
        }),
      );
      cards = cards.map((card) => after.get(card.id) ?? card);
    }
  }
  return { asked, longestDay };
}

const allRight = (): RecallGrade => 'right';
/** One in five is missed and due again the next day. */
const someWrong = (place: number): RecallGrade => (place % 5 === 0 ? 'wrong' : 'right');
const placeOf = (id: string) => Number(id.slice('word'.length));
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

describe('the final week in ten-minute sessions', () => {
  test.each([1, 40, 280, 281, 600])(
    '%i words: all are asked in the sessions that each day needs',
    (words) => {
      expect(walkFinalWeek(words, sessionsNeeded, allRight).asked.size).toBe(words);
      expect(walkFinalWeek(words, sessionsNeeded, someWrong).asked.size).toBe(words);
    },
  );

  test('600 words take two or three sessions a day, or more if some are missed', () => {
    expect(walkFinalWeek(600, sessionsNeeded, allRight).longestDay).toBe(3);
    expect(walkFinalWeek(600, sessionsNeeded, someWrong).longestDay).toBeLessThanOrEqual(4);
  });

  test('one session a day is enough for 200 words, but not for more than 280', () => {
    expect(walkFinalWeek(200, () => 1, allRight).asked.size).toBe(200);
    expect(walkFinalWeek(600, () => 1, allRight).asked.size).toBe(280);
  });

  test('one session a day and nothing else covers the weaker half', () => {
    const { asked } = walkFinalWeek(600, () => 1, allRight);
    const missed = times(600, (place) => `word${place}`).filter((id) => !asked.has(id));
    expect(mean([...asked].map(placeOf))).toBeLessThan(mean(missed.map(placeOf)));
  });
});

test('the same words adjust to the new date if the test is moved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 90 }), (interval, days) => {
      const reviewedOn: IsoDay = '2026-11-22';
      const card = wordCard({ id: 'frugal', reviewedOn, dueDay: addDays(reviewedOn, interval) });
      const testDate = addDays(reviewedOn, days);
      const day = wordDueDay(card, testDate);
      expect(day > reviewedOn && day <= testDate && day <= card.dueDay).toBe(true);
    }),
  );
});
