/** The copy of the site on this device, from the side of the pages: stored, updated, and removed. */
import { once } from '@/lib/once';
import { runIfNothingUnsaved } from '@/lib/unsavedWork';
import { workerAddress } from '@/lib/workerAddress';
import { isSiteCache, siteCopySizePath, takeOverMessage, workerPath } from './workerNames';

/**
 * - `none`: nothing is stored: it isn't time yet, or the reader saves data
 * - `storing`: being fetched
 * - `stored`: the site works without a connection
 * - `failed`: it could not be fetched, or there was no room
 * - `off`: the reader doesn't want it
 * - `unsupported`: the browser can't, as in some private windows
 */
export type SiteCopyState = 'none' | 'storing' | 'stored' | 'failed' | 'off' | 'unsupported';

export interface SiteCopy {
  readonly state: () => SiteCopyState;
  /** True once a newer version is stored whole and waits for the pages of this one. */
  readonly updateWaits: () => boolean;
  /** Calls back after each change of the two. Returns what ends the subscription. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Stores the site if the reader hasn't refused and the line isn't metered. Resolves when that has ended, well or not. */
  readonly store: () => Promise<void>;
  /** Stores it because the reader asks for it, whatever the line. */
  readonly turnOn: () => Promise<void>;
  /** Removes the copy, and remembers that the reader doesn't want one. */
  readonly turnOff: () => Promise<void>;
  /** Lets the newer version take over if no page has unsaved work or a running test by now. */
  readonly updateIfIdle: () => void;
  /** Lets the newer version take over, whatever the pages do: their files stay until they are closed. This page stays what it is until it is loaded again. */
  readonly update: () => Promise<void>;
}

/** Where a refusal is remembered: the reader asked for it. */
const refusalKey = 'larkfield:no-site-copy';

/** The copy of this page's site. Only to be called in a browser. */
export const siteCopy = once((): SiteCopy => {
  const listeners = new Set<() => void>();
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  let state: SiteCopyState = workers === null ? 'unsupported' : isRefused() ? 'off' : 'none';
  let waiting: ServiceWorker | null = null;
  let storing: Promise<void> | null = null;

  function set(next: SiteCopyState): void {
    state = next;
    for (const changed of listeners) changed();
  }

  /** Lets a version take over that is stored whole and waits: at once if no page is busy, else when the reader says so. */
  function offer(worker: ServiceWorker): void {
    waiting = worker;
    worker.addEventListener('statechange', () => {
      // From here on it takes over, and nobody need decide.
      if (worker.state !== 'activating' || waiting !== worker) return;
      waiting = null;
      set('stored');
    });
    for (const changed of listeners) changed();
    letTakeOver();
  }

  function letTakeOver(): void {
    if (waiting !== null) void runIfNothingUnsaved(tellToTakeOver);
  }

  function tellToTakeOver(): void {
    // A worker is of this origin and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    waiting?.postMessage(takeOverMessage);
  }

  function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
    if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && registration.active !== null) offer(installing);
      });
    });
  }

  /** The reader may have refused meanwhile. */
  function ended(next: SiteCopyState): void {
    if (state === 'storing') set(next);
  }

  async function register(container: ServiceWorkerContainer): Promise<void> {
    set('storing');
    try {
      const registration = await container.register(address());
      watch(registration, container);
      ended((await isActive(registration)) ? 'stored' : 'failed');
    } catch {
      // The host has no worker, the connection is gone, or the browser refuses: the site works as one without a copy.
      ended('failed');
    }
  }

  async function store(): Promise<void> {
    if (workers === null || state === 'off' || (savesData() && workers.controller === null)) return;
    storing ??= register(workers);
    await storing;
  }

  return {
    state: () => state,
    updateWaits: () => waiting !== null,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    store,
    async turnOn() {
      if (workers === null) return;
      forgetRefusal();
      storing = register(workers);
      await storing;
    },
    async turnOff() {
      rememberRefusal();
      waiting = null;
      set('off');
      // A version that is being stored is stored to its end, whatever is asked meanwhile.
      await storing;
      storing = null;
      const registrations = (await workers?.getRegistrations()) ?? [];
      await Promise.all(registrations.map((registration) => registration.unregister()));
      const names = await caches.keys();
      await Promise.all(names.filter(isSiteCache).map((name) => caches.delete(name)));
    },
    updateIfIdle: letTakeOver,
    async update() {
      const worker = waiting;
      if (worker === null) return;
      const over = new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
      });
      tellToTakeOver();
      await over;
    },
  };
});

/** Resolves to true once a version is in charge; to false when the one that is being stored fails. */
function isActive(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (registration.active !== null) return Promise.resolve(true);
  const worker = registration.installing ?? registration.waiting;
  if (worker === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    });
  });
}

/** How large the copy is on the line, in bytes; null where that can't be learned now. */
export async function fetchSiteCopyBytes(): Promise<number | null> {
  try {
    const answer: unknown = await (await fetch(siteCopySizePath)).json();
    const bytes = typeof answer === 'object' && answer !== null && 'bytes' in answer ? answer.bytes : null;
    return typeof bytes === 'number' ? bytes : null;
  } catch {
    return null;
  }
}

/** Approved once a page. */
const address = once(() => workerAddress(workerPath, window));

/** A reader who saves data is not sent what they didn't ask for. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

function isRefused(): boolean {
  try {
    return localStorage.getItem(refusalKey) !== null;
  } catch {
    return false;
  }
}

function rememberRefusal(): void {
  try {
    localStorage.setItem(refusalKey, '1');
  } catch {
    // Storage is blocked: the copy is removed now, and the next visit asks nothing and stores it again.
  }
}

function forgetRefusal(): void {
  try {
    localStorage.removeItem(refusalKey);
  } catch {
    // Nothing was remembered.
  }
}
