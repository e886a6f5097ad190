/** Access to the database: loads the code and opens the database on first use, and again after a failure. */
import type { Consent, DatabaseState } from '@/data/record/api';
import type { BrowserServices } from '@/data/record/browser';
import type { OpenDatabaseResult, OpenDatabaseOptions, RecordDatabase } from './database';
import type { DatabaseWait } from './databaseWait';

/**
 * The timeout for an unresponsive database. Starting a test works without the database, so it uses `brief`; a list is incomplete
 * without it, so it uses `patient`.
 */
export type DatabaseTimeout = 'brief' | 'patient';
const patienceMs: Readonly<Record<DatabaseTimeout, number>> = { brief: 500, patient: 3000 };

/** Unless it is frozen, another tab closes an older database on request within this time, in milliseconds. */
const closingMs = 300;

export type DatabaseOutcome<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: Exclude<DatabaseState, 'open' | 'unavailable'> }
  /** `isPageLeft`: the page was left before the database responded. */
  | { readonly state: 'unavailable'; readonly isPageLeft: boolean };

/** Remembers on the device that the database has been opened, so that it is never mistaken for one that doesn't exist. */
export interface DatabaseMark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly remove: () => void;
}

export interface DatabaseAccess {
  /** Loads the code (rejects if it can't be fetched), and opens the database if the consent is `keep`. */
  prepare(): Promise<void>;
  /** Runs `work` on the database. Resolves to its result, or to why no database is available; never rejects. */
  ask<T>(
    work: (database: RecordDatabase, wait: DatabaseWait) => Promise<T>,
    patience?: DatabaseTimeout,
  ): Promise<DatabaseOutcome<T>>;
  /** Like `ask`, but resolves to `otherwise` if no database is available. */
  use<T>(
    work: (database: RecordDatabase) => Promise<T>,
    otherwise: T,
    patience?: DatabaseTimeout,
  ): Promise<T>;
  /** Called when a database opens after a caller has stopped waiting for it. */
  onLate(listener: () => void): void;
  /** Deletes all rows, or the database itself if it can't be opened. False if something may be left. */
  destroy(): Promise<boolean>;
  close(): void;
}

/** Longest wait for the browser's list of databases, in milliseconds. */
const listingMs = 500;

/** A database that is open or opening. */
interface Opening {
  /** Closes it and rolls back its unfinished transactions. */
  readonly abort: () => void;
  readonly database: Promise<OpenDatabaseResult>;
  /** Each resolves when its timeout ends. Timeouts start with the opening, so that later callers don't wait again. */
  readonly timeUp: Readonly<Record<DatabaseTimeout, Promise<void>>>;
  isMissed: boolean;
}

/** Creates a promise and the function that fulfills it. */
function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const listeners: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void listeners.push(resolve));
  return { promise, resolve: () => listeners.forEach((listener) => listener()) };
}

