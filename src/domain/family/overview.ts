/** The figures of "My Dashboard" and of the week's goals, each drawn from the log that the other dashboards show. */
import { mondayOf } from '@/lib/calendar';
import type { AsOf } from './clock';
import { hasAll } from './log';
import type { ChildRecord } from './records';
import { streakDays } from './streaks';
import { averageTotal, fullTests } from './tests';
import { hoursIn, weekOf, weeksOf } from './weeks';

export interface OverviewStats {
  readonly totalTests: number;
  /** Mean total of the full tests; null before the first. */
  readonly averageScore: number | null;
  readonly fullTests: number;
  readonly studyStreak: number;
  readonly hoursStudied: number;
  /** How many weeks the hours were counted over. */
  readonly weeks: number;
}

/** Tests taken, mean total, streak and hours of a child. */
export function overviewStats(record: ChildRecord, asOf: AsOf): OverviewStats {
  const weeks = weeksOf(record.log, asOf);
  const { tests } = record.log;
  return {
    totalTests: tests.length,
    averageScore: averageTotal(tests),
    fullTests: fullTests(tests).length,
    studyStreak: streakDays(record, asOf),
    hoursStudied: hoursIn(weeks),
    weeks: weeks.length,
  };
}

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
