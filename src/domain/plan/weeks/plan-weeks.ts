/** Groups a plan into weeks and days for the calendar. */
import { type CompletedEntries, isWorkedOn } from '@/domain/plan/schedule/completed-entries';
import type { MissedEntry, PlanEntry } from '@/domain/plan/schedule/study-plan';
import { addDays, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';

export interface PlanDay {
  readonly day: IsoDay;
  readonly entries: readonly PlanEntry[];
  readonly missed: readonly MissedEntry[];
}

export interface PlanWeek {
  /** From 1, in plan order. */
  readonly number: number;
  readonly monday: IsoDay;
  readonly sunday: IsoDay;
  readonly minutes: number;
  /** Days with current or missed entries, in order. */
  readonly days: readonly PlanDay[];
}

/** Weeks with current or missed entries, in order. */
export function groupIntoWeeks(
  entries: readonly PlanEntry[],
  missed: readonly MissedEntry[] = [],
): readonly PlanWeek[] {
  const days = groupIntoDays(entries, missed).toSorted((a, b) => a.day.localeCompare(b.day));
  return [...groupBy(days, ({ day }) => mondayOf(day))].map(([monday, ofWeek], index) => ({
    number: index + 1,
    monday,
    sunday: addDays(monday, 6),
    minutes: ofWeek.flatMap((day) => day.entries).reduce((sum, { minutes }) => sum + minutes, 0),
    days: ofWeek,
  }));
}

/** Days with current or missed entries, in order of appearance. */
export function groupIntoDays(
  entries: readonly PlanEntry[],
  missed: readonly MissedEntry[] = [],
): readonly PlanDay[] {
  const [byDay, missedByDay] = [groupBy(entries, ({ day }) => day), groupBy(missed, ({ day }) => day)];
  return [...new Set([...byDay.keys(), ...missedByDay.keys()])].map((day) => ({
    day,
    entries: byDay.get(day) ?? [],
    missed: missedByDay.get(day) ?? [],
  }));
}

/** A day of a week. `free` has no entries; `outside` is before the plan's first day or after the test. */
export interface CalendarDay extends PlanDay {
  readonly kind: 'study' | 'free' | 'test' | 'outside';
}

/** Returns the days of a week from Monday to Sunday. `first` is the plan's first day with entries. */
export function calendarDays(
  { monday, days }: Pick<PlanWeek, 'monday' | 'days'>,
  { first, testDate }: { readonly first: IsoDay; readonly testDate: IsoDay },
): readonly CalendarDay[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = addDays(monday, place);
    const { entries = [], missed = [] } = days.find((each) => each.day === day) ?? {};
    const isEmpty = entries.length + missed.length === 0;
    const kind =
      day === testDate ? 'test' : !isEmpty ? 'study' : day < first || day > testDate ? 'outside' : 'free';
    return { day, entries, missed, kind };
  });
}

/** The planned minutes of a week, and those of the entries that were done. */
export interface WeekMinutes {
  readonly done: number;
  readonly planned: number;
}

/** Counts the entries that were moved to later days or dropped, but not those that needed no work. */
export function countWeekMinutes({ days }: Pick<PlanWeek, 'days'>, completed: CompletedEntries): WeekMinutes {
  let [done, planned] = [0, 0];
  for (const { id, minutes } of days.flatMap((day) => [...day.missed, ...day.entries])) {
    const isDone = isWorkedOn(completed.get(id));
    if (isDone) done += minutes;
    if (isDone || !completed.has(id)) planned += minutes;
  }
  return { done, planned };
}
