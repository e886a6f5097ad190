/** Attempts that are stored on the device: unfinished ones, to continue or to end, and the forms of finished ones. */
import { useCallback } from 'react';
import type { RunningAttempt, RunningAttemptList, StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { type Attempt, endAbandonedAttempt } from '@/domain/exam/attempts/attempt';
import type { TestForm } from '@/domain/exam/test/form';
import { openRecord } from './openAttempt';

const nothing: RunningAttemptList = { attempts: [], damaged: 0, newer: 0 };

/** Returns the stored unfinished attempts of some plans; null until storage has been read. */
export function useUnfinishedAttempts(planIds: readonly string[]): {
  readonly left: RunningAttemptList | null;
  readonly readAgain: () => void;
} {
  const read = useCallback(
    async (record: StudentRecord) => {
      const list = await record.listRunning().catch(() => nothing);
      return {
        ...list,
        attempts: list.attempts.filter(({ attempt }) => planIds.includes(attempt.form.planId)),
      };
    },
    [planIds],
  );
  const { found, readAgain } = useRecordQuery(read);
  return { left: found, readAgain };
}

/** Returns the form of a finished attempt; null while it loads and if it isn't stored here. */
export function useFinishedAttemptForm(attemptId: string | null): TestForm | null {
  const read = useCallback(
    async (record: StudentRecord) => {
      if (attemptId === null) return null;
      await record.prepareRecord();
      const past = await record.readFinished(attemptId);
      return past.state === 'found' ? { id: attemptId, form: past.attempt.form } : null;
    },
    [attemptId],
  );
  const { found } = useRecordQuery(read);
  return found !== null && found.id === attemptId ? found.form : null;
}

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
