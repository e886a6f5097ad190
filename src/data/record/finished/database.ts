/** The record's database. The test player can save to its slots in web storage without it. */
import { deleteDB, openDB } from 'idb';
import { type AttemptRowStore, createAttemptRowStore } from './attemptRowStore';
import { type BackupRowStore, createBackupRowStore } from './backupRows';
import { databaseName } from './databaseName';
import {
  type Migration,
  migrations,
  type RecordConnection,
  type RecordSchema,
  storeNames,
} from './migrations';
import { type RunningRowStore, createRunningRowStore } from './runningRows';
import { type StudentRowStore, createStudentRowStore } from './studentRows';
import { abortUnlessEnded, createDatabaseTransactions, type DatabaseTransactions } from './transaction';

/** Every method rejects if the database fails; nothing is left half done. */
export interface RecordDatabase extends RunningRowStore, AttemptRowStore, StudentRowStore, BackupRowStore {
  clear(): Promise<void>;
  isEmpty(): Promise<boolean>;
  close(): void;
}

/** The database, or `newer` or `unavailable` as in `DatabaseState`. */
export type OpenDatabaseResult = RecordDatabase | 'newer' | 'unavailable';

export interface OpenDatabaseOptions {
  /** Defaults to the first learner's database. */
  readonly name?: string;
  /** Called when the connection is closed, either by the browser, or to make way for a newer version of the site in another tab. */
  readonly onClosed: () => void;
  /** Called when another tab has an older version open and doesn't close it on request. */
  readonly onBlocked: () => void;
  /** Closes the connection and rolls back its unfinished transactions, even while it opens. */
  readonly signal: AbortSignal;
}

/**
 * Opens the database and migrates it to the latest version. Waits for as long as another tab blocks the migration. Never rejects.
 */
export async function openDatabase(
  { name = databaseName, onClosed, onBlocked, signal }: OpenDatabaseOptions,
  list: readonly Migration[] = migrations,
): Promise<OpenDatabaseResult> {
  try {
    const connection = await openDB<RecordSchema>(name, list.length, {
      upgrade(database, from, _, transaction) {
        signal.addEventListener('abort', () => abortUnlessEnded(transaction));
        // If the migration fails, openDB rejects.
        transaction.done.catch(() => undefined);
        for (const migrate of list.slice(from)) migrate(database, transaction);
      },
      blocked: onBlocked,
      blocking(_from, _to, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed();
      },
      terminated: onClosed,
    });
    signal.addEventListener('abort', () => connection.close());
    if (signal.aborted) connection.close();
    return createDatabase(connection, createDatabaseTransactions(connection, signal));
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'VersionError' ? 'newer' : 'unavailable';
  }
}

/** Deletes the database. Waits for other tabs to close it. */
export function deleteDatabase(name: string = databaseName): Promise<void> {
  return deleteDB(name);
}

function createDatabase(connection: RecordConnection, transactions: DatabaseTransactions): RecordDatabase {
  const { read, change } = transactions;
  return {
    ...createRunningRowStore(transactions),
    ...createAttemptRowStore(transactions),
    ...createStudentRowStore(transactions),
    ...createBackupRowStore(transactions),
    clear: () =>
      change([...storeNames], async (transaction) => {
        await Promise.all(storeNames.map((name) => transaction.objectStore(name).clear()));
      }),
    async isEmpty() {
      const counts = await read([...storeNames], (transaction) =>
        Promise.all(storeNames.map((name) => transaction.objectStore(name).count())),
      );
      return counts.every((count) => count === 0);
    },
    close: () => connection.close(),
  };
}
