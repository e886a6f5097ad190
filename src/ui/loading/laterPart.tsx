import Box from '@mui/material/Box';
import { type ComponentType, lazy, Suspense } from 'react';
import { lazyModuleStore } from './lazyModules';

/**
 * A part of a page that its document holds whole, while its code comes after that of the page: until then React leaves what the
 * document shows as it is. What can't be fetched is fetched again as `useLazyModule` does it; the part can be read meanwhile.
 * @param load a stable function
 * @param roomPx about as high as the part, for a visitor who comes from another page and so has no document with it
 */
export function laterPart(
  load: () => Promise<ComponentType>,
  roomPx: Readonly<Record<'xs' | 'md', number>>,
): ComponentType {
  const Part = lazy(async () => ({ default: await (import.meta.env.SSR ? load() : arrival(load)) }));
  return function LaterPart() {
    return (
      <Suspense fallback={<Box sx={{ minHeight: roomPx }} />}>
        <Part />
      </Suspense>
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
