/** Carries history over to a plan that replaces another one midway. */
import { type CompletedEntries, overdueEntries } from './completed-entries';
import { buildDayEntries, toMissedEntry, type StudyPlan } from './study-plan';
import { groupIntoDays } from '@/domain/plan/weeks/plan-weeks';

/**
 * Adds the done and missed entries from before the change to the new plan. Gives done entries new ids for their day: an entry that
 * was moved to an earlier day still has an id from its later day, which the new plan may use for another entry.
 */
export function mergePlanHistory(plan: StudyPlan, before: StudyPlan, done: CompletedEntries): StudyPlan {
  const past = before.entries.filter(({ id, day }) => day < plan.madeOn && done.has(id));
  const pastEntries = groupIntoDays(past).flatMap(({ day, entries }) => buildDayEntries(day, entries));
  const missed = overdueEntries(before, done, plan.madeOn).map((entry) => toMissedEntry(entry, false));
  return {
    ...plan,
    entries: [...pastEntries, ...plan.entries],
    missed: [...(before.missed ?? []), ...missed],
  };
}
