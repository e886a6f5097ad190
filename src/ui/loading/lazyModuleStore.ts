import { holdBackDownloads } from '@/lib/browser/backgroundDownloads';
import { isSiteReachable } from '@/lib/browser/isSiteReachable';
import { retryPausesMs } from '@/lib/retry';
import { UnreadDataError } from '@/lib/UnreadDataError';

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
export const waitingModule = { state: 'waiting' } as const;

interface LazyModuleStore<T> {
  readonly current: () => LazyModule<T>;
  /** Starts loading unless the code is loaded or loading. Retries stop when the last subscriber unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

function createStore<T>(load: () => Promise<T>): LazyModuleStore<T> {
  const listeners = new Set<() => void>();
  let shown: LazyModule<T> = waitingModule;
  let attempt: Promise<'ready' | FailureCause> | null = null;
  // The number of the current series of attempts. Starting a newer series ends it.
  let row = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LazyModule<T>) => {
    shown = next;
    listeners.forEach((onChange) => onChange());
  };
  const showFailure = (cause: FailureCause, isRetrying = false) =>
    show({ state: 'failed', cause, isRetrying, retry });
  const endRow = () => {
    row += 1;
    clearTimeout(timer);
  };

  /** Runs one attempt at a time; concurrent callers share its outcome. */
  const fetchOnce = (): Promise<'ready' | FailureCause> =>
    (attempt ??= holdBackDownloads(load())
      .then(
        (module) => {
          endRow();
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

  async function fetchInRow(failures = 0, mine = row) {
    const outcome = await fetchOnce();
    if (outcome === 'ready' || mine !== row) return;
    // A single failure may be a hiccup, so it is retried once before anyone sees it.
    if (failures > 0 || !navigator.onLine) showFailure(outcome);
    // After the last pause, only the person or a restored connection triggers another attempt.
    const pause = retryPausesMs[failures];
    if (pause !== undefined) timer = setTimeout(() => void fetchInRow(failures + 1, mine), pause);
  }
  const beginRow = () => {
    endRow();
    if (shown.state !== 'ready') void fetchInRow();
  };

  return {
    current: () => shown,
    subscribe: (onChange) => {
      if (listeners.size === 0 && shown.state !== 'ready') {
        beginRow();
        window.addEventListener('online', beginRow);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        endRow();
        window.removeEventListener('online', beginRow);
        if (shown.state === 'failed') shown = waitingModule;
      };
    },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- each function is the key of a store of its own type
const stores = new WeakMap<() => Promise<unknown>, LazyModuleStore<any>>();

/** Returns the store for `load`, shared by all callers. */
export function lazyModuleStore<T>(load: () => Promise<T>): LazyModuleStore<T> {
  const known: LazyModuleStore<T> | undefined = stores.get(load);
  if (known !== undefined) return known;
  const store = createStore(load);
  stores.set(load, store);
  return store;
}
