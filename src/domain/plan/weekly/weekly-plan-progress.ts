/**
 * The plan's progress in one week, and its entries for the next. Weeks are from Monday to Sunday, and an attempt belongs to that of
 * its local date when it was finished.
 */
import { isWorkedOn } from '@/domain/plan/schedule/completed-entries';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { groupIntoDays, type PlanDay } from '@/domain/plan/weeks/plan-weeks';
import { addDays, type IsoDay, isInWeek } from '@/lib/dates/calendar';

export interface WeeklyPlanProgress {
  /** Entries done, out of those due by today or done early. Excludes those that needed no work. */
  readonly doneCount: number;
  readonly dueCount: number;
  /** The plan's days in the following week. */
  readonly next: readonly PlanDay[];
}

export function weeklyPlanProgress(
  { shownPlan: { entries, missed = [] }, completed }: Pick<PlanToFollow, 'shownPlan' | 'completed'>,
  monday: IsoDay,
  today: IsoDay,
): WeeklyPlanProgress {
  const isDone = ({ id }: PlanEntry) => isWorkedOn(completed.get(id));
  const due = [...missed, ...entries].filter(
    (entry) =>
      isInWeek(entry.day, monday) && (isDone(entry) || (entry.day <= today && !completed.has(entry.id))),
  );
  return {
    doneCount: due.filter(isDone).length,
    dueCount: due.length,
    next: groupIntoDays(entries.filter(({ day }) => isInWeek(day, addDays(monday, 7)))),
  };
}
