import { useSyncExternalStore } from 'react';
import { type LazyModule, lazyModuleStore, waiting } from './lazyModules';

const never = () => () => undefined;
const onServer = () => waiting;

/**
 * Fetches code as soon as it is wanted, and keeps it for every component that asks with the same `load`, which must be a
 * stable function and not a new one on each render. Unlike React.lazy it shows what has been fetched before in the same frame (a
 * boundary that has suspended stays empty for 300 ms), and a failure is never final: it tries again after growing pauses,
 * when the connection returns, and on `retry`. It never throws.
 */
export function useLazyModule<T>(load: () => Promise<T>, wanted: boolean): LazyModule<T> {
  const { subscribe, current } = lazyModuleStore(load);
  return useSyncExternalStore(wanted ? subscribe : never, current, onServer);
}
