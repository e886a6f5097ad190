import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import { createStaleResultGuard } from '@/lib/createStaleResultGuard';
import { localDayAt } from '@/lib/dates/localTime';
import type { LearnersReading, LearnerSource } from './learnerSource';

/** Reads a source from the record as of `nowMs` (epoch milliseconds); null if the record doesn't have it. */
export type SourceReader = (record: StudentRecord, nowMs: number) => Promise<LearnerSource | null>;

/** `absent`: the record has no such learner. */
export type RecordLearnersReading = LearnersReading | { readonly state: 'absent' };

const loading = { state: 'loading' } as const;

/**
 * Runs `read` on the record, again whenever the record changes, here or in another tab, and again when the page becomes visible on
 * a later day. Meanwhile, returns the previous result.
 * @param read null to read nothing, in which case the record's code isn't loaded. Otherwise a stable or memoized function.
 */
export function useRecordLearners(read: SourceReader | null): RecordLearnersReading {
  const [found, setFound] = useState<{
    readonly reader: SourceReader | null;
    readonly result: RecordLearnersReading;
  }>({
    reader: null,
    result: loading,
  });
  const readNow = useRef<() => void>(() => undefined);
  const retry = useCallback(() => {
    setFound((was) => ({ ...was, result: loading }));
    readNow.current();
  }, []);
  useEffect(() => {
    if (read === null) return undefined;
    let isStopped = false;
    let readOn: string | null = null;
    let unsubscribe: () => void = () => undefined;
    // Drops a result if a read that started later has already finished.
    const beginReading = createStaleResultGuard();
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
        const result: RecordLearnersReading =
          source === null ? { state: 'absent' } : { state: 'ready', source };
        if (!isStopped && isNewest()) setFound({ reader: read, result });
      } catch {
        if (!isStopped && isNewest())
          setFound((was) =>
            was.reader === read && was.result.state === 'ready'
              ? was
              : { reader: read, result: { state: 'failed', retry } },
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
  return found.reader === read ? found.result : loading;
}
