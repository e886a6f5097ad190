import { useEffect } from 'react';
import type { AttemptRunner } from './runAttempt';

/** The machine takes more than 90 seconds without a tick for an absence; a hidden tab still ticks once a minute. */
const tickMs = 1000;

/**
 * Ticks while an attempt is on screen, and looks at the clocks as soon as a sleeping tab wakes. Before the page goes, for
 * good or into the back-forward cache, the attempt is interrupted and stored.
 */
export function useTicks(runner: AttemptRunner | null): void {
  useEffect(() => {
    if (runner === null) return undefined;
    const tick = () => runner.send({ type: 'tick' });
    const onVisibility = () => {
      tick();
      if (document.visibilityState === 'hidden') runner.store();
    };
    const onPageHide = () => {
      runner.send({ type: 'interrupt' });
      runner.store();
    };
    const ticking = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [runner]);
}
