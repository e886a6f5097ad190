import { addDays, type IsoDay } from './calendar';
import { dateNear, month, monthDay } from './format';

/** The days from one to another, read on `today`: "Nov 16 to 22", "Nov 30 to Dec 6", with the year where it is another one. */
export function daySpan(from: IsoDay, to: IsoDay, today: IsoDay): string {
  const end = dateNear(to, today);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dateNear(from, today)} to ${end}`;
  return `${monthDay(from)} to ${month(from) === month(to) ? end.slice(end.indexOf(' ') + 1) : end}`;
}

/** The seven days from one on, read on `today`. */
export function weekSpan(from: IsoDay, today: IsoDay): string {
  return daySpan(from, addDays(from, 6), today);
}
