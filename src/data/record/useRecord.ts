import { useCallback, useEffect, useState } from 'react';
import type { StudentRecord } from './api';
import { studentRecord } from './record';

/**
 * What `read` finds in the record, null until it has been read; read again when another tab changes something, and on
 * `readAgain`. `read` must be one function for good or memoized. A reading that fails leaves what was read before.
 */
export function useRecord<T>(read: (record: StudentRecord) => Promise<T>): {
  readonly found: T | null;
  readonly readAgain: () => void;
} {
  const [found, setFound] = useState<T | null>(null);
  const [turn, setTurn] = useState(0);
  const readAgain = useCallback(() => setTurn((last) => last + 1), []);
  useEffect(() => studentRecord().subscribe(readAgain), [readAgain]);
  useEffect(() => {
    let wanted = true;
    read(studentRecord()).then(
      (now) => wanted && setFound(now),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [read, turn]);
  return { found, readAgain };
}
