import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { SlideName } from '@/domain/dashboard/answer/slide-messages';
import { restoreScroll } from '@/ui/page/restoreScroll';
import { usePresentationId } from './usePresentationId';

const presentingKey = createVisitKey<boolean>();
const slideKey = createVisitKey<SlideName>();

/** True during a presentation, and in its presenter view, which draws slides in small. */
export function useIsPresenting(): boolean {
  const isPresenterView = usePresentationId() !== null;
  return useVisitState(presentingKey, false)[0] || isPresenterView;
}

/** The current slide, which stays the same when another family is selected. Each presentation begins at the first. */
export function useCurrentSlide() {
  return useVisitState<SlideName>(slideKey, 'question');
}

/** A presentation's hold on its page and on full screen. */
export interface PresentationControl {
  readonly end: () => void;
  /** True while the browser's full screen is on or about to be. */
  readonly isFullScreen: boolean;
  /** Null in a browser without full screen. */
  readonly goFullScreen: (() => void) | null;
  /**
   * Sets whether the presentation goes on in the window once the browser leaves full screen, as browsers do when another window
   * opens.
   */
  readonly outlastFullScreen: (outlasts: boolean) => void;
}

/**
 * Starts and ends a presentation, which otherwise lasts for the visit. It goes full screen if the browser allows it and fills the
 * window if not. Escape or leaving full screen ends it and restores the scroll position from before; with a presenter view open,
 * leaving full screen only returns it to the window. The browser's Back and Forward end it, too, and so does leaving the page.
 */
export function usePresentation() {
  const [presenting, change] = useVisitState(presentingKey, false);
  const [, changeSlide] = useCurrentSlide();
  const [isFullScreen, setFullScreen] = useState(false);
  const beganAt = useRef(0);
  const isOn = useRef(false);
  const outlasts = useRef(false);

  const goFullScreen = useCallback(() => {
    setFullScreen(true);
    void requestFullScreen(isOn).then(setFullScreen);
  }, []);
  const outlastFullScreen = useCallback((next: boolean) => {
    outlasts.current = next;
  }, []);
  const begin = useCallback(() => {
    beganAt.current = window.scrollY;
    isOn.current = true;
    outlasts.current = false;
    changeSlide(() => 'question');
    change(() => true);
    // Safari on iPhone lacks `fullscreenEnabled` and `requestFullscreen`, so the presentation fills the window there.
    if (document.fullscreenEnabled) goFullScreen();
  }, [change, changeSlide, goFullScreen]);
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
      const isFull = document.fullscreenElement !== null;
      setFullScreen(isFull);
      if (!isFull && !outlasts.current) end();
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

  // Asked only during a presentation, which the server never renders.
  const isFullScreenPossible = presenting && document.fullscreenEnabled;
  const control: PresentationControl = {
    end,
    isFullScreen,
    goFullScreen: isFullScreenPossible ? goFullScreen : null,
    outlastFullScreen,
  };
  return { presenting, begin, control };
}

/** Resolves to true in full screen. Leaves it again if the presentation ended before the browser got there. */
async function requestFullScreen(isOn: RefObject<boolean>): Promise<boolean> {
  try {
    await document.documentElement.requestFullscreen();
    if (!isOn.current) await document.exitFullscreen();
    return isOn.current;
  } catch {
    // Refused by the browser or the user: the presentation fills the window.
    return false;
  }
}
