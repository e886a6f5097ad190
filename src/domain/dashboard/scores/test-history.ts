/** Rows and sorting of the test history table. Functions expect tests oldest first. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { LearnerProfile } from '@/domain/learner/learner-profile';
import {
  isOfficialTest,
  isOtherProvidersTest,
  type LearnerTest,
  testLevelOf,
} from '@/domain/learner/learner-test';
import {
  mainRawResult,
  resultKindOfLevel,
  sectionRawResult,
  wholeRawResult,
} from '@/domain/learner/raw-result';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import { dashboardSectionNames } from '@/domain/section-names';
import { progressPercent } from '@/domain/dashboard/progress-band';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatCount, formatNumber, formatSignedChange } from '@/lib/text/format';
import {
  comparableTests,
  fullTestBand,
  fullTests,
  hasEstimatedScores,
  mainScoreText,
  type ScoredLearner,
  sectionScore,
  sectionScoreText,
  testTotal,
  totalText,
} from './test-scores';
import { rightOfText } from './raw-result-text';

/** Maximum number of tests in the recent history (docs/product.md, "Limits"). */
export const maxRecentTests = 6;

/**
 * Returns the name of a test: "Full test", "Free test", "Verbal section", "Official test", "Another provider’s test". A plan's "one
 * math section" is half of "Both math sections".
 */
export function testName(test: LearnerTest): string {
  if (isOtherProvidersTest(test)) return 'Another provider’s test';
  if (isOfficialTest(test)) return 'Official test';
  if (test.scope === 'full') return 'Full test';
  if (test.scope === 'diagnostic') return 'Free test';
  return test.scope === 'quantitative'
    ? 'Both math sections'
    : `${dashboardSectionNames[test.scope]} section`;
}

/** Returns the name of a test in a list of all of a learner's tests; one of another level says which: "Full test, Middle Level". */
export function listedTestName(test: LearnerTest, { level }: Pick<LearnerProfile, 'level'>): string {
  return test.level === level ? testName(test) : `${testName(test)}, ${testLevelOf(test).name} Level`;
}

/** Formats a section's score in a list, or its right answers if the test has raw scores; null if there is neither. */
export function listedSectionText(test: LearnerTest, section: ScoredSection): string | null {
  const raw = sectionRawResult(test, section);
  return raw === null ? sectionScoreText(test, section) : rightOfText(raw);
}

/** Formats the total in a list, or the right answers of all sections; null if there is neither. */
export function listedTotalText(test: LearnerTest): string | null {
  const raw = wholeRawResult(test);
  return raw === null ? totalText(test) : rightOfText(raw);
}

/** Formats the headline result in a list: `listedTotalText`, or that of the only section. */
export function listedMainText(test: LearnerTest): string | null {
  const raw = mainRawResult(test);
  return raw === null ? mainScoreText(test) : rightOfText(raw);
}

/** Returns the columns of a list: without percentiles if no test has one, at a level whose tests here never have any. */
export function historyColumnsOf(tests: readonly LearnerTest[]): readonly HistoryColumn[] {
  const isRanked = tests.some(
    ({ totalPercentile, level }) => totalPercentile !== null || resultKindOfLevel(level) === 'scaled',
  );
  return historyColumns.filter((column) => column !== 'percentile' || isRanked);
}

/**
 * Counts a learner's tests by kind: "2 full tests, 1 free test, 3 section tests"; official scores, and tests of another level and of
 * other providers, are counted apart: "1 official test, 4 of the Middle Level, 1 from other providers".
 */
export function testCountsText({ tests, profile: { level } }: ScoredLearner): string {
  const others = tests.filter(isOtherProvidersTest);
  const ofOtherLevels = tests.filter((test) => test.level !== level && !isOtherProvidersTest(test));
  const own = tests.filter((test) => test.level === level && !isOtherProvidersTest(test));
  const official = own.filter(isOfficialTest).length;
  const full = own.filter((test) => test.scope === 'full').length - official;
  const free = own.filter(({ scope }) => scope === 'diagnostic').length;
  return [
    formatCount(full, 'full test'),
    ...(official === 0 ? [] : [formatCount(official, 'official test')]),
    ...(free === 0 ? [] : [formatCount(free, 'free test')]),
    formatCount(own.length - full - official - free, 'section test'),
    ...levelIds.flatMap((id) => {
      const count = ofOtherLevels.filter((test) => test.level === id).length;
      return count === 0 ? [] : [`${formatNumber(count)} of the ${testLevels[id].name} Level`];
    }),
    ...(others.length === 0 ? [] : [`${formatNumber(others.length)} from other providers`]),
  ].join(', ');
}

/** Returns the most recent tests, newest first. */
export function newestTests(tests: readonly LearnerTest[]): readonly LearnerTest[] {
  return tests.slice(-maxRecentTests).toReversed();
}

/** The sortable columns of the test history. */
export const historyColumns = [
  'date',
  'test',
  'verbal',
  'quantitative',
  'reading',
  'total',
  'percentile',
] as const;
export type HistoryColumn = (typeof historyColumns)[number];

export interface HistorySort {
  readonly column: HistoryColumn;
  readonly direction: 'ascending' | 'descending';
}

export const defaultHistorySort: HistorySort = { column: 'date', direction: 'descending' };

/** Returns the order after a click on a column header: reverses the current column, or starts another best or newest first. */
export function nextHistorySort(sort: HistorySort, column: HistoryColumn): HistorySort {
  if (sort.column === column)
    return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'test' ? 'ascending' : 'descending' };
}

/**
 * Sorts tests, given oldest first. In both directions, tests without a value come last, and ties are newest first. Raw results are
 * shares, so they are together below all scaled scores.
 */
export function sortTests(
  tests: readonly LearnerTest[],
  { column, direction }: HistorySort,
): readonly LearnerTest[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return tests.toReversed().toSorted((a, b) => {
    if (column === 'test') return sign * testName(a).localeCompare(testName(b), 'en-US');
    const left = figureOf(a, column);
    const right = figureOf(b, column);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function figureOf(test: LearnerTest, column: Exclude<HistoryColumn, 'test'>): number | null {
  if (column === 'date') return test.at;
  if (column === 'total') return wholeRawResult(test)?.share ?? testTotal(test);
  if (column === 'percentile') return test.totalPercentile;
  return sectionRawResult(test, column)?.share ?? sectionScore(test, column);
}

/**
 * Returns the change from the first full test's total to the latest, in percent to a tenth, negative for a decline. Null with fewer
 * than two full tests.
 */
export function improvementPercent(learner: ScoredLearner): number | null {
  const full = fullTests(comparableTests(learner));
  const first = full[0];
  const latest = full.at(-1);
  if (first === undefined || latest === undefined || first === latest) return null;
  const from = fullTestBand(first).estimate;
  return Math.round(10 * progressPercent(fullTestBand(latest).estimate - from, from)) / 10;
}

/** Formats the improvement rate: "+6.4%". Null if there is none, and for an estimate whose change is within the error. */
export function improvementPercentText(learner: ScoredLearner): string | null {
  const rate = improvementPercent(learner);
  const full = fullTests(comparableTests(learner));
  const [first, latest] = [full[0], full.at(-1)];
  if (rate === null || first === undefined || latest === undefined) return null;
  const isUnsure =
    hasEstimatedScores(latest) &&
    scoreChangeBetween(fullTestBand(first), fullTestBand(latest)).direction === 'stable';
  return isUnsure ? null : `${formatSignedChange(rate)}%`;
}
