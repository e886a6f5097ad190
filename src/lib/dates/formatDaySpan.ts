import { addDays, type IsoDay } from './calendar';
import { formatDateNear, formatMonth, formatMonthDay } from '@/lib/text/format';

/** Formats a range of days: "Nov 16 to 22", "Nov 30 to Dec 6". Includes the year if it isn't the year of `today`. */
export function formatDaySpan(from: IsoDay, to: IsoDay, today: IsoDay): string {
  const end = formatDateNear(to, today);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDateNear(from, today)} to ${end}`;
  return `${formatMonthDay(from)} to ${formatMonth(from) === formatMonth(to) ? end.slice(end.indexOf(' ') + 1) : end}`;
}

/** Formats the seven days that begin on `from`. */
export function formatWeekSpan(from: IsoDay, today: IsoDay): string {
  return formatDaySpan(from, addDays(from, 6), today);
}
