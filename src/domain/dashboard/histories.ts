/** How a figure came about, oldest first: what stands as a small line beside it. */
import { addDays } from '@/lib/calendar';
import { localMs } from '@/lib/localTime';
import { type AsOf, asOfInstant } from './clock';
import { completionOf, overallProgress } from './study/completion';
import type { StudyLog } from '@/domain/learner/record';
import { type PlannedLog, streakDays } from './study/plan';
import { accuracyOf, practiceOf } from './practice/practice';
import { rankedTests } from './scores/schools';
import { comparableTests, fullBand, fullTests, testsWithTotal } from './scores/tests';
import { hoursOf, recordAt } from './log';
import { hoursIn, type LoggedWeek, minutesIn, weeksOf } from './study/weeks';

/** So many weeks a history reaches back: a quarter. */
export const historyWeeks = 13;

/** The newest weeks of the log, the oldest of them first. */
function recentWeeks(log: StudyLog, asOf: AsOf): readonly LoggedWeek[] {
  return weeksOf(log, asOf).slice(0, historyWeeks).toReversed();
}

/** The end of each of the newest weeks; of the one that isn't over, now. */
function weekEnds(log: StudyLog, asOf: AsOf): readonly AsOf[] {
  return recentWeeks(log, asOf).map(({ from }) => {
    const next = addDays(from, 7);
    return next <= asOf.day ? asOfInstant(localMs(next) - 1) : asOf;
  });
}

/** Hours of each of the newest weeks. */
export function hoursHistory(log: StudyLog, asOf: AsOf): readonly number[] {
  return recentWeeks(log, asOf).map((week) => hoursIn([week]));
}

/** Hours studied in all by the end of each of the newest weeks. */
export function hoursSoFar(log: StudyLog, asOf: AsOf): readonly number[] {
  let minutes = 0;
  return weeksOf(log, asOf)
    .toReversed()
    .map((week) => hoursOf((minutes += minutesIn([week]))))
    .slice(-historyWeeks);
}

/** The total of every test that has one. */
export function totalHistory(log: StudyLog): readonly number[] {
  return testsWithTotal(log.tests).map(({ total }) => total.estimate);
}

/** The percentile of every full test that has one. */
export function percentileHistory(log: StudyLog): readonly number[] {
  return rankedTests(fullTests(log.tests)).map(({ percentile }) => percentile);
}

/** The mean of the totals so far, after every full test. */
export function averageHistory(log: StudyLog): readonly number[] {
  let sum = 0;
  const totals = fullTests(comparableTests(log.tests)).map((test) => fullBand(test).estimate);
  return totals.map((total, index) => Math.round((sum += total) / (index + 1)));
}

/** How many tests were taken by the end of each week. */
export function testsHistory(log: StudyLog, asOf: AsOf): readonly number[] {
  return weekEnds(log, asOf).map((end) => recordAt(log, end).tests.length);
}

/** How many days in a row there were at the end of each week. */
export function streakHistory(record: PlannedLog, asOf: AsOf): readonly number[] {
  // Nothing of a day after the end counts, and the end of a week is that of its last day.
  return weekEnds(record, asOf).map((end) => streakDays(record, end));
}

/** Questions solved in each of the newest weeks. */
export function solvedHistory(log: StudyLog, asOf: AsOf): readonly number[] {
  return recentWeeks(log, asOf).map((week) => weekPractice(week).solved);
}

/** The share of right answers of each of the newest weeks in which something was solved, in whole percent. */
export function accuracyHistory(log: StudyLog, asOf: AsOf): readonly number[] {
  return recentWeeks(log, asOf).flatMap((week) => {
    const accuracy = accuracyOf(weekPractice(week));
    return accuracy === null ? [] : [Math.round(accuracy)];
  });
}

/** The share of the plan's due entries that is done, by the end of each week in which something had been due, in whole percent. */
export function progressHistory({ plan, ...log }: PlannedLog, asOf: AsOf): readonly number[] {
  if (plan === null) return [];
  return weekEnds(log, asOf).flatMap((end) => overallProgress(completionOf({ plan }, end)) ?? []);
}

function weekPractice({ days }: LoggedWeek) {
  return practiceOf(days.flatMap(({ sessions, tests }) => [...sessions, ...tests]));
}
