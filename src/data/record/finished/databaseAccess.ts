/** Access to the database: loads the code and opens the database on first use, and again after a failure. */
import type { Consent, DatabaseState } from '@/data/record/api';
import type { BrowserServices } from '@/data/record/browser';
import type { OpenDatabaseResult, OpenDatabaseOptions, RecordDatabase } from './database';

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
  | { readonly state: Exclude<DatabaseState, 'open'> };

export interface DatabaseAccess {
  /** Loads the code (rejects if it can't be fetched), and opens the database if the consent is `keep`. */
  prepare(): Promise<void>;
  /** Runs `work` on the database. Resolves to its result, or to why no database is available; never rejects. */
  ask<T>(
    work: (database: RecordDatabase) => Promise<T>,
    patience?: DatabaseTimeout,
  ): Promise<DatabaseOutcome<T>>;
  /** Like `ask`, but resolves to `otherwise` if no database is available. */
  use<T>(
    work: (database: RecordDatabase) => Promise<T>,
    otherwise: T,
    patience?: DatabaseTimeout,
  ): Promise<T>;
  state(): Promise<DatabaseState>;
  /** Called when a database opens after a caller has stopped waiting for it. */
  onLate(listener: () => void): void;
  /** Deletes all rows, or the database itself if it can't be opened. False if something may be left. */
  destroy(): Promise<boolean>;
  close(): void;
}

const unavailable = { state: 'unavailable' } as const;

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
export function createDatabaseAccess(browser: BrowserServices, consent: () => Consent): DatabaseAccess {
  let opening: Opening | null = null;
  const lateListeners: (() => void)[] = [];
  let isPageLeft = false;
  /** For each call that waits for an answer, a function that makes it give up. */
  const waiting = new Set<() => void>();

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
    work: (database: RecordDatabase) => Promise<T>,
    patience: DatabaseTimeout = 'patient',
  ): Promise<DatabaseOutcome<T>> {
    if (consent() !== 'keep') return { state: 'unused' };
    if (isPageLeft) return unavailable;
    const end = deferred();
    const ended = Promise.race([browser.wait(patienceMs[patience]), end.promise]).then(() => unavailable);
    waiting.add(end.resolve);
    let outcome = await Promise.race([attempted(work, patience), ended]);
    // The connection may have been lost, as happens when Safari is in the background, so a second try opens a new one.
    if (outcome.state === 'failed') outcome = await Promise.race([attempted(work, patience), ended]);
    waiting.delete(end.resolve);
    return outcome.state === 'failed' ? unavailable : outcome;
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
    async state() {
      if (consent() !== 'keep') return 'unused';
      const database = await opened(open(), 'patient');
      return typeof database === 'string' ? database : 'open';
    },
    onLate: (listener) => void lateListeners.push(listener),
    async destroy() {
      const timeUp = browser.wait(patienceMs.patient).then(() => false);
      // A database that isn't open is deleted below instead, because opening it might create it.
      const isOpen =
        opening !== null && (await attempted((database) => database.clear(), 'patient')).state === 'done';
      close();
      if (isOpen) return true;
      const isDeleted = browser
        .loadDatabase()
        .then(({ deleteDatabase }) => deleteDatabase())
        .then(
          () => true,
          () => false,
        );
      return await Promise.race([isDeleted, timeUp]);
    },
    close,
  };
}
