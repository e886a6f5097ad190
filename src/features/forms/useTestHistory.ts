import { listAllFinished } from '@/data/record/listAllFinished';
import type { FinishedAttemptList, RunningAttemptList, StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';

export interface TestHistory {
  readonly running: RunningAttemptList['attempts'];
  readonly finished: FinishedAttemptList['attempts'];
}

async function readHistory(record: StudentRecord): Promise<TestHistory> {
  await record.prepareRecord();
  const [running, finished] = await Promise.all([record.listRunning(), listAllFinished(record)]);
  return { running: running.attempts, finished };
}

/** Returns all unfinished and finished tests on this device; null until the record is read. */
export function useTestHistory(): TestHistory | null {
  return useRecordQuery(readHistory).found;
}
