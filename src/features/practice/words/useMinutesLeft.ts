import { useEffect, useState } from 'react';
import { sessionSeconds } from '@/domain/plan/words/pace';

const leftAfter = (ms: number) => Math.max(0, Math.ceil(sessionSeconds / 60 - ms / 60_000));

/** Minutes that a session has left, looked at every few seconds; 0 when its time is up. `elapsed` tells the milliseconds so far. */
export function useMinutesLeft(elapsed: () => number): number {
  const [minutes, setMinutes] = useState(() => leftAfter(elapsed()));
  useEffect(() => {
    const timer = setInterval(() => setMinutes(leftAfter(elapsed())), 5000);
    return () => clearInterval(timer);
  }, [elapsed]);
  return minutes;
}
