import { useMemo } from 'react';
import type { DatabaseState, FinishedAttemptList } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { nullIfUnread } from '@/data/record/RecordUnreadError';
import { preloadRecordRead, readFailed, useRecordFacts } from '@/data/record/useRecordFacts';

interface Stored extends Pick<FinishedAttemptList, 'attempts' | 'database'> {
  readonly notes: readonly AttemptNotes[] | null;
}

const readStored = preloadRecordRead(async (record): Promise<Stored> => {
  await record.prepareRecord();
  const [{ attempts, database }, notes] = await Promise.all([
    record.listFinished(),
    record.listNotes().catch(nullIfUnread),
  ]);
  return { attempts, notes, database };
});

export interface SavedTestHistory {
  /** Newest first. */
  readonly attempts: FinishedAttemptList['attempts'];
  /** By the attempt's id; null if they can't be read. */
  readonly notes: ReadonlyMap<string, AttemptNotes> | null;
  readonly database: DatabaseState;
}

type HistoryRead =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly readAgain: () => void }
  | { readonly state: 'read'; readonly history: SavedTestHistory };

/** Returns all finished tests on this device with the student's notes. */
export function useSavedTestHistory(): HistoryRead {
  const { facts, readAgain } = useRecordFacts(readStored);
  return useMemo(() => {
    if (facts === null) return { state: 'reading' };
    if (facts === readFailed) return { state: 'failed', readAgain };
    const notes = facts.notes === null ? null : new Map(facts.notes.map((each) => [each.id, each]));
    return { state: 'read', history: { attempts: facts.attempts, notes, database: facts.database } };
  }, [facts, readAgain]);
}
