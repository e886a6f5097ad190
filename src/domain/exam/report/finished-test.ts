/** What a finished test comes down to where it stands beside others. */
import { estimateOf, type TakenTest } from './estimate';
import type { TakenBefore } from './next-test';
import type { OtherTest } from './report';

/** A finished test as a comparison, a trend and the choice of the next test know it. */
export type FinishedTest = OtherTest & TakenBefore;

/** Takes a test that was kept, with its figures, to its estimate. */
export function finishedTest(kept: TakenTest & Omit<FinishedTest, 'estimate'>): FinishedTest {
  const { id, planId, finishedAt } = kept;
  return { id, planId, finishedAt, estimate: estimateOf(kept) };
}
