import { useCallback, useEffect, useRef, useState } from 'react';
import { createStaleResultGuard } from '@/lib/async';
import type { StudentRecord } from './api';
import { studentRecord } from './studentRecord';

interface Reading<T> {
  readonly found: T | null;
  readonly failed: boolean;
}

/** Returns the same object if nothing has changed, which avoids a render. */
function changed<T>(was: Reading<T>, now: Reading<T>): Reading<T> {
  return was.found === now.found && was.failed === now.failed ? was : now;
}

/**
 * Runs `read` on the record, and again whenever the record changes, a new day begins, or `readAgain` is called. `read` must be
 * stable or memoized. `found` is null until the first result. If `read` fails, `failed` is true and the previous result stays. `readAgain` resolves when its read has ended.
 */
export function useRecordQuery<T>(
  read: (record: StudentRecord) => Promise<T>,
): Reading<T> & { readonly readAgain: () => Promise<void> } {
  const [reading, setReading] = useState<Reading<T>>({ found: null, failed: false });
  const readNow = useRef(() => Promise.resolve());
  useEffect(() => {
    let wanted = true;
    let unsubscribe: (() => void) | null = null;
    // Drops a result if a read that started later has already finished.
    const beginReading = createStaleResultGuard();
    const readOnce = async () => {
      const record = studentRecord();
      const found = read(record);
      if (wanted) unsubscribe ??= record.subscribe(() => void readNow.current());
      return found;
    };
    readNow.current = async () => {
      const isNewest = beginReading();
      try {
        const found = await readOnce();
        if (wanted && isNewest()) setReading((was) => changed(was, { found, failed: false }));
      } catch {
        if (wanted && isNewest()) setReading((was) => changed(was, { found: was.found, failed: true }));
      }
    };
    void readNow.current();
    return () => {
      wanted = false;
      unsubscribe?.();
    };
  }, [read]);
  const readAgain = useCallback(() => readNow.current(), []);
  return { ...reading, readAgain };
}
