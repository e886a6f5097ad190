import Box from '@mui/material/Box';
import { type ComponentType, lazy } from 'react';
import { HydrationBoundary } from '@/ui/page/HydrationBoundary';
import { lazyModuleStore } from './lazyModuleStore';
import { LoadFailed } from './LoadFailed';
import { useLazyModule } from './useLazyModule';

/**
 * A part of a page that its document holds whole, while its code comes after that of the page: until then React leaves what the
 * document shows as it is, and the part can be read. What can't be fetched is fetched again as `useLazyModule` does it; a visitor
 * who comes from another page, and so has no document with the part, is told where it failed.
 * @param what the part as the beginning of a sentence: "The sample report"
 * @param load a stable function
 * @param roomPx about as high as the part, kept for it where no document shows it
 */
export function createLazyPart(
  what: string,
  load: () => Promise<ComponentType>,
  roomPx: Readonly<Record<'xs' | 'md', number>>,
): ComponentType {
  const Part = lazy(async () => ({ default: await (import.meta.env.SSR ? load() : arrival(load)) }));
  function Room() {
    const part = useLazyModule(load, true);
    return (
      <Box sx={{ minHeight: roomPx }}>
        {part.state === 'failed' && <LoadFailed what={what} failed={part} />}
      </Box>
    );
  }
  return function LaterPart() {
    return (
      <HydrationBoundary fallback={<Room />}>
        <Part />
      </HydrationBoundary>
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
