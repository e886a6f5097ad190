import { useMemo } from 'react';
import type { FinishedList } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { preloadReading, readFailed, useRecordFacts } from '@/data/record/useRecordFacts';

interface Stored {
  readonly attempts: FinishedList['attempts'];
  readonly notes: readonly AttemptNotes[];
}

const readStored = preloadReading(async (record): Promise<Stored> => {
  await record.prepareRecord();
  const [{ attempts }, notes] = await Promise.all([record.listFinished(), record.listNotes()]);
  return { attempts, notes };
});

export interface SavedTestHistory {
  /** Newest first. */
  readonly attempts: FinishedList['attempts'];
  readonly notes: ReadonlyMap<string, AttemptNotes>;
}

type HistoryRead =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly readAgain: () => void }
  | { readonly state: 'read'; readonly history: SavedTestHistory };

/** Returns all finished tests on this device with the student's notes. */
export function useHistory(): HistoryRead {
  const { facts, readAgain } = useRecordFacts(readStored);
  return useMemo(() => {
    if (facts === null) return { state: 'reading' };
    if (facts === readFailed) return { state: 'failed', readAgain };
    const notes = new Map(facts.notes.map((each) => [each.id, each]));
    return { state: 'read', history: { attempts: facts.attempts, notes } };
  }, [facts, readAgain]);
}
