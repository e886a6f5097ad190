import { type IsoDay, weekdayIndex } from '@/lib/dates/calendar';

/** Weekdays in display order: Monday first. */
export const mondayFirstWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof mondayFirstWeekdays)[number];

export function weekdayOf(day: IsoDay): Weekday {
  return mondayFirstWeekdays[weekdayIndex(day)] ?? 'Mon';
}

export const fullWeekdayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
