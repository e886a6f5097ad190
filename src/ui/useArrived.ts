import { useEffect, useState } from 'react';

/** What was fetched: null until it is there, and for good where it could not be fetched. */
export interface Arrived<T> {
  readonly here: T | null;
  readonly failed: boolean;
}

/**
 * Fetches code as soon as it is wanted, and keeps it. Unlike React.lazy it shows what has been fetched before in the same
 * frame: a boundary that has suspended stays empty for 300 ms, however soon its code is there. `load` must be one function
 * for good, not one a render.
 */
export function useArrived<T>(load: () => Promise<T>, wanted: boolean): Arrived<T> {
  const [arrived, setArrived] = useState<Arrived<T>>({ here: null, failed: false });
  useEffect(() => {
    let current = true;
    if (wanted && arrived.here === null && !arrived.failed) {
      load().then(
        (here) => current && setArrived({ here, failed: false }),
        () => current && setArrived({ here: null, failed: true }),
      );
    }
    return () => {
      current = false;
    };
  }, [load, wanted, arrived]);
  return arrived;
}

/** Gives what has arrived, null while it is under way. Throws where it could not be fetched: the page then says so. */
export function needed<T>({ here, failed }: Arrived<T>): T | null {
  if (failed) throw new Error('A part of the page could not be fetched');
  return here;
}
