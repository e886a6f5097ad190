import { useMemo } from 'react';
import type { FinishedList, StudentRecord } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { useRecord } from '@/data/record/useRecord';
import { type HistoryRow, historyRow } from './list/historyRows';

interface Stored {
  readonly attempts: FinishedList['attempts'];
  readonly notes: readonly AttemptNotes[];
}

async function readStored(record: StudentRecord): Promise<Stored> {
  await record.prepareRecord();
  const [{ attempts }, notes] = await Promise.all([record.listFinished(), record.listNotes()]);
  return { attempts, notes };
}

export interface History {
  readonly attempts: FinishedList['attempts'];
  /** The latest finished first. */
  readonly rows: readonly HistoryRow[];
  readonly notes: ReadonlyMap<string, AttemptNotes>;
}

/** Every finished test on this device with what the student added to it; null until the record has been read. */
export function useHistory(): History | null {
  const { found } = useRecord(readStored);
  return useMemo(() => {
    if (found === null) return null;
    const notes = new Map(found.notes.map((each) => [each.id, each]));
    const { attempts } = found;
    return { attempts, rows: attempts.map((summary) => historyRow(summary, notes.get(summary.id))), notes };
  }, [found]);
}
