/** What a finished test comes down to where it stands beside others. */
import { estimateTest, type TakenTest } from './estimate';
import type { PriorTest } from './next-test';
import type { ComparableTest } from './score-report';

/** A finished test as a comparison, a trend and the choice of the next test know it. */
export type FinishedTest = ComparableTest & PriorTest;

/** Takes a test that was kept, with its figures, to its estimate. */
export function toFinishedTest(kept: TakenTest & Omit<FinishedTest, 'estimate'>): FinishedTest {
  const { id, planId, finishedAt } = kept;
  return { id, planId, finishedAt, estimate: estimateTest(kept) };
}
