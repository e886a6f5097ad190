import { useEffect, useState } from 'react';

/** Reads the milliseconds left on the running clock; null if no clock ends the part. */
export type ReadRemainingTime = () => number | null;

/** Short enough that no second appears to be skipped. */
const readEveryMs = 250;

/**
 * Returns the milliseconds left on the current part's clock, rounded up to whole seconds; null without a clock. Reads the clocks
 * each time instead of counting down. Key the component that calls it by the part.
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

/** Rounds up to whole seconds, so that components render once a second. */
function wholeSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.ceil(ms / 1000) * 1000;
}
