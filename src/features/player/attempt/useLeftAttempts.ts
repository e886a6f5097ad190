import { useCallback, useEffect, useState } from 'react';
import type { RunningList } from '@/data/record/api';
import { studentRecord } from '@/data/record/record';

const nothing: RunningList = { attempts: [], damaged: 0, newer: 0 };

/**
 * The attempts of some plans that were begun and not finished, as they are stored now; null until storage has been read.
 * Follows what other tabs do.
 */
export function useLeftAttempts(planIds: readonly string[]): {
  readonly left: RunningList | null;
  readonly readAgain: () => Promise<void>;
} {
  const [left, setLeft] = useState<RunningList | null>(null);
  const readAgain = useCallback(async () => {
    const found = await studentRecord()
      .listRunning()
      .catch(() => nothing);
    setLeft({
      ...found,
      attempts: found.attempts.filter(({ attempt }) => planIds.includes(attempt.form.planId)),
    });
  }, [planIds]);
  useEffect(() => {
    void readAgain();
    return studentRecord().subscribe(() => void readAgain());
  }, [readAgain]);
  return { left, readAgain };
}
