/** The versions of the database `larkfield`: the migration at index n makes version n + 1 out of version n. */
import { type ByRowKind, savedRowKinds } from '@/data/record/kept/savedRowKinds';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/** `unknown` to the reader: what comes out is parsed. */
interface StoredRow {
  key: string;
  value: unknown;
}

/** Of what practice keeps and what a learner sets up, each kind of row has a store. */
export interface RecordSchema extends DBSchema, ByRowKind<StoredRow> {
  /** Finished attempts, whole. */
  attempts: StoredRow;
  /** The same, without responses, for lists. */
  summaries: StoredRow;
  /** Items that were seen: `{ id, count, lastMs }`, ids without versions. */
  seen: StoredRow;
  /** Running attempts, as the text that the slots hold too, brought to the disk at once. */
  running: StoredRow;
  /** The clocks of running attempts since their row was written, as texts too: short, and written every second. */
  clocks: StoredRow;
  /** What students add to their finished attempts. */
  notes: StoredRow;
  /** What finished attempts say of their items, without what only a result needs. */
  answers: StoredRow;
  /**
   * What could not be read, as it was: finished attempts as `{ attempt, summary, at }`, rows of other stores as `{ kind, row, at }`.
   */
  unreadable: { key: number; value: unknown };
}

export type StoreName = StoreNames<RecordSchema>;

/** Every store, for what is done to all of them. */
export const storeNames = [
  'attempts',
  'summaries',
  'seen',
  'running',
  'clocks',
  'notes',
  'answers',
  ...savedRowKinds,
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
  (database) => {
    database.createObjectStore('clocks', { keyPath: 'id' });
  },
  (database) => {
    for (const store of ['profiles', 'goals', 'reportedTests', 'readMarks'] as const)
      database.createObjectStore(store, { keyPath: 'id' });
  },
];
