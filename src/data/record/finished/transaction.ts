/** Transactions on the database. */
import type { IDBPTransaction } from 'idb';
import type { RecordConnection, RecordSchema, StoreName } from './migrations';

/**
 * `strict`: flushed to disk before it completes. `relaxed`: handed to the operating system, which survives a killed browser but
 * maybe not a power loss.
 */
export type Durability = 'strict' | 'relaxed';

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<RecordSchema, StoreName[], Mode>;
export type WriteTransaction = Transaction<'readwrite'>;

export interface DatabaseTransactions {
  /** Reads from the named stores in one transaction. */
  readonly read: <T>(
    names: StoreName[],
    work: (transaction: Transaction<'readonly'>) => Promise<T>,
  ) => Promise<T>;
  /** Runs all changes on the named stores in one transaction; rejects if it was rolled back. */
  readonly change: <T>(
    names: StoreName[],
    work: (transaction: WriteTransaction) => Promise<T>,
    durability?: Durability,
  ) => Promise<T>;
}

/** @param signal rolls back unfinished transactions */
export function createDatabaseTransactions(
  connection: RecordConnection,
  signal: AbortSignal,
): DatabaseTransactions {
  const unfinished = new Set<AnyTransaction>();
  signal.addEventListener('abort', () => unfinished.forEach(abortUnlessEnded));

  function begin<Mode extends 'readonly' | 'readwrite'>(
    names: StoreName[],
    mode: Mode,
    options?: IDBTransactionOptions,
  ): Transaction<Mode> {
    const transaction = connection.transaction(names, mode, options);
    const forget = () => void unfinished.delete(transaction);
    unfinished.add(transaction);
    transaction.done.then(forget, forget);
    return transaction;
  }

  return {
    async read(names, work) {
      return await work(begin(names, 'readonly'));
    },
    async change(names, work, durability = 'strict') {
      const transaction = begin(names, 'readwrite', { durability });
      try {
        const outcome = await work(transaction);
        await transaction.done;
        return outcome;
      } catch (reason) {
        abortUnlessEnded(transaction);
        throw reason;
      }
    },
  };
}

type AnyTransaction = Pick<Transaction<IDBTransactionMode>, 'abort'>;

/** Rolls a transaction back. */
export function abortUnlessEnded(transaction: AnyTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}
