/** Days on which words are asked again, before a test, after it and without one. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WordCard } from '@/domain/plan/card';
import { dueCards, dueOn, finalDays, keepsFailing, testAhead } from '@/domain/plan/words/due';
import { grades } from '@/domain/plan/words/grade';
import { recalled } from '@/domain/plan/words/memory';
import { addDays, type IsoDay, localDay } from '@/lib/calendar';
import { wordCard } from './card';

const test12: IsoDay = '2026-12-12';

test.each<[string, IsoDay, IsoDay, IsoDay | null, IsoDay]>([
  ['without a date, when its memory asks for it', '2026-11-20', '2027-02-01', null, '2027-02-01'],
  ['due before the test, as it is', '2026-11-20', '2026-12-01', test12, '2026-12-01'],
  ['due in the final week, as it is', '2026-11-20', '2026-12-11', test12, '2026-12-11'],
  ['recalled in the final week, not past the test', '2026-12-06', '2026-12-30', test12, test12],
  ['recalled in the final week and due in it', '2026-12-06', '2026-12-09', test12, '2026-12-09'],
])('a word %s', (_, reviewedOn, dueDay, testDate, day) => {
  expect(dueOn(wordCard({ id: 'frugal', reviewedOn, dueDay }), testDate)).toBe(day);
});

test('a word that would come back after the test comes once more in the final week', () => {
  const day = dueOn(wordCard({ id: 'frugal', dueDay: '2027-01-15' }), test12);
  expect(day >= '2026-12-05' && day <= '2026-12-11').toBe(true);
});

test('and such words spread over that week', () => {
  const days = Array.from({ length: 700 }, (_, index) =>
    dueOn(wordCard({ id: `word${index}`, dueDay: '2027-01-15' }), test12),
  );
  for (let past = 1; past <= finalDays; past += 1) {
    const onDay = days.filter((day) => day === addDays(test12, -past)).length;
    expect(onDay).toBeGreaterThan(60);
    expect(onDay).toBeLessThan(140);
  }
});

test('a test lies ahead until the day before', () => {
  expect(testAhead(test12, '2026-12-11')).toBe(test12);
  expect(testAhead(test12, test12)).toBeNull();
  expect(testAhead(test12, '2026-12-13')).toBeNull();
  expect(testAhead(null, '2026-12-13')).toBeNull();
});

test('due words: the longest overdue first, of one day the weaker ones', () => {
  const cards = [
    wordCard({ id: 'later', dueDay: '2026-11-24' }),
    wordCard({ id: 'today', dueDay: '2026-11-22', stability: 9 }),
    wordCard({ id: 'weak', dueDay: '2026-11-22', stability: 1 }),
    wordCard({ id: 'overdue', dueDay: '2026-11-02' }),
  ];
  expect(dueCards(cards, '2026-11-22', null).map(({ id }) => id)).toEqual(['overdue', 'weak', 'today']);
});

test('three misses in a row and a word keeps failing', () => {
  expect(
    [null, 0, 2, 3, 4].map((misses) => keepsFailing(misses === null ? null : { missesInARow: misses })),
  ).toEqual([false, false, false, true, true]);
});

describe('a day of the calendar holds', () => {
  const due = wordCard({ id: 'frugal', reviewedOn: '2026-10-24', dueDay: '2026-10-26' });
  const isDue = (day: IsoDay) => dueCards([due], day, null).length === 1;

  test.each<[string, string, boolean]>([
    ['a minute before midnight', '2026-10-25T23:59:00', false],
    ['at midnight', '2026-10-26T00:00:00', true],
    ['late on the day', '2026-10-26T23:59:59', true],
    // A day of 25 hours lies between in many places.
    ['in the night in which the clocks go back', '2026-10-25T02:30:00', false],
  ])('%s', (_, moment, expected) => expect(isDue(localDay(new Date(moment)))).toBe(expected));

  test('whatever the zone: the only instant on a card is that of its last change', () => {
    const instants = Object.values(due).filter((value) => typeof value === 'number' && value > 1e12);
    expect(instants).toEqual([due.changedAt]);
  });

  test('west over the date line: the day comes again, and nothing is due before its day', () => {
    expect([addDays('2026-10-26', -1), '2026-10-26' as const, addDays('2026-10-26', -1)].map(isDue)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

/** A student who does all that is due, on most days, from today to the test. */
const aStudent = fc.record({
  days: fc.integer({ min: 1, max: 120 }),
  words: fc.integer({ min: 1, max: 12 }),
  answers: fc.infiniteStream(fc.constantFrom(...grades)),
});

test('no word is put off past the test, and every word known before is asked in the final week', () => {
  fc.assert(
    fc.property(aStudent, ({ days, words, answers }) => {
      const begin: IsoDay = '2026-08-15';
      const testDate = addDays(begin, days);
      const week = addDays(testDate, -finalDays);
      const cards = new Map<string, WordCard>();
      const askedInWeek = new Set<string>();
      const knownBefore = new Set<string>();
      for (let past = 0; past < days; past += 1) {
        const today = addDays(begin, past);
        const due = dueCards([...cards.values()], today, testDate).map(({ id }) => id);
        const fresh = past < words ? [`word${past}`] : [];
        for (const word of [...due, ...fresh]) {
          const grade = answers.next().value;
          const card = recalled(cards.get(word) ?? null, { word, grade, today, now: past });
          cards.set(word, card);
          expect(dueOn(card, testDate) <= testDate).toBe(true);
          expect(dueOn(card, testDate) > today).toBe(true);
          (today < week ? knownBefore : askedInWeek).add(word);
        }
      }
      expect([...knownBefore].filter((word) => !askedInWeek.has(word))).toEqual([]);
    }),
  );
});

test('a test that is put off or brought forward: the same words keep to the new date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 90 }), (interval, days) => {
      const reviewedOn: IsoDay = '2026-11-22';
      const card = wordCard({ id: 'frugal', reviewedOn, dueDay: addDays(reviewedOn, interval) });
      const testDate = addDays(reviewedOn, days);
      const day = dueOn(card, testDate);
      expect(day > reviewedOn && day <= testDate && day <= card.dueDay).toBe(true);
    }),
  );
});
