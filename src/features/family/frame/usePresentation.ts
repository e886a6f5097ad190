import { useCallback, useEffect } from 'react';
import { useVisitState, visitKey } from '@/data/visit';

const presentingKey = visitKey<boolean>();

/**
 * Whether the dashboards are shown to a room. It lasts for the visit, over tabs and dashboards. Where the browser grants it, the
 * whole screen is taken; where it doesn't, the page looks the same in its window. Escape ends it, and so does leaving the full
 * screen by whatever way.
 */
export function usePresentation() {
  const [presenting, change] = useVisitState(presentingKey, false);

  const begin = useCallback(() => {
    change(() => true);
    // Safari on the phone has neither of the two.
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
  }, [change]);
  const end = useCallback(() => {
    change(() => false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, [change]);

  useEffect(() => {
    if (!presenting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) end();
    };
    const onChange = () => {
      if (document.fullscreenElement === null) end();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('fullscreenchange', onChange);
    };
  }, [presenting, end]);

  return { presenting, begin, end };
}
