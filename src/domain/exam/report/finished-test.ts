/** A finished test, reduced to what comparisons need. */
import { estimateTest, type TakenTest } from './estimate';
import type { PriorTest } from './next-test';
import type { ComparableTest } from './score-report';

/** A finished test as used for comparisons, trends, and choosing the next test. */
export type FinishedTest = ComparableTest & PriorTest;

/** Estimates the scores of a saved test and keeps only the fields of `FinishedTest`. */
export function toFinishedTest(savedTest: TakenTest & Omit<FinishedTest, 'estimate'>): FinishedTest {
  const { id, planId, finishedAt } = savedTest;
  return { id, planId, finishedAt, estimate: estimateTest(savedTest) };
}
