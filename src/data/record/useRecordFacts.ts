import type { StudentRecord } from './api';
import { useRecordQuery } from './useRecordQuery';

export const readFailed = 'failed';

/**
 * Runs `read` on the record, and again whenever it changes or a new day begins. `facts` is null until the first result, or
 * `readFailed` if reading fails before there is one. `read` must be stable.
 */
export function useRecordFacts<Facts extends object>(
  read: (record: StudentRecord) => Promise<Facts>,
): { readonly facts: Facts | typeof readFailed | null; readonly readAgain: () => Promise<void> } {
  const { found, failed, readAgain } = useRecordQuery(read);
  return { facts: found ?? (failed ? readFailed : null), readAgain };
}
