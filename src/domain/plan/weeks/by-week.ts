/** A plan as a calendar shows it: weeks of days of entries. */
import type { MissedEntry, PlanEntry } from '@/domain/plan/study-plan';
import { addDays, type IsoDay, mondayOf } from '@/lib/calendar';
import { groupedBy } from '@/lib/grouped';

export interface PlanDay {
  readonly day: IsoDay;
  readonly entries: readonly PlanEntry[];
  readonly missed: readonly MissedEntry[];
}

export interface PlanWeek {
  /** From 1, in the order of the plan. */
  readonly number: number;
  readonly monday: IsoDay;
  readonly sunday: IsoDay;
  readonly minutes: number;
  /** The days that have entries or had some, in order. */
  readonly days: readonly PlanDay[];
}

/** The weeks that have entries or had some, in order. */
export function weeksOf(
  entries: readonly PlanEntry[],
  missed: readonly MissedEntry[] = [],
): readonly PlanWeek[] {
  const days = daysOf(entries, missed).toSorted((a, b) => a.day.localeCompare(b.day));
  return [...groupedBy(days, ({ day }) => mondayOf(day))].map(([monday, ofWeek], index) => ({
    number: index + 1,
    monday,
    sunday: addDays(monday, 6),
    minutes: ofWeek.flatMap((day) => day.entries).reduce((sum, { minutes }) => sum + minutes, 0),
    days: ofWeek,
  }));
}

/** The days that have entries or had some, in the order in which they come. */
export function daysOf(
  entries: readonly PlanEntry[],
  missed: readonly MissedEntry[] = [],
): readonly PlanDay[] {
  const [byDay, missedByDay] = [groupedBy(entries, ({ day }) => day), groupedBy(missed, ({ day }) => day)];
  return [...new Set([...byDay.keys(), ...missedByDay.keys()])].map((day) => ({
    day,
    entries: byDay.get(day) ?? [],
    missed: missedByDay.get(day) ?? [],
  }));
}
