/** How much of the plan is done: of its entries whose time is over, and of those done early. */
import { type LearnerPlan, plannedSection } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/clock';
import { reachedPercent } from '@/domain/dashboard/progress';
import { dashboardNames, type NamedSection, namedSections } from '@/domain/section-names';
import { isOver } from './plan';

/** Entries of a plan. */
export interface PlanShare {
  readonly completed: number;
  readonly total: number;
}

/** `subject` is null for what is of several sections: full tests and mistake reviews. */
export interface SubjectCompletion extends PlanShare {
  readonly subject: NamedSection | null;
}

/**
 * Each section's entries, and those of several sections, as far as they are due or done. A section without one is absent; there is
 * none at all before anything is due, and without a plan.
 */
export function completionOf(
  { plan }: { readonly plan: LearnerPlan | null },
  asOf: AsOf,
): readonly SubjectCompletion[] {
  const due = (plan?.entries ?? []).filter(
    (entry) => isOver(entry, asOf) || (entry.done && entry.day <= asOf.day),
  );
  return [...namedSections, null].flatMap((subject) => {
    const own = due.filter(({ activity }) => plannedSection(activity) === subject);
    const completed = own.filter(({ done }) => done).length;
    return own.length === 0 ? [] : [{ subject, completed, total: own.length }];
  });
}

/** The name of a part of the plan. */
export function plannedSubjectName(subject: NamedSection | null): string {
  return subject === null ? 'Tests and mistakes' : dashboardNames[subject];
}

/** All of them together. */
export function wholePlan(completion: readonly SubjectCompletion[]): PlanShare {
  return {
    completed: completion.reduce((sum, { completed }) => sum + completed, 0),
    total: completion.reduce((sum, { total }) => sum + total, 0),
  };
}

/** All of them together in whole percent; null where nothing was due. */
export function overallProgress(completion: readonly SubjectCompletion[]): number | null {
  const { completed, total } = wholePlan(completion);
  return total === 0 ? null : reachedPercent(completed, total);
}