/** Never creates a database unless the consent is `keep`. */
export function createDatabaseAccess(
  browser: BrowserServices,
  consent: () => Consent,
  mark: DatabaseMark,
): DatabaseAccess {
  let opening: Opening | null = null;
  const lateListeners: (() => void)[] = [];
  let isPageLeft = false;
  /** For each call that waits for an answer, a function that makes it give up. */
  const waiting = new Set<() => void>();
  /** Resolves to true if the browser listed the database before this page opened it, and to null if it can't list any. */
  let listing: Promise<boolean | null> | null = null;

  // A page in the back-forward cache can't finish its transactions, and Safari makes every other page wait for them. So they end
  // here, and their callers save to web storage instead.
  browser.onPageHide(() => {
    isPageLeft = true;
    opening?.abort();
    opening = null;
    for (const giveUp of waiting) giveUp();
    // Timers run only if the page isn't frozen after all.
    void browser.wait(0).then(resume);
  });
  browser.onPageReturn(resume);

  function resume(): void {
    isPageLeft = false;
  }

  function open(): Opening {
    if (opening !== null) return opening;
    // Asked first, because opening the database creates it.
    void listed();
    const forget = () => {
      if (opening === current) opening = null;
    };
    const blocked = deferred();
    const givenUp = blocked.promise.then(() => browser.wait(closingMs));
    const timeUp = (patience: DatabaseTimeout) => Promise.race([browser.wait(patienceMs[patience]), givenUp]);
    const aborter = new AbortController();
    const current: Opening = {
      abort: () => aborter.abort(),
      database: loadAndOpen({ onClosed: forget, onBlocked: blocked.resolve, signal: aborter.signal }),
      timeUp: { brief: timeUp('brief'), patient: timeUp('patient') },
      isMissed: false,
    };
    opening = current;
    void notifyWhenOpen(current);
    return current;
  }

  async function loadAndOpen(options: OpenDatabaseOptions): Promise<OpenDatabaseResult> {
    try {
      const { openDatabase } = await browser.loadDatabase();
      return await openDatabase(options);
    } catch {
      return 'unavailable';
    }
  }

  async function notifyWhenOpen(current: Opening): Promise<void> {
    const outcome = await current.database;
    if (typeof outcome === 'object') mark.set();
    if (opening !== current) return;
    if (outcome === 'unavailable') opening = null;
    else if (current.isMissed) for (const listener of lateListeners) listener();
  }

  async function opened(current: Opening, patience: DatabaseTimeout): Promise<OpenDatabaseResult> {
    const late = current.timeUp[patience].then(() => 'late' as const);
    const outcome = await Promise.race([current.database, late]);
    if (outcome !== 'late') return outcome;
    current.isMissed = true;
    return 'unavailable';
  }

  function close(): void {
    void opening?.database.then((database) => typeof database === 'object' && database.close());
    opening = null;
  }

  async function attempted<T>(
    work: (database: RecordDatabase) => Promise<T>,
    patience: DatabaseTimeout,
  ): Promise<DatabaseOutcome<T> | { readonly state: 'failed' }> {
    const current = open();
    const database = await opened(current, patience);
    if (database === 'unavailable') return { state: database, isPageLeft: false };
    if (typeof database === 'string') return { state: database };
    try {
      return { state: 'done', value: await work(database) };
    } catch {
      // Another caller may already have opened a new connection, which must stay open.
      if (opening === current) close();
      return { state: 'failed' };
    }
  }

  async function ask<T>(
    work: (database: RecordDatabase, wait: DatabaseWait) => Promise<T>,
    patience: DatabaseTimeout = 'patient',
  ): Promise<DatabaseOutcome<T>> {
    if (consent() !== 'keep') return { state: 'unused' };
    if (isPageLeft) return { state: 'unavailable', isPageLeft };
    const left = deferred();
    waiting.add(left.resolve);
    const isLeft = left.promise.then(() => ({ state: 'unavailable', isPageLeft: true }) as const);
    const aborter = new AbortController();
    const tried = () => {
      const timeUp = deferred();
      let isHeld = false;
      const onTimeUp = () => (isHeld ? undefined : timeUp.resolve());
      void browser.wait(patienceMs[patience]).then(onTimeUp);
      const wait = { signal: aborter.signal, hold: () => void (isHeld = true) };
      const isLate = timeUp.promise.then(() => ({ state: 'unavailable', isPageLeft: false }) as const);
      return Promise.race([attempted((database) => work(database, wait), patience), isLate, isLeft]);
    };
    let outcome = await tried();
    // The connection may have been lost, as happens when Safari is in the background, so a second try opens a new one.
    if (outcome.state === 'failed') outcome = await tried();
    waiting.delete(left.resolve);
    aborter.abort();
    if (outcome.state === 'failed') outcome = { state: 'unavailable', isPageLeft: false };
    return outcome.state === 'unavailable' && !outcome.isPageLeft && (await isMissing())
      ? { state: 'missing' }
      : outcome;
  }

  /** True if there is certainly no database: the browser doesn't list it, or has none to offer and never had. */
  async function isMissing(): Promise<boolean> {
    if (mark.isSet()) return false;
    const isListed = await Promise.race([listed(), browser.wait(listingMs).then(() => true)]);
    if (isListed !== null) return !isListed;
    // A browser that blocks databases refuses to list them too. While the database is only opening, it may well exist.
    return opening === null;
  }

  function listed(): Promise<boolean | null> {
    return (listing ??= browser.hasDatabase().catch(() => null));
  }

  return {
    ask,
    async prepare() {
      await browser.loadDatabase();
      if (consent() === 'keep') await opened(open(), 'brief');
    },
    async use(work, otherwise, patience) {
      const outcome = await ask(work, patience);
      return outcome.state === 'done' ? outcome.value : otherwise;
    },
    onLate: (listener) => void lateListeners.push(listener),
    async destroy() {
      const timeUp = browser.wait(patienceMs.patient).then(() => false);
      // A database that isn't open is deleted below instead, because opening it might create it.
      const isOpen =
        opening !== null && (await attempted((database) => database.clear(), 'patient')).state === 'done';
      close();
      const isDeleted =
        isOpen ||
        (await Promise.race([
          browser
            .loadDatabase()
            .then(({ deleteDatabase }) => deleteDatabase())
            .then(
              () => true,
              () => false,
            ),
          timeUp,
        ]));
      if (isDeleted) mark.remove();
      return isDeleted;
    },
    close,
  };
}
