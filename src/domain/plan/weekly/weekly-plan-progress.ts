/** The plan in a week: how much of it was done, and what a week has. */
import type { CompletedEntries } from '@/domain/plan/completed-entries';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { groupIntoDays, type PlanDay } from '@/domain/plan/weeks/plan-weeks';
import { addDays, type IsoDay } from '@/lib/calendar';
import { isInWeek } from './week';

export interface WeeklyPlanProgress {
  /** Entries of the week that are done, of those whose day has come; reviews for which nothing was left aren't counted. */
  readonly done: number;
  readonly of: number;
  /** The days of the week after it. */
  readonly next: readonly PlanDay[];
}

export function weeklyPlanProgress(
  { entries, missed = [] }: StudyPlan,
  done: CompletedEntries,
  monday: IsoDay,
  today: IsoDay,
): WeeklyPlanProgress {
  const due = [...missed, ...entries].filter(
    ({ id, day }) =>
      isInWeek(day, monday) && (day <= today || done.has(id)) && done.get(id)?.kind !== 'nothing-left',
  );
  return {
    done: due.filter(({ id }) => done.has(id)).length,
    of: due.length,
    next: groupIntoDays(entries.filter(({ day }) => isInWeek(day, addDays(monday, 7)))),
  };
}
