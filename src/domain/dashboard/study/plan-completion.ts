/** Completion of the plan: the completed share of all entries whose time is over, and of today's that are already done. */
import { type LearnerPlan, plannedActivitySection } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { dashboardSectionNames, type NamedSection, namedSections } from '@/domain/section-names';
import { isEntryOver } from './planned-days';

/** Numbers of completed plan entries and of all entries counted. */
export interface PlanCompletion {
  readonly completed: number;
  readonly total: number;
}

/** `subject` is null for entries that span several sections: full tests and mistake reviews. */
export interface SubjectCompletion extends PlanCompletion {
  readonly subject: NamedSection | null;
}

/**
 * Returns completion per section, and for entries that span several. Counts entries whose time is over and those of today that are
 * already done. Omits sections without such entries, so the list is empty without a plan and before anything is due.
 */
export function completionBySubject(
  { plan }: { readonly plan: LearnerPlan | null },
  asOf: AsOf,
): readonly SubjectCompletion[] {
  const due = (plan?.entries ?? []).filter(
    (entry) => isEntryOver(entry, asOf) || (entry.done && entry.day <= asOf.day),
  );
  return [...namedSections, null].flatMap((subject) => {
    const own = due.filter(({ activity }) => plannedActivitySection(activity) === subject);
    const completed = own.filter(({ done }) => done).length;
    return own.length === 0 ? [] : [{ subject, completed, total: own.length }];
  });
}

export function plannedSubjectName(subject: NamedSection | null): string {
  return subject === null ? 'Tests and mistakes' : dashboardSectionNames[subject];
}

export function totalPlanCompletion(completion: readonly SubjectCompletion[]): PlanCompletion {
  return {
    completed: completion.reduce((sum, { completed }) => sum + completed, 0),
    total: completion.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Returns overall completion in whole percent; null if no entries were counted. */
export function planCompletionPercent(completion: readonly SubjectCompletion[]): number | null {
  const { completed, total } = totalPlanCompletion(completion);
  return total === 0 ? null : roundedProgressPercent(completed, total);
}
