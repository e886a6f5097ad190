import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** The longest time between the two clicks of a double click. */
export const doubleClickMs = 400;

/**
 * Detects the second click of a double click that began on the previous screen. A click by keyboard has no presses, so it never
 * counts.
 */
export function isStrayDoubleClick(presses: number, sinceScreenMs: number): boolean {
  return presses > 1 && sinceScreenMs < doubleClickMs;
}

/**
 * Swallows the second half of a double click if the first click changed the screen, so that nobody answers a question they haven't
 * read. Returns the handler for the element around all screens.
 */
export function useClickGuard(screen: string): (event: MouseEvent) => void {
  const changedAt = useRef(-Infinity);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    changedAt.current = performance.now();
  }, [screen]);
  return useCallback((event: MouseEvent) => {
    if (!isStrayDoubleClick(event.detail, performance.now() - changedAt.current)) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}
