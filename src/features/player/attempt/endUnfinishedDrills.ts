/** Decides which unfinished drills are worth resuming, and ends them when another one starts. */
import type { RunningAttempt } from '@/data/record/api';
import { type Attempt, endAbandonedAttempt } from '@/domain/exam/attempts/attempt';
import { openRecord } from './openAttempt';

/** Returns true if the student answered or checked a question. A drill without answers isn't worth resuming. */
export function hasAnswers({ parts }: Attempt): boolean {
  return parts.some(
    (part) =>
      part.kind === 'section' &&
      part.items.some(({ response, checked }) => response.state === 'chosen' || checked),
  );
}

/**
 * Ends unfinished drills, except those open in another tab. Answers count toward the day they were given; a drill without answers
 * is discarded, and its questions count as new again.
 */
export async function endUnfinishedDrills(left: readonly RunningAttempt[]): Promise<void> {
  const own = left.filter(({ heldElsewhere }) => !heldElsewhere);
  if (own.length === 0) return;
  const record = await openRecord();
  for (const { attempt } of own) {
    if (!hasAnswers(attempt)) {
      await record.discardAttempt(attempt.id);
      continue;
    }
    const outcome = await record.holdAttempt(attempt.id, { onLost: () => undefined });
    if (outcome.state === 'held') await outcome.hold.finish(endAbandonedAttempt(outcome.attempt));
  }
}
