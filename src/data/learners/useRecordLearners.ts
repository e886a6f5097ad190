import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import { createStaleResultGuard } from '@/lib/async';
import type { LearnersReading, LearnerSource } from './learnerSource';

/** Reads a source from the record as of `nowMs` (epoch milliseconds); null if the record doesn't have it. */
export type SourceReader = (record: StudentRecord, nowMs: number) => Promise<LearnerSource | null>;

/** `absent`: the record has no such learner. */
export type RecordLearnersReading = LearnersReading | { readonly state: 'absent' };

const loading = { state: 'loading' } as const;

/**
 * Runs `read` on the record, and again whenever the record changes, here or in another tab, or a new day begins. Meanwhile, returns
 * the previous result.
 * @param read null to read nothing. Otherwise a stable or memoized function.
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
    let unsubscribe: (() => void) | null = null;
    // Drops a result if a read that started later has already finished.
    const beginReading = createStaleResultGuard();
    const readOnce = async () => {
      const isNewest = beginReading();
      try {
        if (isStopped) return;
        const record = studentRecord();
        unsubscribe ??= record.subscribe(() => readNow.current());
        const source = await read(record, Date.now());
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
    readNow.current = () => void readOnce();
    void readOnce();
    return () => {
      isStopped = true;
      unsubscribe?.();
    };
  }, [read, retry]);
  return found.reader === read ? found.result : loading;
}
