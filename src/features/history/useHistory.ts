import { useMemo } from 'react';
import type { FinishedList } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { useRecord } from '@/data/record/useRecord';
import { begunReading } from '@/data/record/useRecordFacts';

type Stored =
  | {
      readonly state: 'read';
      readonly attempts: FinishedList['attempts'];
      readonly notes: readonly AttemptNotes[];
    }
  /** A part of the site could not be fetched. */
  | { readonly state: 'failed' };

const readStored = begunReading(async (record): Promise<Stored> => {
  try {
    await record.prepareRecord();
    const [{ attempts }, notes] = await Promise.all([record.listFinished(), record.listNotes()]);
    return { state: 'read', attempts, notes };
  } catch {
    return { state: 'failed' };
  }
});

export interface History {
  /** The latest finished first. */
  readonly attempts: FinishedList['attempts'];
  readonly notes: ReadonlyMap<string, AttemptNotes>;
}

type HistoryRead =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly readAgain: () => void }
  | { readonly state: 'read'; readonly history: History };

/** Every finished test on this device with what the student added to it. */
export function useHistory(): HistoryRead {
  const { found, readAgain } = useRecord(readStored);
  return useMemo(() => {
    if (found === null) return { state: 'reading' };
    if (found.state === 'failed') return { state: 'failed', readAgain };
    const notes = new Map(found.notes.map((each) => [each.id, each]));
    return { state: 'read', history: { attempts: found.attempts, notes } };
  }, [found, readAgain]);
}
