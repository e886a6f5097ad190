/** The way to the database: its code is fetched and it is opened when first asked for, again after a failure. */
import type { Consent, DatabaseState } from '@/data/record/api';
import type { Browser } from '@/data/record/browser';
import type { OpenedDatabase, OpeningOptions, RecordDatabase } from './database';

/**
 * How long something waits for a database that hangs. A test starts without it, so what a start asks for is brief; a list is not
 * complete without it, so what a list asks for is patient.
 */
export type Patience = 'brief' | 'patient';
const patienceMs: Readonly<Record<Patience, number>> = { brief: 500, patient: 3000 };

/** Another tab that was told to close an older database does so within this time, unless it is frozen. */
const closingMs = 300;

/** The outcome of a request to the database. */
export type DatabaseOutcome<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: Exclude<DatabaseState, 'open'> };

export interface DatabaseAccess {
  /** Fetches the code; rejects when it can't be fetched. Opens the database where the student keeps things. */
  prepare(): Promise<void>;
  /** Runs `work` on the database. Resolves to its result, or to why no database works; never rejects. */
  ask<T>(work: (database: RecordDatabase) => Promise<T>, patience?: Patience): Promise<DatabaseOutcome<T>>;
  /** The same for those who can do without; `otherwise` where there is none. */
  use<T>(work: (database: RecordDatabase) => Promise<T>, otherwise: T, patience?: Patience): Promise<T>;
  state(): Promise<DatabaseState>;
  /** Calls back when a database has opened that somebody didn't wait for. */
  onLate(listener: () => void): void;
  /** Deletes all rows; where the database can't be opened, the database itself. False when something may be left. */
  destroy(): Promise<boolean>;
  close(): void;
}

/** A database that is being opened, or is open. */
interface Opening {
  readonly database: Promise<OpenedDatabase>;
  /** Resolves when nobody waits for it any longer, counted from when it began: only the first one waits. */
  readonly timeUp: Readonly<Record<Patience, Promise<void>>>;
  isMissed: boolean;
}

/** A promise, and what fulfills it. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  const listeners: (() => void)[] = [];
  const given = new Promise<void>((resolve) => void listeners.push(resolve));
  return { given, give: () => listeners.forEach((listener) => listener()) };
}

/** Only where the student keeps things is there a database at all. */
export function createDatabaseAccess(browser: Browser, consent: () => Consent): DatabaseAccess {
  let opening: Opening | null = null;
  const lateListeners: (() => void)[] = [];

  function open(): Opening {
    if (opening !== null) return opening;
    const forget = () => {
      if (opening === current) opening = null;
    };
    const blocked = signal();
    const givenUp = blocked.given.then(() => browser.wait(closingMs));
    const timeUp = (patience: Patience) => Promise.race([browser.wait(patienceMs[patience]), givenUp]);
    const current: Opening = {
      database: loadAndOpen({ onClosed: forget, onBlocked: blocked.give }),
      timeUp: { brief: timeUp('brief'), patient: timeUp('patient') },
      isMissed: false,
    };
    opening = current;
    void tellWhenOpen(current);
    return current;
  }

  async function loadAndOpen(options: OpeningOptions): Promise<OpenedDatabase> {
    try {
      const { openDatabase } = await browser.loadDatabase();
      return await openDatabase(options);
    } catch {
      return 'unavailable';
    }
  }

  async function tellWhenOpen(current: Opening): Promise<void> {
    const outcome = await current.database;
    if (opening !== current) return;
    if (outcome === 'unavailable') opening = null;
    else if (current.isMissed) for (const listener of lateListeners) listener();
  }

  async function opened(current: Opening, patience: Patience): Promise<OpenedDatabase> {
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
    patience: Patience,
  ): Promise<DatabaseOutcome<T> | { readonly state: 'failed' }> {
    const current = open();
    const database = await opened(current, patience);
    if (typeof database === 'string') return { state: database };
    try {
      return { state: 'done', value: await work(database) };
    } catch {
      // Others may have a new connection by now, which works.
      if (opening === current) close();
      return { state: 'failed' };
    }
  }

  async function ask<T>(
    work: (database: RecordDatabase) => Promise<T>,
    patience: Patience = 'patient',
  ): Promise<DatabaseOutcome<T>> {
    if (consent() !== 'keep') return { state: 'unused' };
    const timeUp = browser.wait(patienceMs[patience]).then(() => ({ state: 'unavailable' }) as const);
    let outcome = await Promise.race([attempted(work, patience), timeUp]);
    // The connection may have been lost (Safari loses it in the background): a second try opens a new one.
    if (outcome.state === 'failed') outcome = await Promise.race([attempted(work, patience), timeUp]);
    return outcome.state === 'failed' ? { state: 'unavailable' } : outcome;
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
      // Without a database there is nothing to clear, and opening it would make one.
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
