/** When a word is asked again, with the day of the test in sight. */
import type { WordCard } from '@/domain/plan/word-card';
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';

/** The days right before the test, in which every word that is known is asked once more. */
export const finalDays = 7;

/** So many misses in a row and a word needs more than being asked again. */
const failingMisses = 3;

export function keepsFailing(card: Pick<WordCard, 'missesInARow'> | null): boolean {
  return card !== null && card.missesInARow >= failingMisses;
}

/** The day of the test while it lies ahead; null on the day itself, after it, and without a date. */
export function upcomingTestDate(testDate: IsoDay | null, today: IsoDay): IsoDay | null {
  return testDate !== null && today < testDate ? testDate : null;
}

/** Whether the test is so near that every word that is known is asked once more. */
export function isFinalWeek(today: IsoDay, testDate: IsoDay | null): boolean {
  const ahead = upcomingTestDate(testDate, today);
  return ahead !== null && today >= firstDayOfWeekBefore(ahead);
}

function firstDayOfWeekBefore(testDate: IsoDay): IsoDay {
  return addDays(testDate, -finalDays);
}

/**
 * The first day on which a word may be asked again. It is the day of its memory, with two exceptions before a test: a word that
 * wouldn't come back before the test comes once more in the final week, of which this is the first day; and after that it is not put
 * off past the day of the test. `testDate` must lie ahead.
 */
export function wordDueDay(
  { dueDay, reviewedOn }: Pick<WordCard, 'dueDay' | 'reviewedOn'>,
  testDate: IsoDay | null,
): IsoDay {
  if (testDate === null || dueDay < testDate) return dueDay;
  const begin = firstDayOfWeekBefore(testDate);
  return reviewedOn < begin ? begin : testDate;
}

/**
 * Cards that are due on `today`. Those that have waited longest come first, and of these the weaker ones; in the final week before a
 * test, those that are likeliest to be forgotten on its day.
 */
export function dueCards(
  cards: readonly WordCard[],
  today: IsoDay,
  testDate: IsoDay | null,
): readonly WordCard[] {
  const ahead = upcomingTestDate(testDate, today);
  if (ahead !== null && isFinalWeek(today, ahead)) return dueInFinalWeek(cards, today, ahead);
  return cards
    .filter(({ dueDay }) => dueDay <= today)
    .toSorted((a, b) => (a.dueDay < b.dueDay ? -1 : a.dueDay > b.dueDay ? 1 : a.stability - b.stability));
}

/**
 * A day of the final week takes its share of the words that are left, as many as on each of the days that remain: what one day leaves
 * over is spread anew. The weakest come first, so that they can come a second time, and so that whoever doesn't get to all of them has
 * missed the strongest. On the last day all that are left are due.
 */
function dueInFinalWeek(cards: readonly WordCard[], today: IsoDay, testDate: IsoDay): readonly WordCard[] {
  const begin = firstDayOfWeekBefore(testDate);
  // The interval since a recall over the stability alone decides how likely a word is to be forgotten.
  const weakness = ({ reviewedOn, stability }: WordCard) => daysBetween(reviewedOn, testDate) / stability;
  const left = cards
    .filter(({ dueDay, reviewedOn }) => dueDay <= today || reviewedOn < begin)
    .toSorted((a, b) => weakness(b) - weakness(a));
  // A word that was new today was none of those to recall.
  const asked = cards.filter(({ reviewedOn, reviews }) => reviewedOn === today && reviews > 1).length;
  const share = Math.ceil((left.length + asked) / daysBetween(today, testDate)) - asked;
  const byMemory = left.filter(({ dueDay }) => dueDay <= today);
  const others = left.filter(({ dueDay }) => dueDay > today);
  const due = new Set([...byMemory, ...others.slice(0, Math.max(0, share - byMemory.length))]);
  return left.filter((card) => due.has(card));
}
