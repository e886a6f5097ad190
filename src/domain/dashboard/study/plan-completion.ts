/** Completion of the plan: the completed share of all entries whose time is over, and of today's that are already done. */
import { type EntryStatus, type LearnerPlan, plannedActivitySection } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import { formatNumber } from '@/lib/text/format';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { dashboardSectionNames, type NamedSection, namedSections } from '@/domain/section-names';
import { isEntryDue } from './planned-days';

/** Numbers of completed plan entries, of those missed and moved to later days, and of all entries counted. */
export interface PlanCompletion {
  readonly completed: number;
  readonly moved: number;
  readonly total: number;
}

/** `subject` is null for entries that span several sections: full tests and mistake reviews. */
export interface SubjectCompletion extends PlanCompletion {
  readonly subject: NamedSection | null;
}

/**
 * Returns completion per section, and for entries that span several. Counts entries whose time is over and those of today that are
 * already done. An entry that was moved counts as not done on its original day, so that spreading out missed work hides nothing.
 * Omits sections without such entries, so the list is empty without a plan and before anything is due.
 */
export function completionBySubject(
  { plan }: { readonly plan: LearnerPlan | null },
  asOf: AsOf,
): readonly SubjectCompletion[] {
  const due = (plan?.entries ?? []).filter((entry) => isEntryDue(entry, asOf));
  return [...namedSections, null].flatMap((subject) => {
    const own = due.filter(({ activity }) => plannedActivitySection(activity) === subject);
    const count = (wanted: EntryStatus) => own.filter(({ status }) => status === wanted).length;
    return own.length === 0
      ? []
      : [{ subject, completed: count('done'), moved: count('moved'), total: own.length }];
  });
}

export function plannedSubjectName(subject: NamedSection | null): string {
  return subject === null ? 'Tests and mistakes' : dashboardSectionNames[subject];
}

export function totalPlanCompletion(completion: readonly SubjectCompletion[]): PlanCompletion {
  return {
    completed: completion.reduce((sum, { completed }) => sum + completed, 0),
    moved: completion.reduce((sum, { moved }) => sum + moved, 0),
    total: completion.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Formats completion: "38 of 72 due sessions done", or "38 of 72 on time, 34 moved" after missed work was moved. */
export function planCompletionText({ completed, moved, total }: PlanCompletion): string {
  const done = `${formatNumber(completed)} of ${formatNumber(total)}`;
  return moved === 0 ? `${done} due sessions done` : `${done} on time, ${formatNumber(moved)} moved`;
}

/** Returns overall completion in whole percent; null if no entries were counted. */
export function planCompletionPercent(completion: readonly SubjectCompletion[]): number | null {
  const { completed, total } = totalPlanCompletion(completion);
  return total === 0 ? null : roundedProgressPercent(completed, total);
}
