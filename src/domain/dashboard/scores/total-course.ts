/** The change of the total over the last tests: one rule decides what the verdict and the headlines call rising or falling. */
import type { ChangeSince } from '@/domain/dashboard/figures';
import type { FullTest } from '@/domain/learner/learner-test';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import { daysBetween } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import {
  changeSincePrevious,
  comparableTests,
  fullTestBand,
  fullTests,
  namedTest,
  type ScoredLearner,
} from './test-scores';

/** A pace is measured from the earliest full test within this many days: half a year. */
const paceDays = 182;

/** Returns a full test with those of the half year before it, oldest first: the window of every pace and of the forecast. */
export function halfYearTests(before: readonly FullTest[], test: FullTest): readonly FullTest[] {
  const day = localDayAt(test.at);
  return [...before.filter(({ at }) => daysBetween(localDayAt(at), day) <= paceDays), test];
}

/**
 * Returns the change of a full test's total since the earliest full test of the half year before it; null if there is none.
 * @param before the earlier full tests at its level, oldest first
 */
export function halfYearChange(before: readonly FullTest[], test: FullTest): ChangeSince | null {
  const [base] = halfYearTests(before, test);
  return base === undefined || base === test
    ? null
    : { ...scoreChangeBetween(fullTestBand(base), fullTestBand(test)), since: namedTest(base) };
}

/**
 * Returns the change of the latest full test's total: since the test before if that change is clear, otherwise over half a year, or,
 * if no full test is that recent, since the test before. Null with fewer than two full tests.
 */
export function totalCourse(learner: ScoredLearner): ChangeSince | null {
  const full = fullTests(comparableTests(learner));
  const latest = full.at(-1);
  if (latest === undefined) return null;
  const latestChange = changeSincePrevious(full, latest);
  if (latestChange !== null && latestChange.direction !== 'stable') return latestChange;
  return halfYearChange(full.slice(0, -1), latest) ?? latestChange;
}

/** Returns the change of the latest full test's total since the first full test; null with fewer than two. */
export function changeSinceFirst(learner: ScoredLearner): ChangeSince | null {
  const full = fullTests(comparableTests(learner));
  const [first, latest] = [full[0], full.at(-1)];
  return first === undefined || latest === undefined || first === latest
    ? null
    : { ...scoreChangeBetween(fullTestBand(first), fullTestBand(latest)), since: namedTest(first) };
}
