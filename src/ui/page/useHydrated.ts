import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of the browser, true from then on: for what must not be prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
