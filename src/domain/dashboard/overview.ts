/** The figures of "My Dashboard", each drawn from the log that the other dashboards show. */
import type { AsOf } from './clock';
import type { LearnerRecord } from '@/domain/learner/record';
import { streakDays } from './study/plan';
import { averageShown, fullTests } from './scores/tests';
import { hoursIn, weeksOf } from './study/weeks';

export interface OverviewStats {
  readonly totalTests: number;
  /** Mean total of the full tests as screens show it; null before the first. */
  readonly averageScore: string | null;
  readonly fullTests: number;
  readonly studyStreak: number;
  readonly hoursStudied: number;
  /** How many weeks the hours were counted over. */
  readonly weeks: number;
}

/** Tests taken, mean total, streak and hours of a child. */
export function overviewStats(record: LearnerRecord, asOf: AsOf): OverviewStats {
  const weeks = weeksOf(record, asOf);
  const { tests } = record;
  return {
    totalTests: tests.length,
    averageScore: averageShown(tests),
    fullTests: fullTests(tests).length,
    studyStreak: streakDays(record, asOf),
    hoursStudied: hoursIn(weeks),
    weeks: weeks.length,
  };
}
