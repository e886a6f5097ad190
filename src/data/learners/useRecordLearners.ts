import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import { createOrderGuard } from '@/lib/createOrderGuard';
import { localDayAt } from '@/lib/localTime';
import type { LearnersReading, LearnerSource } from './learnerSource';

/** Reads a source from the record at a moment in epoch milliseconds; null where the record doesn't have it. */
export type SourceReader = (record: StudentRecord, nowMs: number) => Promise<LearnerSource | null>;

/** `absent`: the record has no such learner. */
export type RecordLearnersReading = LearnersReading | { readonly state: 'absent' };

const loading = { state: 'loading' } as const;

/**
 * What `read` finds in the record: read again when the record changes, here or in another tab, and when a page that was left open is
 * looked at on another day. What was read stays while it is read again.
 * @param read null where nothing is wanted: then the record isn't even fetched. Otherwise one function for good, or memoized.
 */
export function useRecordLearners(read: SourceReader | null): RecordLearnersReading {
  const [found, setFound] = useState<{
    readonly of: SourceReader | null;
    readonly reading: RecordLearnersReading;
  }>({
    of: null,
    reading: loading,
  });
  const readNow = useRef<() => void>(() => undefined);
  const retry = useCallback(() => {
    setFound((was) => ({ ...was, reading: loading }));
    readNow.current();
  }, []);
  useEffect(() => {
    if (read === null) return undefined;
    let isStopped = false;
    let readOn: string | null = null;
    let unsubscribe: () => void = () => undefined;
    // A reading that ends after a later one tells of an earlier state.
    const beginReading = createOrderGuard();
    const readOnce = async () => {
      const isNewest = beginReading();
      try {
        const { studentRecord } = await loadRecord();
        if (isStopped) return;
        const record = studentRecord();
        if (readOn === null) unsubscribe = record.subscribe(() => readNow.current());
        const now = Date.now();
        readOn = localDayAt(now);
        const source = await read(record, now);
        const reading: RecordLearnersReading =
          source === null ? { state: 'absent' } : { state: 'ready', source };
        if (!isStopped && isNewest()) setFound({ of: read, reading });
      } catch {
        if (!isStopped && isNewest())
          setFound((was) =>
            was.of === read && was.reading.state === 'ready'
              ? was
              : { of: read, reading: { state: 'failed', retry } },
          );
      }
    };
    const onVisible = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && readOn !== null && localDayAt(Date.now()) !== readOn) void readOnce();
    };
    document.addEventListener('visibilitychange', onVisible);
    readNow.current = () => void readOnce();
    void readOnce();
    return () => {
      isStopped = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [read, retry]);
  return found.of === read ? found.reading : loading;
}
