import { useEffect } from 'react';
import type { AttemptRunner } from './runAttempt';

/** The attempt counts more than 90 seconds without a tick as an absence; hidden tabs still tick once a minute. */
const tickMs = 1000;

/** Ticks while an attempt is on screen, and immediately when a sleeping tab wakes. */
export function useTicks(runner: AttemptRunner): void {
  useEffect(() => {
    const tick = () => runner.send({ type: 'tick' });
    const onVisibility = () => {
      tick();
      if (document.visibilityState === 'hidden') runner.store();
    };
    const ticking = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [runner]);
}
