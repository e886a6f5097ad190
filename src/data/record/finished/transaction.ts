/** Transactions that change the database: all of one, or nothing. */
import type { IDBPTransaction } from 'idb';
import type { RecordConnection, RecordSchema, StoreName } from './migrations';

/**
 * `strict`: brought to the disk before it counts as done. `relaxed`: given to the system, which brings it there in a while; a killed
 * browser doesn't lose it, but a device that loses power may.
 */
export type Durability = 'strict' | 'relaxed';

export type WriteTransaction = IDBPTransaction<RecordSchema, StoreName[], 'readwrite'>;

/** Makes all changes of one transaction on the stores that it names, or none, and then rejects. */
export type RunTransaction = <T>(
  names: StoreName[],
  work: (transaction: WriteTransaction) => Promise<T>,
  durability?: Durability,
) => Promise<T>;

/** How the stores of an open connection are changed. */
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
        // It has already ended by itself.
      }
      throw reason;
    }
  };
}
