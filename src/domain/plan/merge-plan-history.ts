/** A plan that is made anew in the middle of another one. */
import { type CompletedEntries, overdueEntries } from './completed-entries';
import { entriesOfDay, missedEntry, type StudyPlan } from './study-plan';
import { groupIntoDays } from './weeks/plan-weeks';

/**
 * A changed plan with what was done and what was missed of the one before it, on the days before the change. What is saved is numbered by its own days: an entry
 * that was once moved has the id of a later day, which the new plan gives to an entry of its own.
 */
export function mergePlanHistory(plan: StudyPlan, before: StudyPlan, done: CompletedEntries): StudyPlan {
  const past = before.entries.filter(({ id, day }) => day < plan.madeOn && done.has(id));
  const kept = groupIntoDays(past).flatMap(({ day, entries }) => entriesOfDay(day, entries));
  const missed = overdueEntries(before, done, plan.madeOn).map((entry) => missedEntry(entry, false));
  return {
    ...plan,
    entries: [...kept, ...plan.entries],
    missed: [...(before.missed ?? []), ...missed],
  };
}
