/** The estimates of all tests on this device over time, and comparisons of two of them. */
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { testTitle } from '@/domain/plan/drills/test-title';
import {
  type EstimateComparison,
  type TestComparison,
  compareTests,
} from '@/domain/exam/report/estimate-comparison';
import { type ComparableTest, placeOfTest } from '@/domain/exam/report/comparable-test';
import { type NamedTest, testBefore } from '@/domain/exam/report/test-before';
import type { ScoreBand, TestEstimate } from '@/domain/exam/report/estimate';
import type { TotalOrSection } from '@/domain/exam/report/score-interpretation';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { attemptConditionsText, finishedTestOf, givenTestName } from '../list/historyRows';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';

export const scoreMeasures = ['total', ...scoredSections] as const satisfies readonly TotalOrSection[];

/** A finished test with at least one estimate. */
export interface EstimatedTest {
  readonly id: string;
  readonly title: string;
  /** The day on which it was finished, where it was taken. */
  readonly day: IsoDay;
  readonly finishedMs: number;
  readonly conditions: string;
  readonly estimate: TestEstimate;
  /** As the rule of the test before sees it. */
  readonly comparable: ComparableTest;
}

export function bandForMeasure({ sections, total }: TestEstimate, measure: TotalOrSection): ScoreBand | null {
  if (measure === 'total') return total;
  const estimate = sections[measure];
  return estimate.state === 'estimated' ? estimate.band : null;
}

/** The most tests in the chart: more bands can't be told apart on a phone, and more tests are too many to pick from. */
export const maxChartedTests = 50;

/**
 * Returns the latest dated tests with an estimate, at most `maxChartedTests`, oldest first; all of the same level as the latest.
 * `attempts` must be newest first.
 */
export function estimatedTests(
  attempts: readonly ListedAttempt[],
  notes: ReadonlyMap<string, AttemptNotes>,
): readonly EstimatedTest[] {
  const latest: EstimatedTest[] = [];
  for (const summary of attempts) {
    const comparable = finishedTestOf(summary);
    const { estimate } = comparable;
    // A test without a date has no place in a series.
    if (summary.finishedAt === null) continue;
    if (scoreMeasures.every((measure) => bandForMeasure(estimate, measure) === null)) continue;
    // Scales of different levels aren't comparable.
    if (latest[0] !== undefined && latest[0].estimate.level !== estimate.level) continue;
    latest.push({
      id: summary.id,
      title: givenTestName(notes.get(summary.id)) ?? testTitle(summary.planId),
      day: dayAtOffset(summary.finishedAt),
      finishedMs: summary.finishedAt.utcMs,
      conditions: attemptConditionsText(summary),
      estimate,
      comparable,
    });
    if (latest.length === maxChartedTests) break;
  }
  return latest.toReversed();
}

export function availableMeasures(tests: readonly EstimatedTest[]): readonly TotalOrSection[] {
  return scoreMeasures.filter((measure) =>
    tests.some(({ estimate }) => bandForMeasure(estimate, measure) !== null),
  );
}

export interface MeasuredTest {
  readonly test: EstimatedTest;
  readonly band: ScoreBand;
}

export function testsWithMeasure(
  tests: readonly EstimatedTest[],
  measure: TotalOrSection,
): readonly MeasuredTest[] {
  return tests.flatMap((test) => {
    const band = bandForMeasure(test.estimate, measure);
    return band === null ? [] : [{ test, band }];
  });
}

/** Returns the test that a test is compared with; null if there is none. */
export function previousEstimatedTest(
  tests: readonly EstimatedTest[],
  test: EstimatedTest,
): EstimatedTest | null {
  return testBefore(placeOfTest(test.comparable), tests, ({ comparable }) => placeOfTest(comparable));
}

/** Returns the initial pair to compare: the latest test that has a test before, and that one. */
export function latestComparablePair(
  tests: readonly EstimatedTest[],
): readonly [EstimatedTest, EstimatedTest] | null {
  for (const later of tests.toReversed()) {
    const earlier = previousEstimatedTest(tests, later);
    if (earlier !== null) return [earlier, later];
  }
  return null;
}

export interface ComparedMeasure {
  readonly measure: TotalOrSection;
  readonly comparison: EstimateComparison;
}

/** Compares the measures for which both tests have an estimate. */
export function compareMeasures(earlier: EstimatedTest, later: EstimatedTest): readonly ComparedMeasure[] {
  const compared: TestComparison = compareTests(earlier.comparable.bands, later.comparable.bands);
  return scoreMeasures.flatMap((measure) => {
    const comparison = compared[measure];
    return comparison === null ? [] : [{ measure, comparison }];
  });
}

/** The change of one measure since the test before. */
export interface MeasureChange {
  readonly before: NamedTest;
  readonly comparison: EstimateComparison;
}

/**
 * Returns null without a test before, or if it lacks the measure.
 * @param others in any order
 */
export function changeOfMeasure(
  others: readonly ComparableTest[],
  { comparable }: EstimatedTest,
  measure: TotalOrSection,
): MeasureChange | null {
  const before = testBefore(placeOfTest(comparable), others, placeOfTest);
  if (before === null || before.finishedAt === null) return null;
  const comparison = compareTests(before.bands, comparable.bands)[measure];
  return comparison === null
    ? null
    : { before: { scope: before.scope, day: dayAtOffset(before.finishedAt) }, comparison };
}
