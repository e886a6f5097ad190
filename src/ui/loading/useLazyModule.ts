import { startTransition, useEffect, useState } from 'react';
import { useMatchesDocument } from '@/ui/page/useHydrated';
import { type LazyModule, lazyModuleStore, waitingModule } from './lazyModuleStore';

/**
 * Fetches code as soon as it is wanted, and keeps it for every component that asks with the same `load`, which must be a
 * stable function and not a new one on each render. Unlike React.lazy it shows what has been fetched before in the same frame (a
 * boundary that has suspended stays empty for 300 ms), and a failure is never final: it tries again after growing pauses,
 * when the connection returns, and on `retry`. It never throws. What comes is rendered in short steps: no tap waits for it.
 */
export function useLazyModule<T>(load: () => Promise<T>, wanted: boolean): LazyModule<T> {
  const { subscribe, current } = lazyModuleStore(load);
  const matchesDocument = useMatchesDocument();
  const [seen, setSeen] = useState(() => ({ load, module: matchesDocument ? waitingModule : current() }));
  useEffect(() => {
    if (!wanted) return undefined;
    const look = () => {
      const module = current();
      startTransition(() =>
        setSeen((was) => (was.load === load && was.module === module ? was : { load, module })),
      );
    };
    const leave = subscribe(look);
    // What has come between the render and this effect.
    look();
    return leave;
  }, [load, wanted, subscribe, current]);
  return seen.load === load ? seen.module : current();
}
