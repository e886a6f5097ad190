/** Lets pages store, update, and remove the offline copy of the site. */
import { isDataSaverOn } from '@/lib/browser/backgroundDownloads';
import { once } from '@/lib/memoize';
import { runIfNothingUnsaved } from '@/lib/browser/unsavedWork';
import { trustedWorkerUrl } from '@/lib/browser/trustedWorkerUrl';
import { isSiteCache, siteCopySizePath, takeOverMessage, workerPath } from './workerNames';

/**
 * - `none`: nothing is stored, because no page has started storing it or the browser's data saver is on
 * - `storing`: the copy is being fetched
 * - `stored`: the site works offline
 * - `failed`: it could not be fetched, or there was no space
 * - `off`: the visitor turned it off
 * - `unsupported`: the browser has no service workers, as in some private windows
 */
export type OfflineCopyState = 'none' | 'storing' | 'stored' | 'failed' | 'off' | 'unsupported';

export interface SiteCopyController {
  readonly state: () => OfflineCopyState;
  /** True once a newer version is completely stored and waits to replace this one. */
  readonly updateWaits: () => boolean;
  /** Subscribes to changes of `state` and `updateWaits`. Returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Stores the site, unless the visitor turned the copy off, or the data saver is on and no service worker controls the page yet.
   * Resolves when storing has ended, successfully or not.
   */
  readonly store: () => Promise<void>;
  /** Stores the site at the visitor's request, even if the copy was turned off or the data saver is on. */
  readonly turnOn: () => Promise<void>;
  /** Removes the copy, and remembers that the visitor doesn't want one. */
  readonly turnOff: () => Promise<void>;
  /** Activates the newer version unless a page has unsaved work or a running test. */
  readonly updateIfIdle: () => void;
  /**
   * Activates the newer version even if pages are busy: the worker keeps their files until they are closed. This page doesn't
   * change until it is reloaded.
   */
  readonly update: () => Promise<void>;
}

/** The localStorage key that is set while the visitor has the copy turned off. */
const refusalKey = 'larkfield:no-site-copy';

/** Returns the page's controller of the offline copy. Don't call it while prerendering. */
export const getSiteCopyController = once((): SiteCopyController => {
  const listeners = new Set<() => void>();
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  let state: OfflineCopyState = workers === null ? 'unsupported' : isRefused() ? 'off' : 'none';
  let waiting: ServiceWorker | null = null;
  let storing: Promise<void> | null = null;

  function set(next: OfflineCopyState): void {
    state = next;
    for (const changed of listeners) changed();
  }

  /**
   * Offers a version that is stored and waiting: it activates immediately if no page is busy, otherwise when the visitor agrees.
   */
  function offer(worker: ServiceWorker): void {
    waiting = worker;
    worker.addEventListener('statechange', () => {
      // Once the worker is activating, there is nothing left to offer.
      if (worker.state !== 'activating' || waiting !== worker) return;
      waiting = null;
      set('stored');
    });
    for (const changed of listeners) changed();
    takeOverIfSaved();
  }

  function takeOverIfSaved(): void {
    if (waiting !== null) void runIfNothingUnsaved(sendTakeOver);
  }

  function sendTakeOver(): void {
    // A worker has the same origin, so postMessage takes no target.
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

  /** Sets the state at the end of storing, unless the visitor turned the copy off in the meantime. */
  function ended(next: OfflineCopyState): void {
    if (state === 'storing') set(next);
  }

  async function register(container: ServiceWorkerContainer): Promise<void> {
    set('storing');
    try {
      const registration = await container.register(address());
      watch(registration, container);
      ended((await isActive(registration)) ? 'stored' : 'failed');
    } catch {
      // The host has no worker script, the connection failed, or the browser refused: the site works without a copy.
      ended('failed');
    }
  }

  async function store(): Promise<void> {
    if (workers === null || state === 'off' || (isDataSaverOn() && workers.controller === null)) return;
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
      // Storing can't be canceled, so it must end before its result can be removed.
      await storing;
      storing = null;
      const registrations = (await workers?.getRegistrations()) ?? [];
      await Promise.all(registrations.map((registration) => registration.unregister()));
      const names = await caches.keys();
      await Promise.all(names.filter(isSiteCache).map((name) => caches.delete(name)));
    },
    updateIfIdle: takeOverIfSaved,
    async update() {
      const worker = waiting;
      if (worker === null) return;
      const over = new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
      });
      sendTakeOver();
      await over;
    },
  };
});

/** Resolves to true once a version is active, or to false if the one being stored fails. */
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

/** Fetches the copy's download size in bytes; null if it is not available now. */
export async function fetchSiteCopyBytes(): Promise<number | null> {
  try {
    const answer: unknown = await (await fetch(siteCopySizePath)).json();
    const bytes = typeof answer === 'object' && answer !== null && 'bytes' in answer ? answer.bytes : null;
    return typeof bytes === 'number' ? bytes : null;
  } catch {
    return null;
  }
}

/** Cached, because browsers allow the Trusted Types policy that approves the URL only once per page. */
const address = once(() => trustedWorkerUrl(workerPath, window));

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
    // Storage is blocked: the copy is removed now, but the next visit stores it again.
  }
}

function forgetRefusal(): void {
  try {
    localStorage.removeItem(refusalKey);
  } catch {
    // Storage is blocked, so nothing was remembered.
  }
}
