import { useEffect, useRef } from 'react';

/** Moves the focus to an element that isn't a control, without scrolling, so that a screen reader continues from there. */
export function focusElement(element: HTMLElement | null): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the page's h1 and the page to its top whenever `screen` changes. The first one is left alone, and so
 * is a screen that places the focus itself.
 */
export function useFocusOnChange(screen: string, placesItself: boolean): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (placesItself) return;
    window.scrollTo(0, 0);
    focusElement(document.querySelector<HTMLElement>('main h1'));
  }, [screen, placesItself]);
}
