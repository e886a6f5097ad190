/** A week of seven days from Monday to Sunday, by the calendar of the place where things were finished. */
import { addDays, dayThere, type IsoDay } from '@/lib/calendar';

/** The last day of the week that begins on a Monday. */
export const sundayOf = (monday: IsoDay): IsoDay => addDays(monday, 6);

export function isInWeek(day: IsoDay, monday: IsoDay): boolean {
  return day >= monday && day <= sundayOf(monday);
}

/** The attempts that were finished in a week. */
export function finishedIn<T extends { readonly finishedAt: Parameters<typeof dayThere>[0] }>(
  all: readonly T[],
  monday: IsoDay,
): readonly T[] {
  return all.filter(({ finishedAt }) => isInWeek(dayThere(finishedAt), monday));
}
