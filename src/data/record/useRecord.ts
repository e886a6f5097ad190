import { useCallback, useEffect, useRef, useState } from 'react';
import { createOrderGuard } from '@/lib/createOrderGuard';
import type { StudentRecord } from './api';
import { loadRecord } from './loadRecord';

interface Reading<T> {
  readonly found: T | null;
  readonly failed: boolean;
}

/** The very same object where nothing has changed: then nothing is rendered again. */
function changed<T>(was: Reading<T>, now: Reading<T>): Reading<T> {
  return was.found === now.found && was.failed === now.failed ? was : now;
}

/**
 * What `read` finds in the record, null until it has been read; read again when the record says that something changed, and
 * on `readAgain`. `read` must be one function for good or memoized. A reading that fails, because the record's code can't be fetched
 * or because `read` rejects, leaves what was read before; `failed` tells of the latest. `readAgain` resolves once that reading has ended.
 */
export function useRecord<T>(
  read: (record: StudentRecord) => Promise<T>,
): Reading<T> & { readonly readAgain: () => Promise<void> } {
  const [reading, setReading] = useState<Reading<T>>({ found: null, failed: false });
  const readNow = useRef(() => Promise.resolve());
  useEffect(() => {
    let wanted = true;
    let unsubscribe: (() => void) | null = null;
    // A reading that ends after a later one tells of an earlier state.
    const beginReading = createOrderGuard();
    const readOnce = async () => {
      const { studentRecord } = await loadRecord();
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
