/** The database of the record. Fetched apart from the player, which writes its slots without it. */
import { deleteDB, openDB } from 'idb';
import { type AttemptRows, createAttemptRows } from './attemptRows';
import { type BackupRows, createBackupRows } from './backupRows';
import { databaseName } from './databaseName';
import {
  type Migration,
  migrations,
  type RecordConnection,
  type RecordSchema,
  storeNames,
} from './migrations';
import { type RunningRows, createRunningRows } from './runningRows';
import { type StudentRows, createStudentRows } from './studentRows';
import { createTransactionRunner } from './transaction';

/** Every function rejects when the database can't do it; nothing is then half done. */
export interface RecordDatabase extends RunningRows, AttemptRows, StudentRows, BackupRows {
  clear(): Promise<void>;
  /** Nothing is stored in it. */
  isEmpty(): Promise<boolean>;
  close(): void;
}

/** `newer` and `unavailable` as in `DatabaseState`; the database otherwise. */
export type OpenedDatabase = RecordDatabase | 'newer' | 'unavailable';

export interface OpeningOptions {
  /** That of the first learner where none is given. */
  readonly name?: string;
  /** Called when the browser or a newer version of the site in another tab closes it. */
  readonly onClosed: () => void;
  /** Called when another tab holds an older version open, and didn't let go when it was told to. */
  readonly onBlocked: () => void;
}

/** Opens the database and brings it to the newest version, however long another tab is in the way. Never rejects. */
export async function openDatabase(
  { name = databaseName, onClosed, onBlocked }: OpeningOptions,
  list: readonly Migration[] = migrations,
): Promise<OpenedDatabase> {
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

/** Deletes the database with all that is in it. Waits for other tabs to close it. */
export function deleteDatabase(name: string = databaseName): Promise<void> {
  return deleteDB(name);
}

function databaseOn(connection: RecordConnection): RecordDatabase {
  const change = createTransactionRunner(connection);
  return {
    ...createRunningRows(connection),
    ...createAttemptRows(connection),
    ...createStudentRows(connection),
    ...createBackupRows(connection),
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
