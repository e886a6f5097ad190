/** Atomic transactions on the database. */
import type { IDBPTransaction } from 'idb';
import type { RecordConnection, RecordSchema, StoreName } from './migrations';

/**
 * `strict`: flushed to disk before it completes. `relaxed`: handed to the operating system, which survives a killed browser but
 * maybe not a power loss.
 */
export type Durability = 'strict' | 'relaxed';

export type WriteTransaction = IDBPTransaction<RecordSchema, StoreName[], 'readwrite'>;

/** Runs all changes on the named stores in one transaction; rejects if it was rolled back. */
export type RunTransaction = <T>(
  names: StoreName[],
  work: (transaction: WriteTransaction) => Promise<T>,
  durability?: Durability,
) => Promise<T>;

export function createTransactionRunner(connection: RecordConnection): RunTransaction {
  return async (names, work, durability = 'strict') => {
    const transaction = connection.transaction(names, 'readwrite', { durability });
    try {
      const outcome = await work(transaction);
      await transaction.done;
      return outcome;
    } catch (reason) {
      transaction.done.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // The transaction has already ended.
      }
      throw reason;
    }
  };
}
