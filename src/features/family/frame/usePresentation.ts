import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useVisitState, createVisitKey } from '@/data/visitState';
import { restoreScroll } from '@/ui/page/restoreScroll';

export interface Slide {
  /** The subject, such as "Total score", which is also the slide's name among the others. */
  readonly topic: string;
  /** One line that sums up the slide. It appears after the learner's name, unless the slide is about the site. */
  readonly message: string;
  readonly isAboutSite?: boolean;
  /** For the speaker. */
  readonly note: string;
  /** True for a slide without a chart. */
  readonly isWords?: boolean;
  readonly draw: () => ReactNode;
}

const presentingKey = createVisitKey<boolean>();
const slideKey = createVisitKey<number>();

/** True during a presentation. */
export function useIsPresenting(): boolean {
  return useVisitState(presentingKey, false)[0];
}

/** The index of the current slide, which stays the same when another family is selected. Each presentation begins at the first. */
export function useSlideIndex() {
  return useVisitState(slideKey, 0);
}

/**
 * Starts and ends a presentation, which otherwise lasts for the visit. It goes full screen if the browser allows it and fills the
 * window if not. Escape or leaving full screen ends it and restores the scroll position from before. The browser's Back and Forward
 * end it, too, and so does leaving the page.
 */
export function usePresentation() {
  const [presenting, change] = useVisitState(presentingKey, false);
  const [, changeSlide] = useSlideIndex();
  const beganAt = useRef(0);
  const isOn = useRef(false);

  const begin = useCallback(() => {
    beganAt.current = window.scrollY;
    isOn.current = true;
    changeSlide(() => 0);
    change(() => true);
    // Safari on iPhone lacks `fullscreenEnabled` and `requestFullscreen`, so the presentation fills the window there.
    if (document.fullscreenEnabled) void goFullScreen(isOn);
  }, [change, changeSlide]);
  // The end of a bare screen leaves full screen.
  const leave = useCallback(() => {
    isOn.current = false;
    change(() => false);
  }, [change]);
  const end = useCallback(() => {
    leave();
    // Waits for the next frame, because the page is still hidden.
    requestAnimationFrame(() => restoreScroll(beganAt.current));
  }, [leave]);

  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (isBackOrForward) leave();
  }, [key, isBackOrForward, leave]);

  useEffect(() => leave, [leave]);

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
    // The browser may show the page again as it was left.
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('fullscreenchange', onChange);
      window.removeEventListener('pagehide', leave);
    };
  }, [presenting, end, leave]);

  return { presenting, begin, end };
}

/** Leaves full screen again if the presentation ended before the browser got there. */
async function goFullScreen(isOn: RefObject<boolean>): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
    if (!isOn.current) await document.exitFullscreen();
  } catch {
    // Refused by the browser or the user: the presentation fills the window.
  }
}
