import { useCallback } from 'react';
import type { StudentRecord } from './api';
import { useRecord } from './useRecord';

export const readFailed = 'failed';

/**
 * What `read` finds in the record: null until it has been read, `readFailed` where something of the site could not be fetched. Read
 * again when the record changes. `read` must be one function for good.
 */
export function useRecordFacts<Facts extends object>(read: (record: StudentRecord) => Promise<Facts>) {
  const guarded = useCallback(
    (record: StudentRecord) => read(record).catch((): typeof readFailed => readFailed),
    [read],
  );
  const { found, readAgain } = useRecord<Facts | typeof readFailed>(guarded);
  return { facts: found, readAgain };
}
