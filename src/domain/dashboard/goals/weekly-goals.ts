/** Weekly goals and their progress, counted from the log or the plan. */
import { type IsoDay, isInWeek } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';
import { type LearnerPlan, plannedActivityName } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import { countWithTraits } from '@/domain/dashboard/study-log';
import type { Learner, StudyLog } from '@/domain/learner/learner';
import type { Status } from '@/domain/status';
import { loggedWeekFrom, weekStart } from '@/domain/dashboard/study/logged-weeks';

export interface WeeklyGoal {
  readonly id: string;
  readonly title: string;
  readonly completed: number;
  readonly target: number;
}

type WeeklyGoalsRecord = Pick<Learner, 'weeklyGoals' | 'plan' | keyof StudyLog>;

/** Returns the goals for the current week with their progress. If the learner set none, derives them from the plan. */
export function currentWeeklyGoals(
  learner: WeeklyGoalsRecord,
  asOf: Pick<AsOf, 'day'>,
): readonly WeeklyGoal[] {
  return weeklyGoalsForWeek(learner, weekStart(learner, asOf));
}

/** Returns the goals for the week that begins on `from`. */
export function weeklyGoalsForWeek(learner: WeeklyGoalsRecord, from: IsoDay): readonly WeeklyGoal[] {
  if (learner.weeklyGoals.length === 0) return plannedGoals(learner.plan, from);
  const { days } = loggedWeekFrom(learner, from);
  const log = { sessions: days.flatMap((each) => each.sessions), tests: days.flatMap((each) => each.tests) };
  return learner.weeklyGoals.map(({ id, title, of, target }) => ({
    id,
    title,
    target,
    completed: countWithTraits(log, of),
  }));
}

/** Derives goals from the plan: for each activity, as many sessions as the week has entries with its name. */
function plannedGoals(plan: LearnerPlan | null, from: IsoDay): readonly WeeklyGoal[] {
  const entries = (plan?.entries ?? []).filter(
    ({ day, status }) => isInWeek(day, from) && status !== 'waived',
  );
  const byName = groupBy(entries, ({ activity }) => plannedActivityName(activity));
  return [...byName].map(([title, own]) => ({
    id: title,
    title,
    completed: own.filter(({ status }) => status === 'done').length,
    target: own.length,
  }));
}

export type WeeklyGoalStatus = 'completed' | 'in progress' | 'not completed';

export function countCompletedGoals(goals: readonly WeeklyGoal[]): number {
  return goals.filter(isReached).length;
}

const isReached = ({ completed, target }: WeeklyGoal) => completed >= target;

export const weeklyGoalStatusLabels = {
  completed: 'Completed',
  'in progress': 'In progress',
  'not completed': 'Not completed',
} as const satisfies Readonly<Record<WeeklyGoalStatus, Status>>;

/** Returns a weekly goal's status. It is "not completed" only once the week has ended. */
export function weeklyGoalStatus(goal: WeeklyGoal, weekHasEnded: boolean): WeeklyGoalStatus {
  if (isReached(goal)) return 'completed';
  return weekHasEnded ? 'not completed' : 'in progress';
}
