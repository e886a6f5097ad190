import { useCallback } from 'react';
import type { RunningAttemptList, StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';

const nothing: RunningAttemptList = { attempts: [], damaged: 0, newer: 0 };

/** Returns the stored unfinished attempts of some plans; null until storage has been read. */
export function useUnfinishedAttempts(planIds: readonly string[]): {
  readonly left: RunningAttemptList | null;
  readonly readAgain: () => void;
} {
  const read = useCallback(
    async (record: StudentRecord) => {
      const list = await record.listRunning().catch(() => nothing);
      return {
        ...list,
        attempts: list.attempts.filter(({ attempt }) => planIds.includes(attempt.form.planId)),
      };
    },
    [planIds],
  );
  const { found, readAgain } = useRecordQuery(read);
  return { left: found, readAgain };
}
