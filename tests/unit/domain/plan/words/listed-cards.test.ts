/** Learned words after a change of the test's level: those of the other level wait until it returns. */
import { expect, test } from 'vitest';
import { listedCards } from '@/domain/plan/words/listed-cards';
import { buildWordsToday, countWordsDue } from '@/domain/plan/words/words-today';
import { addDays } from '@/lib/dates/calendar';
import { wordCard } from './card';

const today = '2026-11-30';
const indexed = (words: readonly string[]) => words.map((word) => ({ word, file: 'words-2-a-z' }));
const middle = indexed(['brisk', 'vast', 'soggy']);
const upper = indexed(['brisk', 'abate', 'banal', 'candid']);
/** A word of the Middle Level only, one of both levels, and one of the Upper Level only. */
const cards = ['vast', 'brisk', 'abate'].map((id) =>
  wordCard({ id, dueDay: addDays(today, -1), reviewedOn: addDays(today, -4) }),
);
const ids = (each: readonly { readonly id: string }[]) => each.map(({ id }) => id);

test('only the words of the list are asked and counted; a word of both lists has one card', () => {
  expect(ids(listedCards(middle, cards))).toEqual(['vast', 'brisk']);
  expect(ids(listedCards(upper, cards))).toEqual(['brisk', 'abate']);
  expect(buildWordsToday(middle, cards, today, null)).toMatchObject({
    due: ['vast', 'brisk'],
    unlearned: ['soggy'],
  });
  expect(countWordsDue(upper, cards, today, null)).toMatchObject({ recall: 2, newWords: 2 });
});

test('words of the other level rest, and are due again when the level returns', () => {
  const before = buildWordsToday(middle, cards, today, null);
  const later = addDays(today, 30);
  expect(buildWordsToday(upper, cards, later, null).due.toSorted()).toEqual(['abate', 'brisk']);
  expect(buildWordsToday(middle, cards, later, null).due).toEqual(before.due);
});

test.each([
  ['an empty list', [], cards],
  ['no cards', middle, []],
])('%s has no cards', (_, index, some) => expect(listedCards(index, some)).toEqual([]));
