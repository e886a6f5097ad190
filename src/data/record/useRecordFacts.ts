import type { StudentRecord } from './api';
import { loadRecord } from './loadRecord';
import { useRecordQuery } from './useRecordQuery';

export const readFailed = 'failed';

/**
 * Starts `read` immediately; the returned function's first call reuses that result, unless the record has changed since or the read
 * failed. Used in page modules, so that reading overlaps with hydration.
 */
export function preloadRecordRead<Facts>(read: (record: StudentRecord) => Promise<Facts>): typeof read {
  let begun: Promise<Facts> | null = null;
  if (!import.meta.env.SSR) {
    begun = loadRecord().then(({ studentRecord }) => {
      const record = studentRecord();
      const unsubscribe = record.subscribe(() => {
        begun = null;
        unsubscribe();
      });
      return read(record);
    });
    begun.catch(() => undefined);
  }
  return (record) => {
    const first = begun;
    begun = null;
    return first === null ? read(record) : first.catch(() => read(record));
  };
}

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
