/** The plan in a week: how much of it was done, and what a week has. */
import type { DoneEntries } from '@/domain/plan/done';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { daysOf, type PlanDay } from '@/domain/plan/weeks/by-week';
import { addDays, type IsoDay } from '@/lib/calendar';
import { isInWeek } from './week';

export interface PlanOfWeek {
  /** Entries of the week that are done, of those whose day has come; reviews for which nothing was left aren't counted. */
  readonly done: number;
  readonly of: number;
  /** The days of the week after it. */
  readonly next: readonly PlanDay[];
}

export function planOfWeek(
  { entries, missed = [] }: StudyPlan,
  done: DoneEntries,
  monday: IsoDay,
  today: IsoDay,
): PlanOfWeek {
  const due = [...missed, ...entries].filter(
    ({ id, day }) =>
      isInWeek(day, monday) && (day <= today || done.has(id)) && done.get(id)?.kind !== 'nothing-left',
  );
  return {
    done: due.filter(({ id }) => done.has(id)).length,
    of: due.length,
    next: daysOf(entries.filter(({ day }) => isInWeek(day, addDays(monday, 7)))),
  };
}
