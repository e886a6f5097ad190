import { useEffect, useRef } from 'react';
import { whenLoadedAndIdle } from '@/lib/browser/idle';
import { lazyModuleStore } from './lazyModuleStore';

/**
 * Fetches the code of a part that will be shown soon, so that it appears without a wait.
 * @throws Error (rejects) if the code couldn't be fetched, after a second try. Calling it again tries again.
 */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  const { current, subscribe } = lazyModuleStore(load);
  const before = current();
  const outcome = before.state === 'failed' ? await before.retry() : await nextOutcome();
  if (outcome !== 'ready') throw new Error('A part of the site could not be fetched');

  function nextOutcome(): Promise<string> {
    return new Promise((resolve) => {
      const look = () => {
        const { state } = current();
        if (state === 'waiting') return;
        resolve(state);
        // Deferred: the store may be notifying its listeners, and `leave` may not be assigned yet.
        queueMicrotask(() => leave());
      };
      const leave = subscribe(look);
      look();
    });
  }
}

/**
 * Fetches what the person will probably ask for next, once the page has loaded and the browser is idle. Failures are ignored, because what is needed is
 * fetched again when it is asked for.
 * @param key identifies what is fetched: when it changes, `fetch` runs again; null to fetch nothing
 */
export function usePreload(key: string | null, fetch: () => Promise<unknown>): void {
  const latest = useRef(fetch);
  useEffect(() => {
    latest.current = fetch;
  });
  useEffect(
    () => (key === null ? undefined : whenLoadedAndIdle(() => void latest.current().catch(() => undefined))),
    [key],
  );
}
