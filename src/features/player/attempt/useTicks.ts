import { useEffect } from 'react';
import type { AttemptRunner } from './runAttempt';

/** The machine takes more than 90 seconds without a tick for an absence; a hidden tab still ticks once a minute. */
const tickMs = 1000;

/** Ticks while an attempt is on screen, and looks at the clocks as soon as a sleeping tab wakes. */
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
