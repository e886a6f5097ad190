/** The figures of "My Dashboard", each drawn from the record that the other dashboards show. */
import type { ChildCore, WeeklyGoal } from './detail';
import type { ChildRecord } from './records';
import { totalHours } from './study';
import { averageTotal, fullTests } from './tests';

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
export function overviewStats(record: ChildRecord, core: ChildCore): OverviewStats {
  return {
    totalTests: core.tests.length,
    averageScore: averageTotal(core.tests),
    fullTests: fullTests(core.tests).length,
    studyStreak: record.study.streakDays,
    hoursStudied: totalHours(core.log),
    weeks: core.log.length,
  };
}

/** A weekly goal's status: completed when all of it is done. */
export function weeklyGoalStatus({ done, target }: WeeklyGoal): 'completed' | 'in progress' {
  return done >= target ? 'completed' : 'in progress';
}
