import { useMemo } from 'react';
import type { StudentRecord, DatabaseState, FinishedAttemptList } from '@/data/record/api';
import { listReportedTests } from '@/data/record/listComparableTests';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import type { ComparableTest } from '@/domain/exam/report/comparable-test';
import { nullIfUnread } from '@/data/record/RecordUnreadError';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';

interface Stored extends Pick<FinishedAttemptList, 'attempts' | 'database'> {
  readonly notes: readonly AttemptNotes[] | null;
  readonly reported: readonly ComparableTest[] | null;
}

const readStored = async (record: StudentRecord): Promise<Stored> => {
  await record.prepareRecord();
  const [{ attempts, database }, notes, reported] = await Promise.all([
    record.listFinished(),
    record.listNotes().catch(nullIfUnread),
    listReportedTests(record).catch(nullIfUnread),
  ]);
  return { attempts, notes, reported, database };
};

export interface SavedTestHistory {
  /** Newest first. */
  readonly attempts: FinishedAttemptList['attempts'];
  /** By the attempt's id; null if they can't be read. */
  readonly notes: ReadonlyMap<string, AttemptNotes> | null;
  /** Tests known only from a score report, with which others are compared; null if they can't be read. */
  readonly reported: readonly ComparableTest[] | null;
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
    const { attempts, reported, database } = facts;
    return { state: 'read', history: { attempts, notes, reported, database } };
  }, [facts, readAgain]);
}
