/** The figures of "My Dashboard", calculated from the same log as the other dashboards so that they agree. */
import type { AsOf } from './as-of';
import type { Learner } from '@/domain/learner/learner';
import { isOfficialTest } from '@/domain/learner/learner-test';
import { currentStreakDays } from './study/planned-days';
import { averageTotalText, isFullTest } from './scores/test-scores';
import { studyHoursInWeeks, loggedWeeks } from './study/logged-weeks';

export interface OverviewFigures {
  readonly totalTests: number;
  /** Mean total of the full tests, formatted; null before the first full test. */
  readonly averageScore: string | null;
  /** Taken here; official tests are apart. */
  readonly fullTests: number;
  readonly officialTests: number;
  readonly studyStreak: number;
  readonly hoursStudied: number;
  /** Number of weeks covered by `hoursStudied`. */
  readonly weeks: number;
}

export function overviewFigures(learner: Learner, asOf: AsOf): OverviewFigures {
  const weeks = loggedWeeks(learner, asOf);
  const { tests } = learner;
  return {
    totalTests: tests.length,
    averageScore: averageTotalText(learner),
    fullTests: tests.filter((test) => isFullTest(test) && !isOfficialTest(test)).length,
    officialTests: tests.filter(isOfficialTest).length,
    studyStreak: currentStreakDays(learner, asOf),
    hoursStudied: studyHoursInWeeks(weeks),
    weeks: weeks.length,
  };
}
