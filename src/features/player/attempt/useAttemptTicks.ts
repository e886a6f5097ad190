import { useEffect } from 'react';
import type { AttemptRunner } from './runAttempt';

/**
 * Far below the 90 seconds without a tick that count as an absence. Browsers let a hidden tab tick only once a minute, which is
 * also below that.
 */
const tickMs = 1000;

/** Ticks every second while an attempt is on screen, and immediately when the tab is hidden or shown. */
export function useAttemptTicks(runner: AttemptRunner): void {
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
