/** Weeks from Monday to Sunday. An attempt belongs to the week of its local date when it was finished. */
import { dayAtOffset, type IsoDay, sundayOf } from '@/lib/dates/calendar';

export function isInWeek(day: IsoDay, monday: IsoDay): boolean {
  return day >= monday && day <= sundayOf(monday);
}

export function finishedInWeek<T extends { readonly finishedAt: Parameters<typeof dayAtOffset>[0] }>(
  all: readonly T[],
  monday: IsoDay,
): readonly T[] {
  return all.filter(({ finishedAt }) => isInWeek(dayAtOffset(finishedAt), monday));
}
