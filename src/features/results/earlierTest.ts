import type { AttemptSummary } from '@/data/record/finished/summary';
import { estimateOf } from '@/domain/exam/report/estimate';
import type { EarlierTest } from '@/domain/exam/report/report';

/** A finished test as others are compared with it. */
export function earlierTest(summary: AttemptSummary): EarlierTest {
  return { id: summary.id, finishedAt: summary.finishedAt, estimate: estimateOf(summary) };
}
