import Box from '@mui/material/Box';
import { type ComponentType, lazy } from 'react';
import { HydrationBoundary } from './HydrationBoundary';
import { lazyModuleStore } from './lazyModuleStore';
import { LoadFailureNotice } from './LoadFailureNotice';
import { useLazyModule } from './useLazyModule';

/**
 * Creates a part of a page that is prerendered in full but whose code loads after the page's own. Until then, React leaves the
 * prerendered part as it is, readable. Failed loads are retried as in `useLazyModule`. A visitor who navigates from another page
 * has no prerendered part and sees an error in its place if loading fails.
 * @param what names the part at the start of a message: "The sample report"
 * @param load a stable function
 * @param reservedPx approximate height of the part, reserved where it isn't prerendered
 */
export function createLazyPart(
  what: string,
  load: () => Promise<ComponentType>,
  reservedPx: Readonly<Record<'xs' | 'md', number>>,
): ComponentType {
  const Part = lazy(async () => ({ default: await (import.meta.env.SSR ? load() : arrival(load)) }));
  function Placeholder() {
    const part = useLazyModule(load, true);
    return (
      <Box sx={{ minHeight: reservedPx }}>
        {part.state === 'failed' && <LoadFailureNotice name={what} failed={part} />}
      </Box>
    );
  }
  return function LaterPart() {
    return (
      <HydrationBoundary fallback={<Placeholder />}>
        <Part />
      </HydrationBoundary>
    );
  };
}

/** Resolves as soon as any attempt of `load` succeeds. */
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
