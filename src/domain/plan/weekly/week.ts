/** A week of seven days from Monday to Sunday, by the calendar of the place where things were finished. */
import { addDays, dayAtOffset, type IsoDay } from '@/lib/calendar';

/** The last day of the week that begins on a Monday. */
export const sundayOf = (monday: IsoDay): IsoDay => addDays(monday, 6);

export function isInWeek(day: IsoDay, monday: IsoDay): boolean {
  return day >= monday && day <= sundayOf(monday);
}

/** The attempts that were finished in a week. */
export function finishedInWeek<T extends { readonly finishedAt: Parameters<typeof dayAtOffset>[0] }>(
  all: readonly T[],
  monday: IsoDay,
): readonly T[] {
  return all.filter(({ finishedAt }) => isInWeek(dayAtOffset(finishedAt), monday));
}
