import { expect, test } from 'vitest';
import { sectionPace } from '@/domain/exam/report/section-pace';
import { readingItem, samplePassage } from '../sample-attempts';
import { judged, sectionOf, times } from './sample-results';

const minute = 60_000;

test('steps follow the clock, not the order of the questions', () => {
  const pace = sectionPace(
    sectionOf('verbal', [
      judged('right', { answeredAtMs: 90_000 }),
      judged('blank', { timeMs: 5000 }),
      judged('wrong', { answeredAtMs: 30_000 }),
      judged('blank', { timeMs: 0 }),
    ]),
  );
  expect(pace.steps).toEqual([
    { atMs: 30_000, answered: 1 },
    { atMs: 90_000, answered: 2 },
  ]);
  expect(pace).toMatchObject({ answered: 2, questions: 4, notReached: 1, usedMs: 600_000 });
});

test('an answer that was cleared isn’t a step', () => {
  expect(sectionPace(sectionOf('verbal', [judged('blank', { answeredAtMs: 9000 })])).steps).toEqual([]);
});

test('answers in the last two minutes are late, right or wrong', () => {
  const pace = sectionPace(
    sectionOf('verbal', [
      judged('right', { answeredAtMs: 28 * minute - 1 }),
      judged('wrong', { answeredAtMs: 28 * minute }),
      judged('right', { answeredAtMs: 30 * minute }),
    ]),
  );
  expect(pace.late.map(({ number }) => number)).toEqual([2, 3]);
});

test('names the three slowest questions, from twice their share on', () => {
  // Six questions in thirty minutes: five minutes each.
  const pace = sectionPace(
    sectionOf(
      'verbal',
      [12, 9.9, 10, 15, 11, 1].map((minutes) => judged('right', { timeMs: minutes * minute })),
    ),
  );
  expect(pace.longest.map(({ number }) => number)).toEqual([4, 1, 5]);
});

const passage = (n: number, minutes: number) =>
  times(4, (index) =>
    judged(
      'right',
      { timeMs: (minutes * minute) / 4, answeredAtMs: (n * 10 + index) * minute },
      readingItem(n * 10 + index, `pas-000${n}`),
      { passage: samplePassage(n) },
    ),
  );

test('names the passage furthest over its share', () => {
  // Twelve questions in thirty minutes: ten minutes a passage.
  const pace = sectionPace(sectionOf('reading', [...passage(1, 9), ...passage(2, 16), ...passage(3, 5)]));
  expect(pace.slowestPassage).toMatchObject({
    title: 'Passage 2',
    usedMs: 16 * minute,
    shareMs: 10 * minute,
    fromMs: 7 * minute,
  });
});

test.each([
  ['no passage over its share by half', [...passage(1, 9), ...passage(2, 14)]],
  ['a single passage', passage(1, 29)],
])('%s: names no slow passage', (_, items) =>
  expect(sectionPace(sectionOf('reading', items)).slowestPassage).toBeNull(),
);

test('an untimed section has no pace to compare with', () => {
  const pace = sectionPace(
    sectionOf('verbal', [judged('right', { timeMs: 20 * minute })], { limitMs: null }),
  );
  expect(pace).toMatchObject({ evenMs: null, late: [], longest: [], slowestPassage: null });
});
