/** How the estimates of all tests on this device went over time, and how two of them compare. */
import type { AttemptSummary } from '@/data/record/finished/summary';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { testTitle } from '@/domain/exam/catalog/titles';
import { type Comparison, type Compared, comparedTests } from '@/domain/exam/report/compare';
import type { Band, TestEstimate } from '@/domain/exam/report/estimate';
import { finishedTest } from '@/domain/exam/report/finished-test';
import type { Measured } from '@/domain/exam/report/meaning';
import { scoredSections } from '@/domain/exam/scored-sections';
import { takenWords } from '../list/historyRows';
import { instantDate } from '@/lib/format';

export const measures = ['total', ...scoredSections] as const satisfies readonly Measured[];

/** A finished test that has an estimate of something. */
export interface EstimatedTest {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly finishedMs: number;
  readonly conditions: string;
  readonly estimate: TestEstimate;
}

/** The band of a measure, null where a test has none. */
export function bandOf({ sections, total }: TestEstimate, measure: Measured): Band | null {
  if (measure === 'total') return total;
  const estimate = sections[measure];
  return estimate.state === 'estimated' ? estimate.band : null;
}

/** More bands than these can't be told apart on a phone, and nobody looks through more for a test to compare. */
export const mostCharted = 50;

/**
 * The latest tests with an estimate and a date, at most `mostCharted`, oldest first; all of the level of the latest of them.
 * `attempts` begin with the latest.
 */
export function estimatedTests(
  attempts: readonly AttemptSummary[],
  notes: ReadonlyMap<string, AttemptNotes>,
): readonly EstimatedTest[] {
  const latest: EstimatedTest[] = [];
  for (const summary of attempts) {
    const { estimate } = finishedTest(summary);
    // Without a date it has no place in a series.
    if (summary.finishedAt === null) continue;
    if (measures.every((measure) => bandOf(estimate, measure) === null)) continue;
    // Scales of two levels have no point in common.
    if (latest[0] !== undefined && latest[0].estimate.level !== estimate.level) continue;
    const name = notes.get(summary.id)?.name.trim() ?? '';
    latest.push({
      id: summary.id,
      title: name === '' ? testTitle(summary.planId) : name,
      date: instantDate(summary.finishedAt),
      finishedMs: summary.finishedAt.utcMs,
      conditions: takenWords(summary),
      estimate,
    });
    if (latest.length === mostCharted) break;
  }
  return latest.toReversed();
}

/** The measures that any of the tests has. */
export function measuresOf(tests: readonly EstimatedTest[]): readonly Measured[] {
  return measures.filter((measure) => tests.some(({ estimate }) => bandOf(estimate, measure) !== null));
}

export interface MeasuredTest {
  readonly test: EstimatedTest;
  readonly band: Band;
}

export function testsWith(tests: readonly EstimatedTest[], measure: Measured): readonly MeasuredTest[] {
  return tests.flatMap((test) => {
    const band = bandOf(test.estimate, measure);
    return band === null ? [] : [{ test, band }];
  });
}

/** The two tests to lay side by side at first: the latest, and the latest before it that shares a measure. */
export function latestPair(tests: readonly EstimatedTest[]): readonly [EstimatedTest, EstimatedTest] | null {
  const later = tests.at(-1);
  if (later === undefined) return null;
  const earlier = tests.slice(0, -1).findLast((test) => comparedMeasures(test, later).length > 0);
  return earlier === undefined ? null : [earlier, later];
}

export interface ComparedMeasure {
  readonly measure: Measured;
  readonly comparison: Comparison;
}

/** What two tests both have an estimate of, compared. */
export function comparedMeasures(earlier: EstimatedTest, later: EstimatedTest): readonly ComparedMeasure[] {
  const compared: Compared = comparedTests(earlier.estimate, later.estimate);
  return measures.flatMap((measure) => {
    const comparison = compared[measure];
    return comparison === null ? [] : [{ measure, comparison }];
  });
}
