/** A finished test, reduced to what comparisons need. */
import { estimateTest, type TakenTest } from './estimate';
import { bandsOfEstimate } from './estimate-comparison';
import type { PriorTest } from './next-test';
import { type ComparableTest, comparedScope } from './comparable-test';

/** A finished test as used for comparisons, trends, and choosing the next test. */
export type FinishedTest = ComparableTest & PriorTest;

/** Estimates the scores of a saved test and keeps only the fields of `FinishedTest`. */
export function toFinishedTest(
  savedTest: TakenTest & Omit<PriorTest, 'estimate'> & Pick<ComparableTest, 'id'>,
): FinishedTest {
  const { id, planId, finishedAt } = savedTest;
  const estimate = estimateTest(savedTest);
  return {
    id,
    planId,
    scope: comparedScope(planId),
    finishedAt,
    estimate,
    bands: bandsOfEstimate(estimate),
  };
}
