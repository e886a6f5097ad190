import { useMemo } from 'react';
import type { LazyModule } from './lazyModuleStore';
import { useLazyModule } from './useLazyModule';

/**
 * Reads data in the states of a lazy module, with the same retries. Unlike a module, data is read anew by each component.
 * @param read must be stable or memoized: a new function is read again
 */
export function useReadOnce<T>(read: () => Promise<T>): LazyModule<T> {
  // The store remembers what a function loaded, so each component passes a function of its own.
  const own = useMemo(() => () => read(), [read]);
  return useLazyModule(own, true);
}
