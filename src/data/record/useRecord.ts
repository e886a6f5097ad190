import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudentRecord } from './api';
import { loadRecord } from './loadRecord';

/**
 * What `read` finds in the record, null until it has been read; read again when the record says that something changed, and
 * on `readAgain`. `read` must be one function for good or memoized. A reading that fails leaves what was read before.
 */
export function useRecord<T>(read: (record: StudentRecord) => Promise<T>): {
  readonly found: T | null;
  readonly readAgain: () => void;
} {
  const [found, setFound] = useState<T | null>(null);
  const readNow = useRef(() => {});
  useEffect(() => {
    let wanted = true;
    let unsubscribe = () => {};
    readNow.current = () => {
      loadRecord()
        .then(({ studentRecord }) => read(studentRecord()))
        .then(
          (now) => wanted && setFound(now),
          () => undefined,
        );
    };
    readNow.current();
    loadRecord().then(
      ({ studentRecord }) => {
        if (wanted) unsubscribe = studentRecord().subscribe(() => readNow.current());
        return undefined;
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      unsubscribe();
    };
  }, [read]);
  const readAgain = useCallback(() => readNow.current(), []);
  return { found, readAgain };
}
