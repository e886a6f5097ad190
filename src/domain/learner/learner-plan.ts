/** The learner's study plan in the form that dashboards use. */
import type { TestScope } from '@/domain/exam/catalog/test-kind';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { isWorkedOn } from '@/domain/plan/schedule/completed-entries';
import { isTestActivity, type PlanActivity, type PlanEntry } from '@/domain/plan/schedule/study-plan';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';
import { type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { uncapitalize } from '@/lib/text/format';

/** Planner activities, plus a full test from any provider, which only the sample family's plan has. */
export type PlannedActivity = PlanActivity | { readonly kind: 'any-full-test' };

/**
 * `open`: to do, or missed once its time is over. `moved`: missed on its day and moved to later ones. `waived`: needed no work,
 * because nothing was left to review or a test was the day's work; it counts neither as done nor as missed.
 */
export const entryStatuses = ['open', 'done', 'moved', 'waived'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

export interface PlannedEntry {
  /** Unique within its plan. */
  readonly id: string;
  readonly day: IsoDay;
  /** Minutes after midnight; null if the plan leaves the time open. */
  readonly start: number | null;
  readonly minutes: number;
  readonly activity: PlannedActivity;
  readonly status: EntryStatus;
}

export interface LearnerPlan {
  /** Sorted by day. A rescheduled entry appears on its original day, as moved, and again on its new day. */
  readonly entries: readonly PlannedEntry[];
  /** Weekdays without work: 0 for Monday, 6 for Sunday. */
  readonly restDays: readonly number[];
}

/** Returns the name of an activity: "Math practice", "Full Test A", "Full test". */
export function plannedActivityName(activity: PlannedActivity): string {
  return activity.kind === 'any-full-test' ? 'Full test' : activityTitle(activity);
}

/**
 * Returns the name of an activity in a schedule, which says what a slot is for: the section of mixed practice, and everything else by
 * its own name, as in alerts: "Math", "Essay", "Full test".
 */
export function plannedSlotName(activity: PlannedActivity): string {
  return activity.kind === 'practice'
    ? dashboardSectionNames[activity.section]
    : plannedActivityName(activity);
}

/** Returns the name of an activity within a sentence: "Math practice", "Full Test A", "the essay", "one math section". */
export function plannedActivityPhrase(activity: PlannedActivity): string {
  const name = plannedActivityName(activity);
  if (activity.kind === 'practice' || activity.kind === 'full-test') return name;
  return activity.kind === 'checkpoint' && activity.test === 'quantitative'
    ? uncapitalize(name)
    : `the ${uncapitalize(name)}`;
}

/** Returns null for activities that span sections. */
export function plannedActivitySection(activity: PlannedActivity): NamedSection | null {
  return activity.kind === 'any-full-test' ? null : sectionOfActivity(activity);
}

export function isPlannedTest(activity: PlannedActivity): boolean {
  return activity.kind === 'any-full-test' || isTestActivity(activity);
}

/** Returns true for a full test on this site or from any provider. */
export function isPlannedFullTest({ kind }: PlannedActivity): boolean {
  return kind === 'full-test' || kind === 'any-full-test';
}

/** Checks whether a test of that scope does what was planned: a full test needs a full one, and a section's test that section's. */
export function isTestPlanned(activity: PlannedActivity, scope: TestScope): boolean {
  return isPlannedFullTest(activity)
    ? scope === 'full'
    : activity.kind === 'checkpoint' && activity.test === scope;
}

/** Returns false for every day if there is no plan. */
export function isRestDay(plan: LearnerPlan | null, day: IsoDay): boolean {
  return plan !== null && plan.restDays.includes(weekdayIndex(day));
}

/**
 * Returns the number of weekdays that share a week's work: those that the plan doesn't leave free. Seven without a plan, and for one
 * that leaves all of them free.
 */
export function studyDaysPerWeek(plan: LearnerPlan | null): number {
  const free = plan === null ? 0 : new Set(plan.restDays).size;
  return free === daysPerWeek ? daysPerWeek : daysPerWeek - free;
}

const daysPerWeek = 7;

/** Converts a plan made on this site, with its completed and missed entries. */
export function toLearnerPlan({
  shownPlan,
  completed,
}: Pick<PlanToFollow, 'shownPlan' | 'completed'>): LearnerPlan {
  const statusOf = ({ id }: PlanEntry): EntryStatus => {
    const by = completed.get(id);
    if (by === undefined) return 'open';
    return isWorkedOn(by) ? 'done' : 'waived';
  };
  return {
    entries: [
      ...(shownPlan.missed ?? []).map((entry) => toPlannedEntry(entry, entry.moved ? 'moved' : 'open')),
      ...shownPlan.entries.map((entry) => toPlannedEntry(entry, statusOf(entry))),
    ].toSorted((a, b) => a.day.localeCompare(b.day)),
    restDays: shownPlan.restDays,
  };
}

function toPlannedEntry({ id, day, minutes, activity }: PlanEntry, status: EntryStatus): PlannedEntry {
  return { id, day, start: null, minutes, activity, status };
}
