/** The goals of a week, and how far the log says that they are. */
import { mondayOf } from '@/lib/calendar';
import type { AsOf } from '@/domain/dashboard/clock';
import { hasAll } from '@/domain/dashboard/log';
import type { ChildRecord } from '@/domain/dashboard/records';
import { weekOf } from '@/domain/dashboard/study/weeks';

export interface WeeklyGoal {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly target: number;
}

/** The goals of the week that a day is in, and how far the log says that they are. */
export function weeklyGoalsOf(
  { weeklyGoals, log }: Pick<ChildRecord, 'weeklyGoals' | 'log'>,
  { day }: Pick<AsOf, 'day'>,
): readonly WeeklyGoal[] {
  const sessions = weekOf(log, mondayOf(day)).days.flatMap((each) => each.sessions);
  return weeklyGoals.map(({ id, title, of, target }) => ({
    id,
    title,
    target,
    done: sessions.filter((session) => hasAll(session, of)).length,
  }));
}

/** A weekly goal's status: completed when all of it is done. */
export function weeklyGoalStatus({ done, target }: WeeklyGoal): 'completed' | 'in progress' {
  return done >= target ? 'completed' : 'in progress';
}
