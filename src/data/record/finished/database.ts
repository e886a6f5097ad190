/** The record's database. Loaded on demand, because the test player can save to its slots in web storage without it. */
import { deleteDB, openDB } from 'idb';
import { type AttemptRowStore, createAttemptRowStore } from './attemptRows';
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
import { createTransactionRunner } from './transaction';

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
}

/**
 * Opens the database and migrates it to the latest version. Waits for as long as another tab blocks the migration. Never rejects.
 */
export async function openDatabase(
  { name = databaseName, onClosed, onBlocked }: OpenDatabaseOptions,
  list: readonly Migration[] = migrations,
): Promise<OpenDatabaseResult> {
  try {
    const connection = await openDB<RecordSchema>(name, list.length, {
      upgrade(database, from, _, transaction) {
        for (const migrate of list.slice(from)) migrate(database, transaction);
      },
      blocked: onBlocked,
      blocking(_from, _to, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed();
      },
      terminated: onClosed,
    });
    return databaseOn(connection);
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'VersionError' ? 'newer' : 'unavailable';
  }
}

/** Deletes the database. Waits for other tabs to close it. */
export function deleteDatabase(name: string = databaseName): Promise<void> {
  return deleteDB(name);
}

function databaseOn(connection: RecordConnection): RecordDatabase {
  const change = createTransactionRunner(connection);
  return {
    ...createRunningRowStore(connection),
    ...createAttemptRowStore(connection),
    ...createStudentRowStore(connection),
    ...createBackupRowStore(connection),
    clear: () =>
      change([...storeNames], async (transaction) => {
        await Promise.all(storeNames.map((name) => transaction.objectStore(name).clear()));
      }),
    async isEmpty() {
      const counts = await Promise.all(storeNames.map((name) => connection.count(name)));
      return counts.every((count) => count === 0);
    },
    close: () => connection.close(),
  };
}
