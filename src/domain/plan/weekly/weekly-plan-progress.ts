/** The plan's progress in one week, and its entries for the next. */
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { groupIntoDays, type PlanDay } from '@/domain/plan/weeks/plan-weeks';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { isInWeek } from './week';

export interface WeeklyPlanProgress {
  /** Entries done, out of those due by today or done early. Excludes reviews that had nothing left to review. */
  readonly doneCount: number;
  readonly dueCount: number;
  /** The plan's days in the following week. */
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
    doneCount: due.filter(({ id }) => done.has(id)).length,
    dueCount: due.length,
    next: groupIntoDays(entries.filter(({ day }) => isInWeek(day, addDays(monday, 7)))),
  };
}
