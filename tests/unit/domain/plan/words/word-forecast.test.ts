/** How many of the list's words the sessions until the test have time for, and what a simulated student has learned by then. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import type { WordCard } from '@/domain/plan/words/word-card';
import { type ForecastRequest, forecastNewWords, wordMinutesOn } from '@/domain/plan/words/word-forecast';
import { selectSessionWords } from '@/domain/plan/words/word-session';
import { buildWordsToday } from '@/domain/plan/words/words-today';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { seededRandom } from '@/lib/random';
import { madePlan, planOfDays } from '../plans';
import { wordCard } from './card';

const today: IsoDay = '2026-11-23';
const inDays = (days: number) => addDays(today, days);
const everyDay = (minutes: number) => () => minutes;
const forecast = (changes: Partial<ForecastRequest> = {}) =>
  forecastNewWords({
    cards: [],
    left: 640,
    today,
    testDate: inDays(70),
    minutesOn: everyDay(10),
    ...changes,
  });

/** Cards of words learned yesterday. */
const learned = (count: number, changes: Partial<WordCard> = {}) =>
  Array.from({ length: count }, (_, place) =>
    wordCard({ id: `word${place}`, dueDay: today, reviewedOn: inDays(-1), stability: 1, ...changes }),
  );

test.each<[string, Partial<ForecastRequest>, number]>([
  ['ten minutes a day for ten weeks', {}, 364],
  ['five minutes a day', { minutesOn: everyDay(5) }, 177],
  ['six days a week', { minutesOn: (day) => (daysBetween(today, day) % 7 === 6 ? 0 : 10) }, 320],
  ['a month', { testDate: inDays(37) }, 203],
  ['four weeks, without a date', { testDate: null }, 188],
  ['a list that can be finished', { left: 200 }, 200],
  ['a list that can be finished without a date', { left: 20, testDate: null }, 20],
  ['the day before the last week', { testDate: inDays(8) }, 15],
  ['the last week', { testDate: inDays(7) }, 0],
  ['the day of the test, as without a date', { testDate: today }, 188],
  ['no words left', { left: 0 }, 0],
  ['no minutes', { minutesOn: everyDay(0) }, 0],
  ['many words to recall', { cards: learned(300) }, 146],
  ['many words that return much later', { cards: learned(300, { stability: 90, dueDay: inDays(60) }) }, 350],
])('%s', (_, changes, words) => {
  expect(forecast(changes).words).toBe(words);
});

test('counts what was done today: the rest of the session, and not the words learned', () => {
  const minutesOn = (day: IsoDay) => (day === today ? 5 : 0);
  const cards = learned(3, { reviewedOn: today, dueDay: inDays(1) });
  expect(forecast({ minutesOn }).words).toBe(7);
  expect(forecast({ minutesOn, cards }).words).toBe(4);
  expect(forecast({ minutesOn, cards: learned(9, { reviewedOn: today, dueDay: inDays(1) }) }).words).toBe(0);
});

test('the average is of the days with a session', () => {
  expect(forecast({ left: 20, testDate: inDays(17) }).perDay).toBe(2);
  const fiveDays = (day: IsoDay) => (day < inDays(5) ? 10 : 0);
  expect(forecast({ left: 20, testDate: inDays(17), minutesOn: fiveDays })).toEqual({ words: 10, perDay: 2 });
  expect(forecast({ minutesOn: everyDay(0) }).perDay).toBe(0);
});

test('is never more than is left, and more minutes are never worth much less', () => {
  fc.assert(
    fc.property(
      fc.nat(700),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 9 }),
      (left, days, minutes) => {
        const few = forecast({ left, testDate: inDays(days), minutesOn: everyDay(minutes) }).words;
        const more = forecast({ left, testDate: inDays(days), minutesOn: everyDay(minutes + 1) }).words;
        expect(more).toBeLessThanOrEqual(left);
        expect(more).toBeGreaterThanOrEqual(0.95 * few - 1);
      },
    ),
  );
});

test.each<[string, Parameters<typeof wordMinutesOn>[0], readonly number[]]>([
  ['without a plan', null, [10, 10]],
  [
    'by the plan',
    planOfDays([
      [
        today,
        [
          [5, { kind: 'words' }],
          [20, { kind: 'mistakes' }],
        ],
      ],
    ]),
    [5, 0],
  ],
  ['after the plan', { testDate: today, entries: [] }, [10, 10]],
])('the word minutes %s', (_, plan, minutes) => {
  expect([today, inDays(1)].map(wordMinutesOn(plan, today))).toEqual(minutes);
});

const planned = (minutesPerDay: number, days: number) => {
  const words = { cards: [], left: 640 };
  return wordMinutesOn(madePlan({ today, testDate: inDays(days), minutesPerDay, words }), today);
};

describe('what the first day and a later one say is within 15 % of what a student has learned by the test', () => {
  const index = Array.from({ length: 640 }, (_, place) => ({ word: `word${place}`, file: 'words-2-a-d' }));

  /** Does every session. Knows a third of new words; recalls nine of ten that return, as the memory model expects. */
  function learnUntil(testDate: IsoDay, minutesOn: ForecastRequest['minutesOn'], seed: number) {
    const random = seededRandom(seed);
    const cards = new Map<string, WordCard>();
    const said: number[] = [];
    for (let day = today; day < testDate; day = addDays(day, 1)) {
      if (day === today || day === inDays(12)) {
        const left = index.length - cards.size;
        const own = [...cards.values()];
        said.push(cards.size + forecastNewWords({ cards: own, left, today: day, testDate, minutesOn }).words);
      }
      const minutes = minutesOn(day);
      const asks =
        minutes === 0
          ? []
          : selectSessionWords(buildWordsToday(index, [...cards.values()], day, testDate), minutes);
      for (const { word, kind } of asks) {
        const isRight = random.integer(1, 100) <= (kind === 'new' ? 35 : 90);
        const grade = isRight ? 'right' : 'wrong';
        cards.set(word, updateWordCard(cards.get(word) ?? null, { word, grade, today: day, now: 1 }));
      }
    }
    return { done: cards.size, said };
  }

  test.each<[string, number, ForecastRequest['minutesOn']]>([
    ['a month of ten minutes a day', 30, everyDay(10)],
    ['a month of five minutes a day', 30, everyDay(5)],
    ['ten weeks of ten minutes a day', 70, everyDay(10)],
    ['ten weeks of a plan of 30 minutes', 70, planned(30, 70)],
    ['ten weeks of a plan of 45 minutes', 70, planned(45, 70)],
    ['a month of a plan of 60 minutes', 30, planned(60, 30)],
    ['seven weeks of a plan of 20 minutes', 47, planned(20, 47)],
  ])('%s', (_, days, minutesOn) => {
    const testDate = inDays(days);
    for (const seed of [1, 2, 3]) {
      const { done, said } = learnUntil(testDate, minutesOn, seed);
      for (const words of said) expect(Math.abs(words - done) / done).toBeLessThan(0.15);
    }
  });
});
