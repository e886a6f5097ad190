/** The number of new words for today, and the reason for it. */
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { finalReviewPeriodDays, upcomingTestDate } from './due-cards';

/** New words per day without a test date. */
export const usualNewWordsPerDay = 8;
/** Maximum new words per day. More can't be learned in ten minutes and would cause too many recalls a few days later. */
export const maxNewWordsPerDay = 15;

/**
 * `usual`: no test date. `spread`: the remaining words, divided by the days until the final week. `most`: that would exceed a day's
 * maximum, so the list won't be finished. `final-week`: no new words before the test. `none-left`: all words are learned.
 */
export type NewWordsReason = 'usual' | 'spread' | 'most' | 'final-week' | 'none-left';

export interface NewWordQuota {
  /** The number of new words for the day, including those already learned. */
  readonly count: number;
  readonly reason: NewWordsReason;
  /** Days for learning new words, including today; null without a date. */
  readonly days: number | null;
}

/**
 * @param left words the student hadn't learned as of this morning
 */
export function newWordQuota(left: number, today: IsoDay, testDate: IsoDay | null): NewWordQuota {
  const ahead = upcomingTestDate(testDate, today);
  const days = ahead === null ? null : Math.max(0, daysBetween(today, ahead) - finalReviewPeriodDays);
  if (left === 0) return { count: 0, reason: 'none-left', days };
  if (days === null) return { count: Math.min(left, usualNewWordsPerDay), reason: 'usual', days };
  if (days === 0) return { count: 0, reason: 'final-week', days };
  const each = Math.ceil(left / days);
  return each > maxNewWordsPerDay
    ? { count: maxNewWordsPerDay, reason: 'most', days }
    : { count: each, reason: 'spread', days };
}
