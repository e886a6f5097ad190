import { type IsoDay, sundayOf } from './calendar';
import { formatDateNear, formatMonth, formatMonthDay } from '@/lib/text/format';

/** Formats a range of days: "Nov 16 to 22", "Nov 30 to Dec 6", "Nov 22". Includes the year if it isn't the year of `today`. */
export function formatDaySpan(from: IsoDay, to: IsoDay, today: IsoDay): string {
  const end = formatDateNear(to, today);
  if (from === to) return end;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDateNear(from, today)} to ${end}`;
  return `${formatMonthDay(from)} to ${formatMonth(from) === formatMonth(to) ? end.slice(end.indexOf(' ') + 1) : end}`;
}

/** Formats the days from `from` to the Sunday of its week. */
export function formatWeekSpan(from: IsoDay, today: IsoDay): string {
  return formatDaySpan(from, sundayOf(from), today);
}
