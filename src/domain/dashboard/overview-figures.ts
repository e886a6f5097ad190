/** The figures of "My Dashboard", calculated from the same log as the other dashboards so that they agree. */
import type { AsOf } from './as-of';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { currentStreakDays } from './study/planned-days';
import { averageTotalText, fullTests } from './scores/test-scores';
import { studyHoursInWeeks, loggedWeeks } from './study/logged-weeks';

export interface OverviewFigures {
  readonly totalTests: number;
  /** Mean total of the full tests, formatted; null before the first full test. */
  readonly averageScore: string | null;
  readonly fullTests: number;
  readonly studyStreak: number;
  readonly hoursStudied: number;
  /** Number of weeks covered by `hoursStudied`. */
  readonly weeks: number;
}

export function overviewFigures(record: LearnerRecord, asOf: AsOf): OverviewFigures {
  const weeks = loggedWeeks(record, asOf);
  const { tests } = record;
  return {
    totalTests: tests.length,
    averageScore: averageTotalText(tests),
    fullTests: fullTests(tests).length,
    studyStreak: currentStreakDays(record, asOf),
    hoursStudied: studyHoursInWeeks(weeks),
    weeks: weeks.length,
  };
}
