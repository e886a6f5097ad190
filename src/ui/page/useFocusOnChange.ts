import { useEffect, useRef } from 'react';

/** Moves focus to an element that isn't a control, without scrolling, so that screen readers continue from there. */
export function focusElement(element: HTMLElement | null): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * When `screen` changes, scrolls to the top and focuses the page's h1. Skips the first screen and screens that place the focus
 * themselves. A null `screen` isn't known yet.
 */
export function useFocusOnChange(screen: string | null, placesItself: boolean): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    const isFirst = shown.current === null;
    shown.current = screen;
    if (isFirst || placesItself) return;
    window.scrollTo(0, 0);
    focusElement(document.querySelector<HTMLElement>('main h1'));
  }, [screen, placesItself]);
}
