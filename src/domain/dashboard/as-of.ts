/** The moment that a family's dashboards treat as now, and text for the time elapsed before it. */
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { formatCount, formatDateNear } from '@/lib/text/format';
import { localDayAt, localEpochMs } from '@/lib/dates/localTime';

/** The moment for which all figures are calculated: an instant, in epoch milliseconds, and the reader's local day. */
export interface AsOf {
  readonly day: IsoDay;
  readonly ms: number;
}

export function asOfInstant(ms: number): AsOf {
  return { day: localDayAt(ms), ms };
}

const eveningMinutes = 20 * 60;

/** Returns 8 PM on a day, local time. */
export function asOfEvening(day: IsoDay): AsOf {
  return { day, ms: localEpochMs(day, eveningMinutes) };
}

/**
 * Returns the latest past Sunday evening, 8 PM local time. For sample families, this moment is the present, so that their week is
 * always complete and none of their activity lies in the future.
 */
export function latestSundayEvening(nowMs: number): AsOf {
  const evening = asOfEvening(addDays(mondayOf(localDayAt(nowMs)), 6));
  return evening.ms <= nowMs ? evening : asOfEvening(addDays(evening.day, -7));
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** From this many days ago, the date is shown instead of a day count. */
const datedFromDays = 7;

/**
 * Formats elapsed time: "5 minutes ago", "2 hours ago", "yesterday", "3 days ago"; from a week on and for future days, the date.
 * Counts calendar days, so last evening is "yesterday" this morning, even if only ten hours have passed.
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
