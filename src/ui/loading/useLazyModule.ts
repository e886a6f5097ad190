import { startTransition, useEffect, useState } from 'react';
import { useWasPrerendered } from './useHydrated';
import { type LazyModule, lazyModuleStore, waitingModule } from './lazyModuleStore';

/**
 * Loads code as soon as it is wanted and caches it for all components that pass the same `load`, which must be a stable function.
 * Unlike React.lazy, it shows loaded code in the same frame (a suspended boundary stays empty for 300 ms), and no failure is final:
 * it retries after growing delays, when the connection returns, and on `retry`. It never throws. Loaded code renders in short steps
 * so that no tap waits for it.
 */
export function useLazyModule<T>(load: () => Promise<T>, wanted: boolean): LazyModule<T> {
  const { subscribe, current } = lazyModuleStore(load);
  const matchesDocument = useWasPrerendered();
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
    // Picks up changes between the render and this effect.
    look();
    return leave;
  }, [load, wanted, subscribe, current]);
  return seen.load === load ? seen.module : current();
}
