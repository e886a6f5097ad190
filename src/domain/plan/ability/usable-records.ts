/**
 * Detects saved rows with impossible values, such as a plan for the year 9999 or word reviews that took a year in one day. Such
 * rows remain saved and counted, but no other calculation uses them.
 */
import { msPerDay, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { isPlausibleDay } from '@/lib/dates/plausible';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { maxPlanDays } from '@/domain/plan/weeks/plan-limits';
import type { WordDay } from '@/domain/plan/words/word-day';

/** More recalls than anyone makes in a day, or of one word in years. */
const mostRecalls = 100_000;
/** The memory algorithm's range of stability, in days; it rejects lower values. */
const stabilities = { least: 0.001, most: 36_500 } as const;

export function isUsableCard(card: WordCard, today: IsoDay): boolean {
  const { dueDay, reviewedOn, stability, reviews, lapses, missesInARow } = card;
  const wait = daysBetween(reviewedOn, dueDay);
  return (
    isPlausibleDay(reviewedOn, today) &&
    // A well-known word may not be due for decades, so only the interval is checked.
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
