import { useEffect, useState } from 'react';

const leftAfter = (ms: number, minutes: number) => Math.max(0, Math.ceil(minutes - ms / 60_000));

/** Minutes that a session of so many has left, looked at every few seconds; 0 when its time is up. `elapsed` tells the milliseconds so far. */
export function useMinutesLeft(minutes: number, elapsed: () => number): number {
  const [left, setLeft] = useState(() => leftAfter(elapsed(), minutes));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftAfter(elapsed(), minutes)), 5000);
    return () => clearInterval(timer);
  }, [elapsed, minutes]);
  return left;
}
