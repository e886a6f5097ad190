/** Code that loads later: fetched once for all who ask for it, retried after a failure, and fetched ahead when the page is idle. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { holdBackDownloads, isDataSaverOn } from '@/lib/browser/backgroundDownloads';
import { whenLoadedAndIdle } from '@/lib/browser/timing';
import { isSiteReachable } from '@/lib/browser/isSiteReachable';
import { reloadForNewVersion } from '@/lib/browser/unsavedWork';
import { retryPausesMs } from '@/lib/async';
import { UnreadDataError } from '@/lib/UnreadDataError';
import { useWasPrerendered } from './useHydrated';

/**
 * `unread`: saved data can't be read. `unreachable`: the site doesn't answer. `replaced`: it does, so a new version has replaced the
 * file.
 */
export type FailureCause = 'unread' | 'unreachable' | 'replaced';

export interface FailedModule {
  readonly state: 'failed';
  readonly cause: FailureCause;
  /** True during a retry. */
  readonly isRetrying: boolean;
  /** Retries immediately; resolves to "ready" or the cause of the new failure. */
  readonly retry: () => Promise<'ready' | FailureCause>;
}

/** Code that loads on demand. */
export type LazyModule<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly module: T }
  | FailedModule;

/** The state before the code has loaded, and always on the server. */
const waitingModule = { state: 'waiting' } as const;

interface LazyModuleStore<T> {
  readonly current: () => LazyModule<T>;
  /** Starts loading unless the code is loaded or loading. Retries stop when the last subscriber unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

function createStore<T>(load: () => Promise<T>): LazyModuleStore<T> {
  const listeners = new Set<() => void>();
  let shown: LazyModule<T> = waitingModule;
  let attempt: Promise<'ready' | FailureCause> | null = null;
  // The number of the current series of retries. Starting a newer series ends it.
  let series = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LazyModule<T>) => {
    shown = next;
    listeners.forEach((onChange) => onChange());
  };
  const showFailure = (cause: FailureCause, isRetrying = false) =>
    show({ state: 'failed', cause, isRetrying, retry });
  const cancelRetries = () => {
    series += 1;
    clearTimeout(timer);
  };

  /** Runs one attempt at a time; concurrent callers share its outcome. */
  const fetchOnce = (): Promise<'ready' | FailureCause> =>
    (attempt ??= holdBackDownloads(load())
      .then(
        (module) => {
          cancelRetries();
          show({ state: 'ready', module });
          return 'ready' as const;
        },
        async (reason: unknown): Promise<FailureCause> => {
          if (reason instanceof UnreadDataError) return 'unread';
          return (await isSiteReachable()) ? 'replaced' : 'unreachable';
        },
      )
      .finally(() => {
        attempt = null;
      }));

  async function retry() {
    if (shown.state === 'failed') showFailure(shown.cause, true);
    const outcome = await fetchOnce();
    if (outcome !== 'ready') showFailure(outcome);
    return outcome;
  }

  async function fetchWithRetries(failures = 0, mine = series) {
    const outcome = await fetchOnce();
    if (outcome === 'ready' || mine !== series) return;
    // A single failure may be a hiccup, so it is retried once before anyone sees it.
    if (failures > 0 || !navigator.onLine) showFailure(outcome);
    // After the last pause, only the person or a restored connection triggers another attempt.
    const pause = retryPausesMs[failures];
    if (pause !== undefined) timer = setTimeout(() => void fetchWithRetries(failures + 1, mine), pause);
  }
  const startRetries = () => {
    cancelRetries();
    if (shown.state !== 'ready') void fetchWithRetries();
  };

  return {
    current: () => shown,
    subscribe: (onChange) => {
      if (listeners.size === 0 && shown.state !== 'ready') {
        startRetries();
        window.addEventListener('online', startRetries);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        cancelRetries();
        window.removeEventListener('online', startRetries);
        if (shown.state === 'failed') shown = waitingModule;
      };
    },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- each function is the key of a store of its own type
const stores = new WeakMap<() => Promise<unknown>, LazyModuleStore<any>>();

/** Returns the store for `load`, shared by all callers. */
function lazyModuleStore<T>(load: () => Promise<T>): LazyModuleStore<T> {
  const known: LazyModuleStore<T> | undefined = stores.get(load);
  if (known !== undefined) return known;
  const store = createStore(load);
  stores.set(load, store);
  return store;
}

/**
 * Loads code as soon as it is wanted and caches it for all components that pass the same `load`, which must be a stable function.
 * Unlike React.lazy, it shows loaded code in the same frame (a suspended boundary stays empty for 300 ms), and no failure is final:
 * it retries after growing delays, when the connection returns, and on `retry`. If the site answers but the file is gone, a new
 * deployment has replaced it, so the document is reloaded where that loses nothing. It never throws. Loaded code renders in short steps
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
      if (module.state === 'failed' && module.cause === 'replaced') reloadForNewVersion();
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
 * Fetches what the person will probably ask for next, once the page has loaded and the browser is idle; nothing while the data saver
 * is on, unless it will certainly be needed. Failures are ignored, because what is needed is fetched again when it is asked for.
 * @param key identifies what is fetched: when it changes, `fetch` runs again; null to fetch nothing
 * @param fetch usually calls `preload`
 */
export function usePreload(
  key: string | null,
  fetch: () => Promise<unknown>,
  evenWhileSavingData = false,
): void {
  const latest = useRef(fetch);
  useEffect(() => {
    latest.current = fetch;
  });
  useEffect(
    () =>
      key === null || (isDataSaverOn() && !evenWhileSavingData)
        ? undefined
        : whenLoadedAndIdle(() => void latest.current().catch(() => undefined)),
    [key, evenWhileSavingData],
  );
}
