/** The figures of "My Dashboard", each drawn from the log that the other dashboards show. */
import type { AsOf } from './as-of';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { currentStreakDays } from './study/planned-days';
import { averageTotalText, fullTests } from './scores/test-scores';
import { hoursInWeeks, loggedWeeks } from './study/logged-weeks';

export interface OverviewFigures {
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
export function overviewFigures(record: LearnerRecord, asOf: AsOf): OverviewFigures {
  const weeks = loggedWeeks(record, asOf);
  const { tests } = record;
  return {
    totalTests: tests.length,
    averageScore: averageTotalText(tests),
    fullTests: fullTests(tests).length,
    studyStreak: currentStreakDays(record, asOf),
    hoursStudied: hoursInWeeks(weeks),
    weeks: weeks.length,
  };
}
