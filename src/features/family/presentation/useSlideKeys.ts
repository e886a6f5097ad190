import { useEffectEvent, useLayoutEffect } from 'react';
import { type SlideKey, slideKeyOf } from './slideKeys';

/** Calls `act` for each key of a presentation, unless `isCovered` is true, because a dialog has the keys. */
export function useSlideKeys(act: (key: SlideKey) => void, isCovered = false): void {
  const onKey = useEffectEvent(act);
  // Before the slide can be seen, so that no key is lost.
  useLayoutEffect(() => {
    if (isCovered) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = slideKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      onKey(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isCovered]);
}
