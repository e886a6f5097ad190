import type { FinishedList, RunningList, StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';

export interface TestHistory {
  readonly running: RunningList['attempts'];
  readonly finished: FinishedList['attempts'];
}

async function readHistory(record: StudentRecord): Promise<TestHistory> {
  await record.prepareRecord();
  const [running, finished] = await Promise.all([record.listRunning(), record.listFinished()]);
  return { running: running.attempts, finished: finished.attempts };
}

/** Returns all unfinished and finished tests on this device; null until the record is read. */
export function useTestHistory(): TestHistory | null {
  return useRecord(readHistory).found;
}
