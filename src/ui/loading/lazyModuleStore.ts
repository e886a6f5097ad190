import { isSiteReachable } from '@/lib/isSiteReachable';

/** `unreachable`: the site does not answer now. `replaced`: it does, so a new version has taken the place of the file. */
export type FailureCause = 'unreachable' | 'replaced';

export interface FailedModule {
  readonly state: 'failed';
  readonly cause: FailureCause;
  /** Whether it is being fetched again at this moment. */
  readonly trying: boolean;
  /** Fetches it again at once; the outcome is "ready", or why it failed this time. */
  readonly retry: () => Promise<'ready' | FailureCause>;
}

/** Code that is fetched when it is wanted. */
export type LazyModule<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly module: T }
  | FailedModule;

/** Before the code is there; on the server always. */
export const waitingModule = { state: 'waiting' } as const;

/** Before each attempt that nobody asked for. After the last one only the person, or a returning connection, asks again. */
const pausesMs = [800, 4000, 15_000, 60_000];

interface LazyModuleStore<T> {
  readonly current: () => LazyModule<T>;
  /** Begins to fetch, unless the code is there or on its way; the last subscriber to leave ends the attempts. */
  readonly subscribe: (onChange: () => void) => () => void;
}

function createStore<T>(load: () => Promise<T>): LazyModuleStore<T> {
  const listeners = new Set<() => void>();
  let shown: LazyModule<T> = waitingModule;
  let attempt: Promise<'ready' | FailureCause> | null = null;
  // A series of attempts ends when a newer one begins.
  let row = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LazyModule<T>) => {
    shown = next;
    listeners.forEach((onChange) => onChange());
  };
  const showFailure = (cause: FailureCause, trying = false) =>
    show({ state: 'failed', cause, trying, retry });
  const endRow = () => {
    row += 1;
    clearTimeout(timer);
  };

  /** One attempt at a time: anyone who asks meanwhile gets the same outcome. */
  const fetchOnce = (): Promise<'ready' | FailureCause> =>
    (attempt ??= load()
      .then(
        (module) => {
          endRow();
          show({ state: 'ready', module });
          return 'ready' as const;
        },
        async (): Promise<FailureCause> => ((await isSiteReachable()) ? 'replaced' : 'unreachable'),
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
    // A single failure may be a hiccup: the code is fetched again before anybody is told.
    if (failures > 0 || !navigator.onLine) showFailure(outcome);
    const pause = pausesMs[failures];
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

/** The store of what `load` fetches, one for all who ask for it. */
export function lazyModuleStore<T>(load: () => Promise<T>): LazyModuleStore<T> {
  const known: LazyModuleStore<T> | undefined = stores.get(load);
  if (known !== undefined) return known;
  const store = createStore(load);
  stores.set(load, store);
  return store;
}
