/** When a word is asked again, with the day of the test in sight. */
import type { WordCard } from '@/domain/plan/card';
import { checksum } from '@/lib/checksum';
import { addDays, type IsoDay } from '@/lib/calendar';

/** The days right before the test, in which every word that is known is asked once more. */
export const finalDays = 7;

/** So many misses in a row and a word needs more than being asked again. */
const failingMisses = 3;

export function keepsFailing(card: Pick<WordCard, 'missesInARow'> | null): boolean {
  return card !== null && card.missesInARow >= failingMisses;
}

/** The day of the test while it lies ahead; null on the day itself, after it, and without a date. */
export function testAhead(testDate: IsoDay | null, today: IsoDay): IsoDay | null {
  return testDate !== null && today < testDate ? testDate : null;
}

/**
 * The first day on which a word is asked again. It is the day of its memory, with two exceptions before a test: a word that wouldn't
 * come back before the test comes once more in the final week, on a day that the word alone decides, so that they spread; and after
 * that it is not put off past the day of the test. `testDate` must lie ahead.
 */
export function dueOn(
  { id, dueDay, reviewedOn }: Pick<WordCard, 'id' | 'dueDay' | 'reviewedOn'>,
  testDate: IsoDay | null,
): IsoDay {
  if (testDate === null || dueDay < testDate) return dueDay;
  const begin = addDays(testDate, -finalDays);
  if (reviewedOn >= begin) return testDate;
  return addDays(begin, Number.parseInt(checksum(id), 16) % finalDays);
}

/** Cards that are due on `today`, those that have waited longest first, and of these the weaker ones. */
export function dueCards(
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): readonly WordCard[] {
  const ahead = testAhead(testDate, today);
  return cards
    .map((card) => ({ card, day: dueOn(card, ahead) }))
    .filter(({ day }) => day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.card.stability - b.card.stability))
    .map(({ card }) => card);
}
