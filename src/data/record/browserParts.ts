/** The parts of the browser's storages, locks, and channels that the record uses. */

/** The part of a web storage that the record uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The part of the Web Locks API that the record uses. */
export interface WebLockManager {
  request(
    name: string,
    options: { ifAvailable: boolean } | { steal: boolean },
    whileHeld: (lock: unknown) => Promise<void> | void,
  ): Promise<void>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

export interface TabChannel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

export interface BrowserStorages {
  /** `localStorage` and `sessionStorage`; null if blocked. */
  readonly device: TextStorage | null;
  readonly tab: TextStorage | null;
}
