/** A plan as a calendar shows it: weeks of days of entries. */
import type { PlanEntry } from '@/domain/plan/study-plan';
import { addDays, type IsoDay, mondayOf } from '@/lib/calendar';
import { groupedBy } from '@/lib/grouped';

export interface PlanDay {
  readonly day: IsoDay;
  readonly entries: readonly PlanEntry[];
}

export interface PlanWeek {
  /** From 1, in the order of the plan. */
  readonly number: number;
  readonly monday: IsoDay;
  readonly sunday: IsoDay;
  readonly minutes: number;
  /** The days that have entries, in order. */
  readonly days: readonly PlanDay[];
}

/** The weeks that have entries, in order. */
export function weeksOf(entries: readonly PlanEntry[]): readonly PlanWeek[] {
  const byWeek = groupedBy(
    entries.toSorted((a, b) => a.day.localeCompare(b.day)),
    ({ day }) => mondayOf(day),
  );
  return [...byWeek].map(([monday, ofWeek], index) => ({
    number: index + 1,
    monday,
    sunday: addDays(monday, 6),
    minutes: ofWeek.reduce((sum, { minutes }) => sum + minutes, 0),
    days: daysOf(ofWeek),
  }));
}

/** The days that have entries, in the order in which they come. */
export function daysOf(entries: readonly PlanEntry[]): readonly PlanDay[] {
  return [...groupedBy(entries, ({ day }) => day)].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
