import { type TouchEvent, useRef } from 'react';

/** Minimum horizontal movement of a swipe; it must also exceed the vertical movement. */
const leastPx = 48;

interface Begun {
  readonly finger: number;
  readonly x: number;
  readonly y: number;
}

/** In a zoomed page, a finger moves the page itself. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Returns handlers for an element that can be swiped with one finger. A second finger, as in a pinch, ends the swipe.
 * @param onSwipe receives 1 for a swipe to the left (next page), -1 for one to the right
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const begun = useRef<Begun | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && !isZoomed() ? touches.item(0) : null;
      begun.current =
        touch === null ? null : { finger: touch.identifier, x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const from = begun.current;
      begun.current = null;
      if (from === null || touch?.identifier !== from.finger || isZoomed()) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) >= leastPx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
