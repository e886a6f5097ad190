import { addDays, type IsoDay } from './calendar';
import { formatDateNear, formatMonth, formatMonthDay } from './format';

/** The days from one to another, read on `today`: "Nov 16 to 22", "Nov 30 to Dec 6", with the year where it is another one. */
export function formatDaySpan(from: IsoDay, to: IsoDay, today: IsoDay): string {
  const end = formatDateNear(to, today);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDateNear(from, today)} to ${end}`;
  return `${formatMonthDay(from)} to ${formatMonth(from) === formatMonth(to) ? end.slice(end.indexOf(' ') + 1) : end}`;
}

/** The seven days from one on, read on `today`. */
export function formatWeekSpan(from: IsoDay, today: IsoDay): string {
  return formatDaySpan(from, addDays(from, 6), today);
}
