import Box from '@mui/material/Box';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { whenNear } from '@/lib/whenNear';
import { lazyModuleStore } from './lazyModules';

/** A part comes to life when this near to the screen: what nobody scrolls to costs no time. */
const nearPx = 320;

/**
 * A part of a page that its document holds whole, while its code comes later, when the part comes near the screen: until then React
 * leaves what the document shows as it is. What can't be fetched is fetched again as `useLazyModule` does it; the part can be read
 * meanwhile.
 * @param load a stable function
 * @param roomPx about as high as the part, for a visitor who comes from another page and so has no document with it
 */
export function laterPart(
  load: () => Promise<ComponentType>,
  roomPx: Readonly<Record<'xs' | 'md', number>>,
): ComponentType {
  let comeNear: (() => void) | null = null;
  const isNear = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  const Part = lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : isNear.then(() => arrival(load))),
  }));
  return function LaterPart() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(
      () => (place.current === null ? undefined : whenNear(place.current, nearPx, () => comeNear?.())),
      [],
    );
    return (
      <Box ref={place} data-later sx={{ display: 'grid', minWidth: 0 }}>
        <Suspense fallback={<Box sx={{ minHeight: roomPx }} />}>
          <Part />
        </Suspense>
      </Box>
    );
  };
}

/** What `load` fetches, as soon as any of its attempts succeeds. */
function arrival<T>(load: () => Promise<T>): Promise<T> {
  const { subscribe, current } = lazyModuleStore(load);
  return new Promise((resolve) => {
    const leave = subscribe(look);
    function look() {
      const module = current();
      if (module.state !== 'ready') return;
      resolve(module.module);
      leave();
    }
    look();
  });
}
