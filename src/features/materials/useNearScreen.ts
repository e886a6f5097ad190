import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { runWhenNearViewport } from '@/lib/browser/runWhenNearViewport';

/** Distance from the screen, in pixels, at which a sheet is fetched, so that readers rarely see it empty. */
const nearPx = 400;

/** Returns a ref for an element, and true once that element has come near the screen; never resets to false. */
export function useNearScreen(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () =>
      element.current === null
        ? undefined
        : runWhenNearViewport(element.current, nearPx, () => startTransition(() => setNear(true))),
    [],
  );
  return [element, isNear];
}
