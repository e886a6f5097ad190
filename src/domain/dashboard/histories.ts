/** The history of each figure: its value after each test or in each week, oldest first. */
import type { LearnerTest } from '@/domain/learner/learner-test';
import {
  accuracyPercent,
  countAnswers,
  countNewAnswers,
  type WithTopicCounts,
} from '@/domain/learner/topic-count';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import type { AsOf } from './as-of';
import { completionByArea, planCompletionPercent } from './study/plan-completion';
import type { StudyLog } from '@/domain/learner/learner';
import { type StudyLogWithPlan, currentStreakDays } from './study/planned-days';
import { testsWithPercentile } from './scores/school-targets';
import {
  averageTotalText,
  comparableTests,
  fullTestBand,
  fullTests,
  type ScoredLearner,
  scoreText,
  testsWithTotal,
} from './scores/test-scores';
import { fullResults, rawTrend } from './scores/raw-results';
import { rightOfText } from './scores/raw-result-text';
import { sumOfResults } from '@/domain/learner/raw-result';
import { countConsecutiveWeeksAtTarget } from './study/study-days';
import { minutesToHours, logAsOf } from './study-log';
import {
  asOfWeekEnd,
  dailyAverageHours,
  loggedWeekFrom,
  studyHoursInWeeks,
  type LoggedWeek,
  studyMinutesInWeeks,
  countSittings,
  loggedWeeks,
} from './study/logged-weeks';

export interface HistoryPoint {
  /** The day of the test, or the first day of the week. */
  readonly day: IsoDay;
  readonly value: number;
  /** The test behind the value; null for a week. */
  readonly test: LearnerTest | null;
  /** The score as displayed: an estimate appears as its range. Absent for figures that display the plain value. */
  readonly displayText?: string;
}

/** Histories of weekly figures cover one quarter. */
export const historyWeeks = 13;

const atTest = (test: LearnerTest, value: number, displayText?: string): HistoryPoint => ({
  day: localDayAt(test.at),
  value,
  test,
  ...(displayText !== undefined && { displayText }),
});
const inWeek = ({ from }: LoggedWeek, value: number): HistoryPoint => ({ day: from, value, test: null });

/** Returns the weeks of the last quarter, oldest first; fewer if the log is shorter. */
function recentWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return loggedWeeks(log, asOf).slice(0, historyWeeks).toReversed();
}

export function hoursHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) => inWeek(week, studyHoursInWeeks([week])));
}

/** All hours since the first day of study, by the end of each recent week. */
export function cumulativeHoursHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  let minutes = 0;
  return loggedWeeks(log, asOf)
    .toReversed()
    .map((week) => inWeek(week, minutesToHours((minutes += studyMinutesInWeeks([week])))))
    .slice(-historyWeeks);
}

/**
 * The hours for each study day of each recent week.
 * @param whole the log of all subjects, from whose first day the study days of a single subject's log count
 */
export function dailyAverageHistory(
  learner: StudyLogWithPlan,
  asOf: AsOf,
  whole: StudyLog = learner,
): readonly HistoryPoint[] {
  return recentWeeks(whole, asOf).map((week) =>
    inWeek(week, dailyAverageHours(loggedWeekFrom(learner, week.from), learner.plan, asOf)),
  );
}

/** The number of weeks in a row that had reached the weekly target by the end of each recent week; empty without a target. */
export function weekStreakHistory(
  log: StudyLog,
  targetHours: number | null,
  asOf: AsOf,
): readonly HistoryPoint[] {
  const weeks = loggedWeeks(log, asOf);
  if (targetHours === null) return [];
  return weeks
    .map((week, ago) =>
      inWeek(week, countConsecutiveWeeksAtTarget(weeks.slice(ago), targetHours, asOfWeekEnd(week, asOf))),
    )
    .slice(0, historyWeeks)
    .toReversed();
}

/** Sessions and tests begun in each recent week. */
export function sessionsHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) => inWeek(week, countSittings([week])));
}

/** The total of every test that has one: full tests and the free test. */
export function totalScoreHistory(learner: ScoredLearner): readonly HistoryPoint[] {
  return testsWithTotal(learner).map(({ test, total }) =>
    atTest(test, total.estimate, scoreText(test, total)),
  );
}

/** The total's percentile on each full test whose score report printed one. */
export function percentileHistory(learner: ScoredLearner): readonly HistoryPoint[] {
  return testsWithPercentile(fullTests(comparableTests(learner))).map(({ test, percentile }) =>
    atTest(test, percentile),
  );
}

/** After each full test, the mean total of all full tests so far. */
export function averageTotalHistory({ tests, profile }: ScoredLearner): readonly HistoryPoint[] {
  let sum = 0;
  const full = fullTests(comparableTests({ tests, profile }));
  return full.map((test, index) =>
    atTest(
      test,
      Math.round((sum += fullTestBand(test).estimate) / (index + 1)),
      averageTotalText({ tests: full.slice(0, index + 1), profile }) ?? undefined,
    ),
  );
}

/** The share right of each full test, in percent; of the free test before the first full one. */
export function rawHistory(learner: ScoredLearner): readonly HistoryPoint[] {
  return rawTrend(learner).tests.map(({ test, result }) =>
    atTest(test, 100 * result.share, rightOfText(result)),
  );
}

/** After each full test, the share right of all questions of the full tests so far, in percent. */
export function averageRawHistory(learner: ScoredLearner): readonly HistoryPoint[] {
  const full = fullResults(learner);
  return full.map(({ test }, index) =>
    atTest(test, 100 * (sumOfResults(full.slice(0, index + 1).map(({ result }) => result))?.share ?? 0)),
  );
}

/** The number of tests taken by the end of each week. */
export function testsHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) =>
    inWeek(week, logAsOf(log, asOfWeekEnd(week, asOf)).tests.length),
  );
}

/** The length of the study streak at the end of each week. */
export function streakHistory(learner: StudyLogWithPlan, asOf: AsOf): readonly HistoryPoint[] {
  // Each week's streak is measured at its last moment, or now for the current week, so later study doesn't change it.
  return recentWeeks(learner, asOf).map((week) =>
    inWeek(week, currentStreakDays(learner, asOfWeekEnd(week, asOf))),
  );
}

export function solvedHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) => inWeek(week, countAnswers(sittingsOf(week)).answered));
}

/** Correct answers in whole percent of those to new questions in each recent week. Omits weeks without new questions. */
export function accuracyHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).flatMap((week) => {
    const accuracy = accuracyPercent(countNewAnswers(sittingsOf(week)));
    return accuracy === null ? [] : [inWeek(week, Math.round(accuracy))];
  });
}

/** Plan entries completed, in whole percent of those due by the end of each week. Omits weeks before the first entry was due. */
export function planCompletionHistory(
  { plan, ...log }: StudyLogWithPlan,
  asOf: AsOf,
): readonly HistoryPoint[] {
  if (plan === null) return [];
  return recentWeeks(log, asOf).flatMap((week) => {
    const progress = planCompletionPercent(completionByArea({ plan }, asOfWeekEnd(week, asOf)));
    return progress === null ? [] : [inWeek(week, progress)];
  });
}

function sittingsOf({ days }: LoggedWeek): readonly WithTopicCounts[] {
  return days.flatMap(({ sessions, tests }) => [...sessions, ...tests]);
}
