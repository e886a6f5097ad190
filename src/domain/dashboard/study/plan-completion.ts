/** Completion of the plan: the completed share of all entries whose time is over, and of today's that are already done. */
import {
  type EntryStatus,
  isPlannedTest,
  type LearnerPlan,
  type PlannedActivity,
  plannedActivitySection,
} from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import { formatList, formatNumber } from '@/lib/text/format';
import { roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { isEntryDue } from './planned-days';

/** Numbers of completed plan entries, of those missed and moved to later days, and of all entries counted. */
export interface PlanCompletion {
  readonly completed: number;
  readonly moved: number;
  readonly total: number;
}

/** The parts of a plan that are counted apart: the work in each section, reviews of mistakes, and tests of any length. */
export const planAreas = [...namedSections, 'mistakes', 'tests'] as const;
export type PlanArea = (typeof planAreas)[number];

export const planAreaNames: Readonly<Record<PlanArea, string>> = {
  ...dashboardSectionNames,
  mistakes: 'Mistake review',
  tests: 'Tests',
};

export interface AreaCompletion extends PlanCompletion {
  readonly area: PlanArea;
}

function areaOf(activity: PlannedActivity): PlanArea {
  return isPlannedTest(activity) ? 'tests' : (plannedActivitySection(activity) ?? 'mistakes');
}

/** Returns a plan with the entries of one area alone. */
export function planOfArea(plan: LearnerPlan, area: PlanArea): LearnerPlan {
  return { ...plan, entries: plan.entries.filter(({ activity }) => areaOf(activity) === area) };
}

/**
 * Returns the completion of each area in the order of `planAreas`. Counts entries whose time is over and those of today that are
 * already done. An entry that was moved counts as not done on its original day, so that spreading out missed work hides nothing.
 * Omits areas without such entries, so the list is empty without a plan and before anything is due.
 */
export function completionByArea(
  { plan }: { readonly plan: LearnerPlan | null },
  asOf: AsOf,
): readonly AreaCompletion[] {
  const due = (plan?.entries ?? []).filter((entry) => isEntryDue(entry, asOf));
  return planAreas.flatMap((area) => {
    const own = due.filter(({ activity }) => areaOf(activity) === area);
    const count = (wanted: EntryStatus) => own.filter(({ status }) => status === wanted).length;
    return own.length === 0
      ? []
      : [{ area, completed: count('done'), moved: count('moved'), total: own.length }];
  });
}

export function totalPlanCompletion(completion: readonly AreaCompletion[]): PlanCompletion {
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

/**
 * Formats the completion of all areas, and names those that have no section: "155 of 169 due sessions done, with mistake reviews and
 * tests".
 */
export function overallCompletionText(completion: readonly AreaCompletion[]): string {
  const total = planCompletionText(totalPlanCompletion(completion));
  const others = completion.flatMap(({ area }) =>
    area === 'tests' ? ['tests'] : area === 'mistakes' ? ['mistake reviews'] : [],
  );
  return others.length === 0 ? total : `${total}, with ${formatList(others)}`;
}

/** Returns overall completion in whole percent; null if no entries were counted. */
export function planCompletionPercent(completion: readonly AreaCompletion[]): number | null {
  const { completed, total } = totalPlanCompletion(completion);
  return total === 0 ? null : roundedProgressPercent(completed, total);
}
