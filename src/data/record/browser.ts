/** The only place that names the browser's storages, locks and channels; tests bring a browser of their own. */
import type { OpenedDatabase, OpeningOptions } from './finished/database';
import { databaseName } from './finished/databaseName';
import { readRoster, renameInRoster } from './roster';
import { keyWithinSpace, locksInSpace, storageInSpace } from './learnerSpace';

/** What of a web storage is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What of the Web Locks API is used. */
export interface LockRequests {
  request(
    name: string,
    options: { ifAvailable: boolean } | { steal: boolean },
    whileHeld: (lock: unknown) => Promise<void> | void,
  ): Promise<void>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

export interface Browser {
  /** `localStorage` and `sessionStorage`, null where they are blocked. */
  readonly device: TextStorage | null;
  readonly tab: TextStorage | null;
  readonly locks: LockRequests | null;
  readonly channel: Channel | null;
  /** Fetches the code of the database; rejects when it can't be fetched. */
  readonly loadDatabase: () => Promise<{
    readonly openDatabase: (options: OpeningOptions) => Promise<OpenedDatabase>;
    readonly deleteDatabase: () => Promise<void>;
  }>;
  /** Whether the record has a database here, without making one. */
  readonly hasDatabase: () => Promise<boolean>;
  /** Whether other learners have a record on this device. */
  readonly hasOthers: () => boolean;
  /** Notes the learner's nickname for the choice among them. */
  readonly noteName: (name: string | null) => void;
  /** Epoch milliseconds. */
  now(): number;
  readonly wait: (ms: number) => Promise<void>;
  /** Asks the browser not to clear the device's storage by itself. */
  persist(): void;
  /** Whether it has agreed to; null where it doesn't tell. */
  readonly isPersisted: () => Promise<boolean | null>;
  /** How much the site may store; null where the browser doesn't tell. */
  readonly quotaBytes: () => Promise<number | null>;
  onPageHide(listener: () => void): void;
  /** The page came back from the back-forward cache. */
  onPageReturn(listener: () => void): void;
  /** Another tab wrote to the device's storage; null when it was cleared. */
  onDeviceChange(listener: (key: string | null) => void): void;
}

/**
 * This page's browser, as far as it belongs to one learner of the device. Only to be called in one.
 * @param space the learner's, as the roster has it
 */
export function createBrowser(space: string): Browser {
  const device = opened(() => window.localStorage);
  const tab = opened(() => window.sessionStorage);
  return {
    device: device === null ? null : storageInSpace(space, device),
    tab: tab === null ? null : storageInSpace(space, tab),
    // Older browsers and pages without HTTPS have no locks, whatever the types say.
    locks: 'locks' in navigator ? locksInSpace(space, navigator.locks) : null,
    channel: 'BroadcastChannel' in window ? opened(() => pageChannel(space)) : null,
    async loadDatabase() {
      const { deleteDatabase, openDatabase } = await import('./finished/database');
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
    onDeviceChange: (listener) =>
      window.addEventListener('storage', ({ key, storageArea }) => {
        if (storageArea !== device) return;
        const own = key === null ? null : keyWithinSpace(space, key);
        if (key === null || own !== null) listener(own);
      }),
  };
}

/** A browser that blocks storage throws as soon as it is named. */
function opened<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** What the browser says of its storage; null where it says nothing, as older ones and pages without HTTPS do. */
async function storageManager<T>(ask: (storage: StorageManager) => Promise<T>): Promise<T | null> {
  try {
    return 'storage' in navigator ? await ask(navigator.storage) : null;
  } catch {
    return null;
  }
}

function pageChannel(space: string): Channel {
  const channel = new BroadcastChannel(`${space}larkfield`);
  return {
    // A channel reaches this origin alone and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
