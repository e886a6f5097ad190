/** The versions of the database `larkfield`: the migration at index n makes version n + 1 out of version n. */
import { keptNames } from '@/data/record/kept/names';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/** Rows are `unknown` to the reader: what comes out is parsed. */
export interface RecordSchema extends DBSchema {
  /** Finished attempts, whole. */
  attempts: { key: string; value: unknown };
  /** The same, without responses, for lists. */
  summaries: { key: string; value: unknown };
  /** Items that were seen: `{ id, count, lastMs }`, ids without versions. */
  seen: { key: string; value: unknown };
  /** Running attempts, as the text that the slots hold too, brought to the disk at once. */
  running: { key: string; value: unknown };
  /** What students add to their finished attempts. */
  notes: { key: string; value: unknown };
  /** What finished attempts say of their items, without what only a result needs. */
  answers: { key: string; value: unknown };
  /** What practice keeps, a store for each kind of row. */
  cards: { key: string; value: unknown };
  causes: { key: string; value: unknown };
  plans: { key: string; value: unknown };
  wordDays: { key: string; value: unknown };
  /** Finished attempts that could not be read, as they were: `{ attempt, summary, at }`. */
  unreadable: { key: number; value: unknown };
}

export type StoreName = StoreNames<RecordSchema>;

/** Every store, for what is done to all of them. */
export const storeNames = [
  'attempts',
  'summaries',
  'seen',
  'running',
  'notes',
  'answers',
  ...keptNames,
  'unreadable',
] as const satisfies readonly StoreName[];

export type RecordConnection = IDBPDatabase<RecordSchema>;
export type Migration = (
  database: RecordConnection,
  transaction: IDBPTransaction<RecordSchema, StoreName[], 'versionchange'>,
) => void;

export const migrations: readonly Migration[] = [
  (database) => {
    for (const store of ['attempts', 'summaries', 'seen', 'running'] as const)
      database.createObjectStore(store, { keyPath: 'id' });
    database.createObjectStore('unreadable', { autoIncrement: true });
  },
  (database) => {
    database.createObjectStore('notes', { keyPath: 'id' });
  },
  (database) => {
    for (const store of ['answers', 'cards', 'causes', 'plans', 'wordDays'] as const)
      database.createObjectStore(store, { keyPath: 'id' });
  },
];
