/** A learner's plan: what to do on which day, and what of it is done. */
import { activityTitle } from '@/domain/plan/activity-title';
import { sectionOfActivity } from '@/domain/plan/activity-section';
import { isTest, type PlanActivity } from '@/domain/plan/study-plan';
import type { NamedSection } from '@/domain/section-names';
import { type IsoDay, weekdayIndex } from '@/lib/calendar';

/** What the planner plans, and a practice test of whoever's making, which only a sample family's plan has. */
export type PlannedActivity = PlanActivity | { readonly kind: 'any-test' };

export interface PlannedEntry {
  /** Unique within its plan. */
  readonly id: string;
  readonly day: IsoDay;
  /** Minutes after midnight; null where the plan leaves the hour open. */
  readonly start: number | null;
  readonly minutes: number;
  readonly activity: PlannedActivity;
  readonly done: boolean;
}

export interface LearnerPlan {
  /** In the order of their days. What was moved to another day is there once, on its new day. */
  readonly entries: readonly PlannedEntry[];
  /** Days of the week without work: 0 for Monday, 6 for Sunday. */
  readonly restDays: readonly number[];
}

/** The name of a planned activity: "Math practice", "Full Test A", "Practice test". */
export function plannedActivityName(activity: PlannedActivity): string {
  return activity.kind === 'any-test' ? 'Practice test' : activityTitle(activity);
}

/** The section that a planned activity is of; null where it is of several. */
export function plannedActivitySection(activity: PlannedActivity): NamedSection | null {
  return activity.kind === 'any-test' ? null : sectionOfActivity(activity);
}

/** Tells whether an activity is a test, whole or shorter. */
export function isPlannedTest(activity: PlannedActivity): boolean {
  return activity.kind === 'any-test' || isTest(activity);
}

/** Tells whether the plan leaves a day free; without a plan no day is one of rest. */
export function isRestDay(plan: LearnerPlan | null, day: IsoDay): boolean {
  return plan !== null && plan.restDays.includes(weekdayIndex(day));
}
