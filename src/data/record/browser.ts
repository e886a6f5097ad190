/**
 * The record's access to the browser's storages, locks, and channels, which tests replace. Only learner/roster.ts and
 * learner/recordMark.ts, which are used before the record is opened, read the storages directly.
 */
import {
  deleteDatabase,
  openDatabase,
  type OpenDatabaseResult,
  type OpenDatabaseOptions,
} from './finished/database';
import { databaseName } from './finished/databaseName';
import type { BrowserStorages, TabChannel, WebLockManager } from './browserParts';
import { readRoster, renameInRoster } from '@/data/record/learner/roster';
import { removeSpaceFromKey, locksInSpace, storageInSpace } from '@/data/record/learner/learnerSpace';
import { localDay } from '@/lib/dates/localDay';

export interface BrowserServices extends BrowserStorages {
  readonly locks: WebLockManager | null;
  readonly channel: TabChannel | null;
  /** Resolves to the functions of the database, which tests delay, replace, or let fail. */
  readonly loadDatabase: () => Promise<{
    readonly openDatabase: (options: OpenDatabaseOptions) => Promise<OpenDatabaseResult>;
    readonly deleteDatabase: () => Promise<void>;
  }>;
  /** Checks for the record's database without creating it. */
  readonly hasDatabase: () => Promise<boolean>;
  /** True if other learners have a record on this device. */
  readonly hasOthers: () => boolean;
  /** Saves the learner's nickname in the device's list of learners. */
  readonly noteName: (name: string | null) => void;
  /** Returns the current time in epoch milliseconds. */
  now(): number;
  readonly wait: (ms: number) => Promise<void>;
  /** Asks the browser to exempt the device's storage from eviction. */
  persist(): void;
  /** Resolves to null if the browser doesn't report it. */
  readonly isPersisted: () => Promise<boolean | null>;
  /** The site's storage quota; null if the browser doesn't report it. */
  readonly quotaBytes: () => Promise<number | null>;
  onPageHide(listener: () => void): void;
  /** Called when the page is restored from the back-forward cache. */
  onPageReturn(listener: () => void): void;
  /** Called when the local day has changed since the page last looked. */
  onNewDay(listener: () => void): void;
  /** Called when another tab writes to the device's storage; the key is null if the storage was cleared. */
  onDeviceChange(listener: (key: string | null) => void): void;
}

/**
 * Returns this page's browser, limited to the data of one learner. Don't call it while prerendering.
 * @param space the learner's space in the roster
 */
export function createBrowserServices(space: string): BrowserServices {
  const device = opened(() => window.localStorage);
  const tab = opened(() => window.sessionStorage);
  return {
    device: device === null ? null : storageInSpace(space, device),
    tab: tab === null ? null : storageInSpace(space, tab),
    // Despite its type, `navigator` has no `locks` in older browsers and on pages without HTTPS.
    locks: 'locks' in navigator ? locksInSpace(space, navigator.locks) : null,
    channel: 'BroadcastChannel' in window ? opened(() => pageChannel(space)) : null,
    async loadDatabase() {
      const name = space + databaseName;
      return {
        openDatabase: (options) => openDatabase({ ...options, name }),
        deleteDatabase: () => deleteDatabase(name),
      };
    },
    hasDatabase: async () =>
      'indexedDB' in window &&
      (await indexedDB.databases()).some(({ name }) => name === space + databaseName),
    hasOthers: () => readRoster().length > 1,
    noteName: (name) => renameInRoster(space, name),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    persist: () => {
      if ('storage' in navigator && 'persist' in navigator.storage)
        void navigator.storage.persist().catch(() => false);
    },
    isPersisted: () => storageManager((storage) => storage.persisted()),
    quotaBytes: () => storageManager(async (storage) => (await storage.estimate()).quota ?? null),
    onPageHide: (listener) => window.addEventListener('pagehide', listener),
    onPageReturn: (listener) =>
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      }),
    onNewDay: (listener) => void localDay.subscribe(listener),
    onDeviceChange: (listener) =>
      window.addEventListener('storage', ({ key, storageArea }) => {
        if (storageArea !== device) return;
        const own = key === null ? null : removeSpaceFromKey(space, key);
        if (key === null || own !== null) listener(own);
      }),
  };
}

/** Returns null if the browser blocks it: with blocked storage, even reading `window.localStorage` throws. */
function opened<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** Queries the storage manager; null if there is none, as in older browsers and on pages without HTTPS. */
async function storageManager<T>(ask: (storage: StorageManager) => Promise<T>): Promise<T | null> {
  try {
    return 'storage' in navigator ? await ask(navigator.storage) : null;
  } catch {
    return null;
  }
}

function pageChannel(space: string): TabChannel {
  const channel = new BroadcastChannel(`${space}larkfield`);
  return {
    // A channel only reaches this origin, so postMessage takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
