/** Groups a plan into weeks and days for the calendar. */
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
