/** The one clock of a family's dashboards, and the words for how long ago something was by it. */
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/calendar';
import { formatCount, formatDateNear } from '@/lib/format';
import { localDayAt, localEpochMs } from '@/lib/localTime';

/** The moment that a family's figures are told from: an instant, and the day it falls on where the reader is. */
export interface AsOf {
  readonly day: IsoDay;
  readonly ms: number;
}

/** An instant as the moment to tell from. */
export function asOfInstant(ms: number): AsOf {
  return { day: localDayAt(ms), ms };
}

const eveningMinutes = 20 * 60;

/** Eight in the evening of a day. */
export function eveningOf(day: IsoDay): AsOf {
  return { day, ms: localEpochMs(day, eveningMinutes) };
}

/**
 * The latest Sunday, 8 PM, that has passed where the reader is: the present of a sample family. So its week is always a whole
 * one, and nothing that it did lies in the future.
 */
export function latestSundayEvening(nowMs: number): AsOf {
  const evening = eveningOf(addDays(mondayOf(localDayAt(nowMs)), 6));
  return evening.ms <= nowMs ? evening : eveningOf(addDays(evening.day, -7));
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** From so many days on, the date says more than a count of days. */
const datedFromDays = 7;

/**
 * How long ago an instant was: "5 minutes ago", "2 hours ago", "yesterday", "3 days ago", from a week on the date. Days are the
 * calendar's: an evening is yesterday the next morning.
 */
export function timeAgo(ms: number, asOf: AsOf): string {
  const day = localDayAt(ms);
  const days = daysBetween(day, asOf.day);
  if (days < 0 || days >= datedFromDays) return formatDateNear(day, asOf.day);
  if (days === 1) return 'yesterday';
  if (days > 1) return `${formatCount(days, 'day')} ago`;
  const passed = Math.max(0, asOf.ms - ms);
  if (passed < minuteMs) return 'just now';
  return passed < hourMs
    ? `${formatCount(Math.floor(passed / minuteMs), 'minute')} ago`
    : `${formatCount(Math.floor(passed / hourMs), 'hour')} ago`;
}
