/** The number of new words for today, and the reason for it. */
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { finalReviewPeriodDays, upcomingTestDate } from './due-cards';

/** New words per day without a test date. */
export const usualNewWordsPerDay = 8;
/** Maximum new words per day. More can't be learned in ten minutes and would cause too many recalls a few days later. */
export const maxNewWordsPerDay = 15;

/**
 * `usual`: no test date. `spread`: the remaining words, divided by the days until the final week. `most`: the days or their minutes
 * aren't enough to finish the list. `final-week`: no new words before the test. `none-left`: all words are learned.
 */
export type NewWordsReason = 'usual' | 'spread' | 'most' | 'final-week' | 'none-left';

export interface NewWordQuota {
  /** The number of new words for the day, including those already learned. */
  readonly count: number;
  readonly reason: NewWordsReason;
  /** Days for learning new words, including today; null without a date. */
  readonly days: number | null;
}

/** Days for learning new words, including today: those until the final week. Null without a test date. */
export function learningDays(today: IsoDay, testDate: IsoDay | null): number | null {
  const ahead = upcomingTestDate(testDate, today);
  return ahead === null ? null : Math.max(0, daysBetween(today, ahead) - finalReviewPeriodDays);
}

/** The most new words on a day if this many are left. `days` are those left for learning new words; null without a test date. */
export function newWordsPerDay(left: number, days: number | null): number {
  if (days === 0) return 0;
  return days === null
    ? Math.min(left, usualNewWordsPerDay)
    : Math.min(maxNewWordsPerDay, Math.ceil(left / days));
}

/**
 * @param left words the student hadn't learned as of this morning
 * @param reachable how many of them the sessions until the final week have time for
 */
export function newWordQuota(
  left: number,
  today: IsoDay,
  testDate: IsoDay | null,
  reachable = Infinity,
): NewWordQuota {
  const days = learningDays(today, testDate);
  const count = newWordsPerDay(left, days);
  if (left === 0) return { count, reason: 'none-left', days };
  if (days === null) return { count, reason: 'usual', days };
  if (days === 0) return { count, reason: 'final-week', days };
  const isEnough = left <= Math.min(reachable, days * maxNewWordsPerDay);
  return { count, reason: isEnough ? 'spread' : 'most', days };
}
