/** Carries history over to a plan that replaces another one midway. */
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { type CompletedEntries, isWorkedOn, overdueEntries } from './completed-entries';
import { buildDayEntries, toMissedEntry, type StudyPlan } from './study-plan';
import { groupIntoDays } from '@/domain/plan/weeks/plan-weeks';

/** A plan, its days up to today settled, with its completed entries. */
interface PlanInProgress {
  readonly plan: StudyPlan;
  readonly completed: CompletedEntries;
}

/** Returns true if something of the plan was done on that day. Its entries then stay, and a new plan begins on the next day. */
export function hasBegunDay({ plan: { entries }, completed }: PlanInProgress, day: IsoDay): boolean {
  return entries.some((entry) => entry.day === day && isWorkedOn(completed.get(entry.id)));
}

/**
 * Adds the entries from before the change to the new plan: those done or not needed, those missed, and all of today's if the day
 * has begun. Gives entries new ids for their day: an entry that was moved to an earlier day still has an id from its later day,
 * which the new plan may use for another entry.
 */
export function mergePlanHistory(plan: StudyPlan, before: PlanInProgress): StudyPlan {
  const today = plan.madeOn;
  const keepsToday = hasBegunDay(before, today);
  const kept = before.plan.entries.filter(({ id, day }) =>
    day === today ? keepsToday : day < today && before.completed.has(id),
  );
  const keptEntries = groupIntoDays(kept).flatMap(({ day, entries }) => buildDayEntries(day, entries));
  const missed = overdueEntries(before.plan, before.completed, today).map((entry) =>
    toMissedEntry(entry, false),
  );
  return {
    ...plan,
    settledThrough: keepsToday ? today : addDays(today, -1),
    entries: [...keptEntries, ...plan.entries.filter(({ day }) => day > today || !keepsToday)],
    missed: [...(before.plan.missed ?? []), ...missed],
  };
}
