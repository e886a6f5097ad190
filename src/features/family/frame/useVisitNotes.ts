import { useMemo } from 'react';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { Learner } from '@/domain/learner/learner';
import type { TimelineNote } from '@/domain/learner/timeline-note';

const visitNotesKey = createVisitKey<readonly TimelineNote[]>();
const none: readonly TimelineNote[] = [];

/**
 * Returns a learner's notes with the changes of this visit, which only samples have, and the function that changes them.
 * @param scope the learner's `learnerVisitKey`
 */
export const useVisitNotes = (learner: Learner | null, scope: string) =>
  useVisitState(visitNotesKey, learner?.notes ?? none, scope);

/** Returns the learner with the notes of this visit, on which charts and verdicts depend. */
export function useLearnerOfVisit(found: Learner | null, scope: string): Learner | null {
  const [notes] = useVisitNotes(found, scope);
  return useMemo(
    () => (found === null || notes === found.notes ? found : { ...found, notes }),
    [found, notes],
  );
}
