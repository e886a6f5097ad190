import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/**
 * Returns false while the device has no network connection. True on the server, and also for a connection that may not reach the
 * internet.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
