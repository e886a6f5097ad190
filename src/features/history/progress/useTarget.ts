import { useCallback } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import { useRecord } from '@/data/record/useRecord';

const readTarget = async (record: StudentRecord) => ({ target: record.targetTotal() });

/** The total that the student is aiming at, as the record has it; null for none. */
export function useTarget(): {
  readonly target: number | null;
  readonly setTarget: (target: number | null) => void;
} {
  const { found, readAgain } = useRecord(readTarget);
  const setTarget = useCallback(
    (target: number | null) => {
      void loadRecord().then(({ studentRecord }) => {
        studentRecord().setTargetTotal(target);
        void readAgain();
        return undefined;
      }, readAgain);
    },
    [readAgain],
  );
  return { target: found?.target ?? null, setTarget };
}
