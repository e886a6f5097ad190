/** How a figure came about: its value after each test, or in each week, the oldest first. */
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { IsoDay } from '@/lib/calendar';
import { localDayAt } from '@/lib/localTime';
import type { AsOf } from './as-of';
import { completionBySubject, overallPlanPercent } from './study/plan-completion';
import type { StudyLog } from '@/domain/learner/learner-record';
import { type PlannedLog, currentStreakDays } from './study/planned-days';
import { accuracyPercent, countPractice } from './practice/topic-accuracy';
import { rankedTests } from './scores/school-requirements';
import {
  averageTotalText,
  comparableTests,
  fullTestBand,
  fullTests,
  scoreText,
  testsWithTotal,
} from './scores/test-scores';
import { minutesToHours, recordAsOf } from './study-log';
import {
  endOfWeek,
  hoursInWeeks,
  type LoggedWeek,
  minutesInWeeks,
  sittingsInWeeks,
  loggedWeeks,
} from './study/logged-weeks';

export interface HistoryPoint {
  /** Of a test its day, of a week the day with which it begins. */
  readonly day: IsoDay;
  readonly value: number;
  /** The test that it comes from; null for a week. */
  readonly test: LearnerTest | null;
  /** A score as screens show it, because an estimate is never shown without its range; absent for what is shown as its value. */
  readonly shown?: string;
}

/** So many weeks a history reaches back: a quarter. */
export const historyWeeks = 13;

const atTest = (test: LearnerTest, value: number, shown?: string): HistoryPoint => ({
  day: localDayAt(test.at),
  value,
  test,
  ...(shown !== undefined && { shown }),
});
const inWeek = ({ from }: LoggedWeek, value: number): HistoryPoint => ({ day: from, value, test: null });

/** The newest weeks of the log, the oldest of them first. */
function recentWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return loggedWeeks(log, asOf).slice(0, historyWeeks).toReversed();
}

/** Hours of each of the newest weeks. */
export function hoursHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) => inWeek(week, hoursInWeeks([week])));
}

/** Hours studied in all by the end of each of the newest weeks. */
export function cumulativeHoursHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  let minutes = 0;
  return loggedWeeks(log, asOf)
    .toReversed()
    .map((week) => inWeek(week, minutesToHours((minutes += minutesInWeeks([week])))))
    .slice(-historyWeeks);
}

/** How often something was begun in each of the newest weeks. */
export function sessionsHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) => inWeek(week, sittingsInWeeks([week])));
}

/** The total of every test that has one. */
export function totalHistory(log: StudyLog): readonly HistoryPoint[] {
  return testsWithTotal(log.tests).map(({ test, total }) =>
    atTest(test, total.estimate, scoreText(test, total)),
  );
}

/** The percentile of every full test that has one. */
export function percentileHistory(log: StudyLog): readonly HistoryPoint[] {
  return rankedTests(fullTests(log.tests)).map(({ test, percentile }) => atTest(test, percentile));
}

/** The mean of the totals so far, after every full test. */
export function averageTotalHistory(log: StudyLog): readonly HistoryPoint[] {
  let sum = 0;
  const full = fullTests(comparableTests(log.tests));
  return full.map((test, index) =>
    atTest(
      test,
      Math.round((sum += fullTestBand(test).estimate) / (index + 1)),
      averageTotalText(full.slice(0, index + 1)) ?? undefined,
    ),
  );
}

/** How many tests were taken by the end of each week. */
export function testsHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) =>
    inWeek(week, recordAsOf(log, endOfWeek(week, asOf)).tests.length),
  );
}

/** How many days in a row there were at the end of each week. */
export function streakHistory(record: PlannedLog, asOf: AsOf): readonly HistoryPoint[] {
  // Nothing of a day after the end counts, and the end of a week is that of its last day.
  return recentWeeks(record, asOf).map((week) =>
    inWeek(week, currentStreakDays(record, endOfWeek(week, asOf))),
  );
}

/** Questions solved in each of the newest weeks. */
export function solvedHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).map((week) => inWeek(week, weekPractice(week).solved));
}

/** The share of right answers of each of the newest weeks in which something was solved, in whole percent. */
export function accuracyHistory(log: StudyLog, asOf: AsOf): readonly HistoryPoint[] {
  return recentWeeks(log, asOf).flatMap((week) => {
    const accuracy = accuracyPercent(weekPractice(week));
    return accuracy === null ? [] : [inWeek(week, Math.round(accuracy))];
  });
}

/** The share of the plan's due entries that is done, by the end of each week in which something had been due, in whole percent. */
export function progressHistory({ plan, ...log }: PlannedLog, asOf: AsOf): readonly HistoryPoint[] {
  if (plan === null) return [];
  return recentWeeks(log, asOf).flatMap((week) => {
    const progress = overallPlanPercent(completionBySubject({ plan }, endOfWeek(week, asOf)));
    return progress === null ? [] : [inWeek(week, progress)];
  });
}

function weekPractice({ days }: LoggedWeek) {
  return countPractice(days.flatMap(({ sessions, tests }) => [...sessions, ...tests]));
}
