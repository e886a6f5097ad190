/** Drills that were begun and not finished: which of them are worth going on with, and how they end when another one starts. */
import type { RunningAttempt } from '@/data/record/api';
import type { Attempt } from '@/domain/exam/attempt';
import { fetchTestRules, fetchPreparedRecord } from './openAttempt';

/** Whether anything was answered: a drill that was only opened isn't worth a question. */
export function hasAnswers({ parts }: Attempt): boolean {
  return parts.some(
    (part) =>
      part.kind === 'section' &&
      part.items.some(({ response, checked }) => response.state === 'chosen' || checked),
  );
}

/**
 * Ends drills that were left, but for those that are open in another tab. What was answered counts for the day on which it was; a drill
 * without an answer leaves nothing behind, and its questions are new again.
 * @throws NotFetched (rejects) when the code for it can't be fetched, after several tries.
 */
export async function endUnfinishedDrills(left: readonly RunningAttempt[]): Promise<void> {
  const own = left.filter(({ heldElsewhere }) => !heldElsewhere);
  if (own.length === 0) return;
  const { endedWhenLeft } = await fetchTestRules();
  const record = await fetchPreparedRecord();
  for (const { attempt } of own) {
    if (!hasAnswers(attempt)) {
      await record.discardAttempt(attempt.id);
      continue;
    }
    const outcome = await record.holdAttempt(attempt.id, { onLost: () => undefined });
    if (outcome.state === 'held') await outcome.hold.finish(endedWhenLeft(outcome.attempt));
  }
}
