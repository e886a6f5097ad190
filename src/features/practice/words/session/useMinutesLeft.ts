import { useEffect, useState } from 'react';

const leftAfter = (ms: number, minutes: number) => Math.max(0, Math.ceil(minutes - ms / 60_000));

/** Returns the minutes left in a session, updated every few seconds; 0 when its time is up. `elapsed` returns milliseconds. */
export function useMinutesLeft(minutes: number, elapsed: () => number): number {
  const [left, setLeft] = useState(() => leftAfter(elapsed(), minutes));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftAfter(elapsed(), minutes)), 5000);
    return () => clearInterval(timer);
  }, [elapsed, minutes]);
  return left;
}
