import { useCallback, useEffect, useState } from 'react';
import type { FinishedList, RunningList } from '@/data/record/api';
import { studentRecord } from '@/data/record/record';

export interface TestHistory {
  readonly running: RunningList['attempts'];
  readonly finished: FinishedList['attempts'];
}

/** Every test on this device, unfinished and finished; null until the record has been read. Follows other tabs. */
export function useTestHistory(): TestHistory | null {
  const [history, setHistory] = useState<TestHistory | null>(null);
  const read = useCallback(async () => {
    const record = studentRecord();
    await record.prepareRecord().catch(() => undefined);
    const [running, finished] = await Promise.all([record.listRunning(), record.listFinished()]);
    setHistory({ running: running.attempts, finished: finished.attempts });
  }, []);
  useEffect(() => {
    void read();
    return studentRecord().subscribe(() => void read());
  }, [read]);
  return history;
}
