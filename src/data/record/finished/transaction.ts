/** Transactions that change the database: all of one, or nothing. */
import type { IDBPTransaction } from 'idb';
import type { RecordConnection, RecordSchema, StoreName } from './migrations';

/** Brought to the disk before it counts as done: a killed browser doesn't lose it. */
const strict = { durability: 'strict' } as const;

type Writing = IDBPTransaction<RecordSchema, StoreName[], 'readwrite'>;

/** Makes all changes of one transaction on the stores that it names, or none, and then rejects. */
export type Change = <T>(names: StoreName[], work: (transaction: Writing) => Promise<T>) => Promise<T>;

/** How the stores of an open connection are changed. */
export function changeOf(connection: RecordConnection): Change {
  return async (names, work) => {
    const transaction = connection.transaction(names, 'readwrite', strict);
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
