import { useMemo } from 'react';
import type { LazyModule } from './lazyModuleStore';
import { useLazyModule } from './useLazyModule';

/**
 * Reads data with the states and retries of a lazy module. Unlike code, data is read again by each component.
 * @param read must be stable or memoized, because each new function is called
 * @param wanted false to wait
 */
export function useReadOnce<T>(read: () => Promise<T>, wanted = true): LazyModule<T> {
  // The store remembers what a function loaded, so each component passes a function of its own.
  const own = useMemo(() => () => read(), [read]);
  return useLazyModule(own, wanted);
}
