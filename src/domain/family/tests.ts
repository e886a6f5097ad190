/** The arithmetic of the test history: totals, ranges, change. */
import type { FullTest, TargetSchool, TestRecord, Trend } from './detail';
import { percentOf } from './progress';
import { type ScoredSubject, subjectLabels } from './subject';

/** At most so many tests stand in the recent history (specification, section 9). */
export const recentTests = 6;

/** How many days a percentile range reaches back. */
export const rangeDays = { '3months': 92, '6months': 183, '1year': 366 } as const;
export type TestRange = keyof typeof rangeDays;

/** Gives the total of a full test; null for a section test, which has none. */
export function totalOf(test: TestRecord): number | null {
  return test.kind === 'full' ? test.verbal + test.math + test.reading : null;
}

/** Gives a section's score in a test; null where the test didn't hold it. */
export function sectionScore(test: TestRecord, subject: ScoredSubject): number | null {
  if (test.kind === 'full') return test[subject];
  return test.kind === subject ? test.score : null;
}

/** Gives the percentile rank of a full test; null for a section test. */
export function percentileOf(test: TestRecord): number | null {
  return test.kind === 'full' ? test.percentile : null;
}

/** Gives what a test was: "Full test", "Verbal section". */
export function testName(test: TestRecord): string {
  return test.kind === 'full' ? 'Full test' : `${subjectLabels[test.kind]} section`;
}

/** Gives the newest tests, newest first, at most six. */
export function recentOf(tests: readonly TestRecord[]): readonly TestRecord[] {
  return newestFirst(tests).slice(0, recentTests);
}

/** Gives the full tests of a stretch of days, oldest first, as a chart draws them. */
export function fullTests(tests: readonly TestRecord[], withinDays = Number.POSITIVE_INFINITY): FullTest[] {
  return newestFirst(tests)
    .filter((test): test is FullTest => test.kind === 'full' && test.daysAgo <= withinDays)
    .toReversed();
}

function newestFirst(tests: readonly TestRecord[]): TestRecord[] {
  return tests.toSorted((a, b) => a.daysAgo - b.daysAgo);
}

/**
 * Gives by how many percent the latest total is above the first one (negative when below), to a tenth; null with fewer
 * than two full tests.
 */
export function improvementRate(tests: readonly TestRecord[]): number | null {
  const full = fullTests(tests);
  const first = full[0];
  const latest = full.at(-1);
  if (first === undefined || latest === undefined || first === latest) return null;
  const from = totalOf(first) ?? 0;
  return Math.round(10 * percentOf((totalOf(latest) ?? 0) - from, from)) / 10;
}

/** Gives the mean total of the full tests, rounded to a whole point; null before the first. */
export function averageTotal(tests: readonly TestRecord[]): number | null {
  const totals = fullTests(tests).map((test) => totalOf(test) ?? 0);
  return totals.length === 0 ? null : Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length);
}

/** Gives how many of the newest full tests in a row were at the target or above. */
export function testsAtTarget(tests: readonly TestRecord[], target: number): number {
  const newest = fullTests(tests).toReversed();
  const missed = newest.findIndex((test) => (totalOf(test) ?? 0) < target);
  return missed === -1 ? newest.length : missed;
}

/** Gives the direction from one figure to the next. */
export function trendOf(current: number, previous: number): Trend {
  if (current === previous) return 'stable';
  return current > previous ? 'up' : 'down';
}

/** Gives where a percentile stands to a school's requirement; null before the first full test. */
export function schoolStanding(
  { requiredPercentile }: TargetSchool,
  percentile: number | null,
): { readonly status: 'achieved' | 'in progress'; readonly distance: number } | null {
  if (percentile === null) return null;
  const distance = percentile - requiredPercentile;
  return { status: distance >= 0 ? 'achieved' : 'in progress', distance };
}
