import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from '@/lib/whenNear';

/** A sheet is fetched this far from the screen, so that its reader rarely sees it empty. */
const nearPx = 400;

/** Whether an element has come near the screen; from then on it stays so. */
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
