import type { StudentRecord } from './api';
import { loadRecord } from './loadRecord';
import { useRecord } from './useRecord';

export const readFailed = 'failed';

/**
 * `read`, begun at once: the first call takes what was begun, unless the record has changed since or it failed. For the module of a
 * page that reads the record, so that the reading runs while the page comes to life.
 */
export function preloadReading<Facts>(read: (record: StudentRecord) => Promise<Facts>): typeof read {
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
 * What `read` finds in the record: null until it has been read, `readFailed` where something of the site could not be fetched and
 * nothing has been read before. Read again when the record changes. `read` must be one function for good.
 */
export function useRecordFacts<Facts extends object>(
  read: (record: StudentRecord) => Promise<Facts>,
): { readonly facts: Facts | typeof readFailed | null; readonly readAgain: () => Promise<void> } {
  const { found, failed, readAgain } = useRecord(read);
  return { facts: found ?? (failed ? readFailed : null), readAgain };
}
