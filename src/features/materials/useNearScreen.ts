import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from '@/lib/browser/whenNear';

/** A sheet is fetched at this distance from the screen, so that readers rarely see it empty. */
const nearPx = 400;

/** True once an element has come near the screen; never resets. */
export function useNearScreen(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () =>
      element.current === null
        ? undefined
        : whenNear(element.current, nearPx, () => startTransition(() => setNear(true))),
    [],
  );
  return [element, isNear];
}
