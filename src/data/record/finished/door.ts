/** The way to the database: its code is fetched and it is opened when first asked for, again after a failure. */
import type { Consent, DatabaseState } from '@/data/record/api';
import type { Browser } from '@/data/record/browser';
import type { OpenedDatabase, RecordDatabase } from './database';

/** A database that another tab blocks, or that hangs, must not keep anyone waiting longer. */
const patienceMs = 3000;

export interface DatabaseDoor {
  /** Fetches the code; rejects when it can't be fetched. Opens the database where the student keeps things. */
  prepare(): Promise<void>;
  /** What `work` makes of the database; `otherwise` where there is none, or it fails twice. Never rejects. */
  use<T>(work: (database: RecordDatabase) => Promise<T>, otherwise: T): Promise<T>;
  state(): Promise<DatabaseState>;
  /** Deletes all rows; where the database can't be opened, the database itself. False when something may be left. */
  destroy(): Promise<boolean>;
  close(): void;
}

type Outcome<T> = { readonly state: 'done'; readonly value: T } | { readonly state: 'closed' | 'failed' };

/** Only where the student keeps things is there a database at all. */
export function databaseDoor(browser: Browser, consent: () => Consent): DatabaseDoor {
  let opening: Promise<OpenedDatabase> | null = null;

  function open(): Promise<OpenedDatabase> {
    if (opening !== null) return opening;
    const forget = () => {
      if (opening === current) opening = null;
    };
    const current = browser.loadDatabase().then(({ openDatabase }) => openDatabase(forget));
    opening = current;
    current.then((outcome) => outcome === 'unavailable' && forget(), forget);
    return current;
  }

  async function opened(): Promise<OpenedDatabase> {
    const timeUp = browser.wait(patienceMs).then(() => 'unavailable' as const);
    return await Promise.race([open().catch(() => 'unavailable' as const), timeUp]);
  }

  function close(): void {
    void opening?.then((database) => typeof database === 'object' && database.close()).catch(() => undefined);
    opening = null;
  }

  async function attempted<T>(work: (database: RecordDatabase) => Promise<T>): Promise<Outcome<T>> {
    const database = await opened();
    if (typeof database === 'string') return { state: 'closed' };
    try {
      return { state: 'done', value: await work(database) };
    } catch {
      close();
      return { state: 'failed' };
    }
  }

  return {
    async prepare() {
      await browser.loadDatabase();
      if (consent() === 'keep') await opened();
    },
    async use(work, otherwise) {
      if (consent() !== 'keep') return otherwise;
      const timeUp = browser.wait(patienceMs).then(() => ({ state: 'closed' }) as const);
      let outcome = await Promise.race([attempted(work), timeUp]);
      // The connection may have been lost (Safari loses it in the background): a second try opens a new one.
      if (outcome.state === 'failed') outcome = await Promise.race([attempted(work), timeUp]);
      return outcome.state === 'done' ? outcome.value : otherwise;
    },
    async state() {
      if (consent() !== 'keep') return 'unused';
      const database = await opened();
      return typeof database === 'string' ? database : 'open';
    },
    async destroy() {
      const timeUp = browser.wait(patienceMs).then(() => false);
      // Without a database there is nothing to clear, and opening it would make one.
      const isOpen = opening !== null && (await attempted((database) => database.clear())).state === 'done';
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
