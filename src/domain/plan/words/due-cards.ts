/** Schedules word reviews, taking the test date into account. */
import type { WordCard } from './word-card';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';

/** The length of the period before the test in which every learned word is reviewed once more, in days. */
export const finalReviewPeriodDays = 7;

/** After this many misses in a row, the student needs more help with a word than another review. */
const failingMisses = 3;

export function isRepeatedlyMissed(card: Pick<WordCard, 'missesInARow'> | null): boolean {
  return card !== null && card.missesInARow >= failingMisses;
}

/** Returns the test date if it is in the future; null on the test day, after it, and without a date. */
export function upcomingTestDate(testDate: IsoDay | null, today: IsoDay): IsoDay | null {
  return testDate !== null && today < testDate ? testDate : null;
}

/** Returns true in the week before the test, when every learned word is reviewed once more. */
export function isFinalWeek(today: IsoDay, testDate: IsoDay | null): boolean {
  const ahead = upcomingTestDate(testDate, today);
  return ahead !== null && today >= firstDayOfWeekBefore(ahead);
}

function firstDayOfWeekBefore(testDate: IsoDay): IsoDay {
  return addDays(testDate, -finalReviewPeriodDays);
}

/**
 * Returns the first day a word may be asked again: its due day, with two exceptions before a test. A word due on or after the test
 * date becomes due at the start of the final week, or, if already reviewed in that week, on the test date. `testDate` must be in
 * the future.
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
 * Cards due on `today`, longest overdue first, then weakest first. In the final week before a test, sorts by the risk of being
 * forgotten on the test date.
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
 * Spreads the remaining words evenly over the days left in the final week, including words left over from the days before. The
 * weakest come first, so that they may get a second review and a student who doesn't finish misses only the strongest. On the last
 * day, all remaining words are due.
 */
function dueInFinalWeek(cards: readonly WordCard[], today: IsoDay, testDate: IsoDay): readonly WordCard[] {
  const begin = firstDayOfWeekBefore(testDate);
  // The risk of forgetting depends only on the time since the last recall divided by the stability.
  const weakness = ({ reviewedOn, stability }: WordCard) => daysBetween(reviewedOn, testDate) / stability;
  const left = cards
    .filter(({ dueDay, reviewedOn }) => dueDay <= today || reviewedOn < begin)
    .toSorted((a, b) => weakness(b) - weakness(a));
  // Excludes words first learned today, because they aren't part of today's share of recalls.
  const asked = cards.filter(({ reviewedOn, reviews }) => reviewedOn === today && reviews > 1).length;
  const share = Math.ceil((left.length + asked) / daysBetween(today, testDate)) - asked;
  const byMemory = left.filter(({ dueDay }) => dueDay <= today);
  const others = left.filter(({ dueDay }) => dueDay > today);
  const due = new Set([...byMemory, ...others.slice(0, Math.max(0, share - byMemory.length))]);
  return left.filter((card) => due.has(card));
}
