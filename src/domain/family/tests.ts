/** The arithmetic of the test history: totals, ranges, change. */
import { count, number, ordinal } from '@/lib/format';
import type { FullTest, TargetSchool, TestRecord, Trend } from './detail';
import { percentOf } from './progress';
import { type ScoredSubject, subjectLabels } from './subject';

/** At most so many tests stand in the recent history (specification, section 9). */
export const recentTests = 6;

/** How many days a percentile range reaches back. */
export const rangeDays = { '3months': 92, '6months': 183, '1year': 366 } as const;
export type TestRange = keyof typeof rangeDays;

/** The total of a full test; null for a section test, which has none. */
export function totalOf(test: TestRecord): number | null {
  return test.kind === 'full' ? test.verbal + test.math + test.reading : null;
}

/** A section's score in a test; null where the test didn't hold it. */
export function sectionScore(test: TestRecord, subject: ScoredSubject): number | null {
  if (test.kind === 'full') return test[subject];
  return test.kind === subject ? test.score : null;
}

/** The percentile rank of a full test; null for a section test. */
export function percentileOf(test: TestRecord): number | null {
  return test.kind === 'full' ? test.percentile : null;
}

/** What a test was: "Full test", "Verbal section". */
export function testName(test: TestRecord): string {
  return test.kind === 'full' ? 'Full test' : `${subjectLabels[test.kind]} section`;
}

/** The newest tests, newest first, at most six. */
export function recentOf(tests: readonly TestRecord[]): readonly TestRecord[] {
  return newestFirst(tests).slice(0, recentTests);
}

/** The full tests of a stretch of days, oldest first, as a chart draws them. */
export function fullTests(tests: readonly TestRecord[], withinDays = Number.POSITIVE_INFINITY): FullTest[] {
  return newestFirst(tests)
    .filter((test): test is FullTest => test.kind === 'full' && test.daysAgo <= withinDays)
    .toReversed();
}

function newestFirst(tests: readonly TestRecord[]): TestRecord[] {
  return tests.toSorted((a, b) => a.daysAgo - b.daysAgo);
}

/**
 * By how many percent the latest total is above the first one (negative when below), to a tenth; null with fewer
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

/** The mean total of the full tests, rounded to a whole point; null before the first. */
export function averageTotal(tests: readonly TestRecord[]): number | null {
  const totals = fullTests(tests).map((test) => totalOf(test) ?? 0);
  return totals.length === 0 ? null : Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length);
}

/** How many of the newest full tests in a row were at the target or above. */
export function testsAtTarget(tests: readonly TestRecord[], target: number): number {
  const newest = fullTests(tests).toReversed();
  const missed = newest.findIndex((test) => (totalOf(test) ?? 0) < target);
  return missed === -1 ? newest.length : missed;
}

/** The direction from one figure to the next. */
export function trendOf(current: number, previous: number): Trend {
  if (current === previous) return 'stable';
  return current > previous ? 'up' : 'down';
}

/** Where a percentile stands to a school's requirement; null before the first full test. */
export function schoolStanding(
  { requiredPercentile }: TargetSchool,
  percentile: number | null,
): { readonly status: 'achieved' | 'in progress'; readonly distance: number } | null {
  if (percentile === null) return null;
  const distance = percentile - requiredPercentile;
  return { status: distance >= 0 ? 'achieved' : 'in progress', distance };
}

/** The newest full test and the one before it; null where there is none. */
export function lastTwo(tests: readonly TestRecord[]): {
  readonly latest: FullTest | null;
  readonly previous: FullTest | null;
} {
  const full = fullTests(tests);
  return { latest: full.at(-1) ?? null, previous: full.at(-2) ?? null };
}

/** The school whose requirement a child works toward: her own target school, else the one that asks most. */
export function targetSchoolOf(schools: readonly TargetSchool[], name: string): TargetSchool | null {
  const own = schools.find((school) => school.name === name);
  return own ?? schools.toSorted((a, b) => b.requiredPercentile - a.requiredPercentile)[0] ?? null;
}

/** The distance to a school's requirement in words: "7 above", "3 to go", "exactly met". */
export function standingWords(distance: number): string {
  if (distance === 0) return 'exactly met';
  return distance > 0 ? `${number(distance)} above` : `${number(-distance)} to go`;
}

/** What a stretch of full tests (oldest first, at least one) shows, in a sentence: the change, and the school's requirement. */
export function percentileSummary(
  full: readonly [FullTest, ...FullTest[]],
  school: TargetSchool | null,
): string {
  const first = full[0].percentile;
  const latest = (full.at(-1) ?? full[0]).percentile;
  const over = `over ${count(full.length, 'full test')}`;
  const direction = trendOf(latest, first);
  const change =
    full.length === 1
      ? `One full test, at the ${ordinal(latest)} percentile`
      : direction === 'stable'
        ? `As before at the ${ordinal(latest)} percentile, ${over}`
        : `${direction === 'up' ? 'Up' : 'Down'} from the ${ordinal(first)} to the ${ordinal(latest)} percentile ${over}`;
  if (school === null) return `${change}.`;
  const distance = latest - school.requiredPercentile;
  const asked = `the ${ordinal(school.requiredPercentile)} that ${school.name} asks for`;
  if (distance === 0) return `${change}: exactly ${asked}.`;
  return `${change}: ${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'short of'} ${asked}.`;
}

/** The change between two scores of a section in words: "up 8", "down 4", "no change". */
export function changeBetween(current: number, previous: number): string {
  const direction = trendOf(current, previous);
  return direction === 'stable' ? 'no change' : `${direction} ${number(Math.abs(current - previous))}`;
}

/** The columns of the test history, by any of which it can be sorted. */
export const historyColumns = ['date', 'test', 'verbal', 'math', 'reading', 'total', 'percentile'] as const;
export type HistoryColumn = (typeof historyColumns)[number];

export interface HistorySort {
  readonly column: HistoryColumn;
  readonly direction: 'ascending' | 'descending';
}

export const newestTestFirst: HistorySort = { column: 'date', direction: 'descending' };

/** The order after a click on a column: the other way round where it is the sorted one, else the best or newest first. */
export function nextSort(sort: HistorySort, column: HistoryColumn): HistorySort {
  if (sort.column === column)
    return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'test' ? 'ascending' : 'descending' };
}

/** The tests in the order asked for: what a test doesn't have comes last either way, equals newest first. */
export function sortTests(
  tests: readonly TestRecord[],
  { column, direction }: HistorySort,
): readonly TestRecord[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return newestFirst(tests).toSorted((a, b) => {
    if (column === 'test') return sign * testName(a).localeCompare(testName(b), 'en-US');
    const left = figureOf(a, column);
    const right = figureOf(b, column);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function figureOf(test: TestRecord, column: Exclude<HistoryColumn, 'test'>): number | null {
  if (column === 'date') return -test.daysAgo;
  if (column === 'total') return totalOf(test);
  return column === 'percentile' ? percentileOf(test) : sectionScore(test, column);
}
