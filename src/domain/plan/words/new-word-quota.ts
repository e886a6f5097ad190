/** How many words are new today, and why so many. */
import { daysBetween, type IsoDay } from '@/lib/calendar';
import { finalDays, upcomingTestDate } from './due-cards';

/** Without a date there is nothing to divide by. */
export const usualNewWords = 8;
/** More than these can't be learned in ten minutes, and come back as many recalls a few days later. */
export const mostNewWords = 15;

/**
 * `usual`: no test date. `spread`: the words left over the days until the final week. `most`: that would be more than a day
 * takes, so the list will not be done by then. `final-week`: nothing new before the test. `none-left`: all are known.
 */
export type NewWordsReason = 'usual' | 'spread' | 'most' | 'final-week' | 'none-left';

export interface NewWordQuota {
  /** A day's words, those learned today included. */
  readonly count: number;
  readonly reason: NewWordsReason;
  /** Days on which new words can be learned, today included; null without a date. */
  readonly days: number | null;
}

/** The new words of a day on which `left` words were not yet learned in the morning. */
export function newWordQuota(left: number, today: IsoDay, testDate: IsoDay | null): NewWordQuota {
  const ahead = upcomingTestDate(testDate, today);
  const days = ahead === null ? null : Math.max(0, daysBetween(today, ahead) - finalDays);
  if (left === 0) return { count: 0, reason: 'none-left', days };
  if (days === null) return { count: Math.min(left, usualNewWords), reason: 'usual', days };
  if (days === 0) return { count: 0, reason: 'final-week', days };
  const each = Math.ceil(left / days);
  return each > mostNewWords
    ? { count: mostNewWords, reason: 'most', days }
    : { count: each, reason: 'spread', days };
}
