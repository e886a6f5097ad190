import { useCallback, useEffect, useRef } from 'react';
import { useVisitState, createVisitKey } from '@/data/visitState';

const presentingKey = createVisitKey<boolean>();
const slideKey = createVisitKey<number>();

/** True while the dashboards are shown to a hall. */
export function useIsPresenting(): boolean {
  return useVisitState(presentingKey, false)[0];
}

/** The slide that is shown, by its place. It is the same for the next family. */
export function useSlide() {
  return useVisitState(slideKey, 0);
}

/**
 * Shows the dashboards to a hall, and ends that at the place where it began. It lasts for the visit. Where the browser grants it, the
 * whole screen is taken; where it doesn't, the page looks the same in its window. Escape ends it, and so does leaving the full screen
 * by whatever way.
 */
export function usePresentation() {
  const [presenting, change] = useVisitState(presentingKey, false);
  const beganAt = useRef(0);

  const begin = useCallback(() => {
    beganAt.current = window.scrollY;
    change(() => true);
    // Safari on the phone has neither of the two.
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
  }, [change]);
  const end = useCallback(() => {
    change(() => false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    // The page is there again with the next frame.
    requestAnimationFrame(() => window.scrollTo(0, beganAt.current));
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
