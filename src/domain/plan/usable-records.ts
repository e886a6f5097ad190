/**
 * Which kept rows practice can work with. A row may have the right shape and still say what can't be so: a plan for the year 9999, a day of
 * words that lasted a year. Such a row stays where it is and is counted, and nothing is calculated with it.
 */
import { msPerDay, daysBetween, type IsoDay } from '@/lib/calendar';
import { isPlausibleDay } from '@/lib/plausible';
import type { WordCard } from './word-card';
import type { StudyPlan } from './study-plan';
import { maxPlanDays } from './weeks/plan-limits';
import type { WordDay } from './word-day';

/** More than anybody answers in a day, or one word is asked in years. */
const mostRecalls = 100_000;
/** The ends of what the algorithm of memory calculates with, in days; it rejects less. */
const stabilities = { least: 0.001, most: 36_500 } as const;

export function isUsableCard(card: WordCard, today: IsoDay): boolean {
  const { dueDay, reviewedOn, stability, reviews, lapses, missesInARow } = card;
  const wait = daysBetween(reviewedOn, dueDay);
  return (
    isPlausibleDay(reviewedOn, today) &&
    // A word that is known well comes back in decades: the day it is due may lie far ahead.
    wait >= 0 &&
    wait <= stabilities.most &&
    stability >= stabilities.least &&
    stability <= stabilities.most &&
    [reviews, lapses, missesInARow].every((count) => count <= mostRecalls)
  );
}

export function isUsablePlan(plan: StudyPlan, today: IsoDay): boolean {
  const { madeOn, testDate, entries, missed = [], shareChanges = [] } = plan;
  const days = [madeOn, testDate, ...[...entries, ...missed, ...shareChanges].map(({ day }) => day)];
  return days.every((day) => isPlausibleDay(day, today)) && daysBetween(madeOn, testDate) <= maxPlanDays;
}

export function isUsableWordDay({ id, recalls, newWords, ms }: WordDay, today: IsoDay): boolean {
  return isPlausibleDay(id, today) && recalls <= mostRecalls && newWords <= mostRecalls && ms <= msPerDay;
}
