/** The goals of a week, and how far the log says that they are. */
import { addDays, type IsoDay } from '@/lib/calendar';
import { groupBy } from '@/lib/groupBy';
import { type LearnerPlan, plannedActivityName } from '@/domain/learner/learner-plan';
import type { AsOf } from '@/domain/dashboard/as-of';
import { matchesTraits } from '@/domain/dashboard/study-log';
import type { LearnerRecord, StudyLog } from '@/domain/learner/learner-record';
import { loggedWeekFrom, weekStart } from '@/domain/dashboard/study/logged-weeks';

export interface WeeklyGoal {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly target: number;
}

type WeeklyGoalsRecord = Pick<LearnerRecord, 'weeklyGoals' | 'plan' | keyof StudyLog>;

/** The goals of the week that a day is in, and how far they are; where none was set, what the plan asks of the week. */
export function currentWeeklyGoals(
  record: WeeklyGoalsRecord,
  asOf: Pick<AsOf, 'day'>,
): readonly WeeklyGoal[] {
  return weeklyGoalsForWeek(record, weekStart(record, asOf));
}

/** The same for the week that begins on a day. */
export function weeklyGoalsForWeek(record: WeeklyGoalsRecord, from: IsoDay): readonly WeeklyGoal[] {
  if (record.weeklyGoals.length === 0) return plannedGoals(record.plan, from);
  const sessions = loggedWeekFrom(record, from).days.flatMap((each) => each.sessions);
  return record.weeklyGoals.map(({ id, title, of, target }) => ({
    id,
    title,
    target,
    done: sessions.filter((session) => matchesTraits(session, of)).length,
  }));
}

/** A plan asks for something each week by itself: so many entries of each name. */
function plannedGoals(plan: LearnerPlan | null, from: IsoDay): readonly WeeklyGoal[] {
  const next = addDays(from, 7);
  const entries = (plan?.entries ?? []).filter((entry) => entry.day >= from && entry.day < next);
  const byName = groupBy(entries, ({ activity }) => plannedActivityName(activity));
  return [...byName].map(([title, own]) => ({
    id: title,
    title,
    done: own.filter(({ done }) => done).length,
    target: own.length,
  }));
}

export type WeeklyGoalStatus = 'completed' | 'in progress' | 'not completed';

/** A weekly goal's status: completed when all of it is done, and not completed once its week has ended without that. */
export function weeklyGoalStatus({ done, target }: WeeklyGoal, weekHasEnded: boolean): WeeklyGoalStatus {
  if (done >= target) return 'completed';
  return weekHasEnded ? 'not completed' : 'in progress';
}
