import { useCallback, useEffect, useRef } from 'react';
import { useVisitState, createVisitKey } from '@/data/visitState';

const presentingKey = createVisitKey<boolean>();
const slideKey = createVisitKey<number>();

/** True during a presentation. */
export function useIsPresenting(): boolean {
  return useVisitState(presentingKey, false)[0];
}

/** The index of the current slide, which carries over to another family. */
export function useSlide() {
  return useVisitState(slideKey, 0);
}

/**
 * Starts a presentation and ends it at the scroll position where it began. It lasts for the visit. It goes full screen if the
 * browser allows, otherwise it looks the same in its window. Escape ends it, as does leaving full screen in any way.
 */
export function usePresentation() {
  const [presenting, change] = useVisitState(presentingKey, false);
  const beganAt = useRef(0);

  const begin = useCallback(() => {
    beganAt.current = window.scrollY;
    change(() => true);
    // Safari on the iPhone has neither property.
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
  }, [change]);
  const end = useCallback(() => {
    change(() => false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    // The page is visible again in the next frame.
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
