import { useEffect, useState } from 'react';

/** Reads the time left on the clock that runs, in milliseconds; null where none ends the part. */
export type ReadRemainingTime = () => number | null;

/** Short enough that no second is seen to be skipped. */
const readEveryMs = 250;

/**
 * The time left on the clock of the part that is on, rounded up to whole seconds, in milliseconds; null where it has none. It is
 * read from the clocks each time and never counted down. Key it by its part.
 */
export function useRemainingTime(remaining: ReadRemainingTime): number | null {
  const [left, setLeft] = useState(() => wholeSeconds(remaining()));
  useEffect(() => {
    const read = () => setLeft(wholeSeconds(remaining()));
    read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [remaining]);
  return left;
}

/** The same number for a whole second, so that what shows it is drawn once a second. */
function wholeSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.ceil(ms / 1000) * 1000;
}
