/** Versions of the database `larkfield`: the migration at index n upgrades version n to n + 1. */
import { type ByRowKind, savedRowKinds } from '@/data/record/saved/savedRowKinds';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/** Rows are `unknown`, because readers must parse them. */
interface StoredRow {
  key: string;
  value: unknown;
}

/** Each kind of saved row has its own store. */
export interface RecordSchema extends DBSchema, ByRowKind<StoredRow> {
  /** Finished attempts in full. */
  attempts: StoredRow;
  /** Summaries of finished attempts, which only earlier versions of the site wrote. */
  summaries: StoredRow;
  /** Seen items: `{ id, count, lastMs }`, ids without versions. */
  seen: StoredRow;
  /** Running attempts, in the same text format as in slots, but flushed to disk at once. */
  running: StoredRow;
  /**
   * The latest clock of each running attempt, also as text. Clocks are short, so they can be written every second between writes of
   * the attempt.
   */
  clocks: StoredRow;
  /** Students' notes on finished attempts. */
  notes: StoredRow;
  /** Finished attempts without the data that only the results page needs, for lists, dashboards, and practice. */
  answers: StoredRow;
  /**
   * Unreadable rows, unchanged: finished attempts as `{ attempt, at }`, in earlier versions also with their `summary`; rows of other
   * stores as `{ kind, row, at }`.
   */
  unreadable: { key: number; value: unknown };
}

export type StoreName = StoreNames<RecordSchema>;

/** All stores, for operations on the whole database. */
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
  // Summaries are no longer written. An open tab that lists attempts by them closes its connection for this version.
  () => undefined,
  (database) => {
    database.createObjectStore('timelineNotes', { keyPath: 'id' });
  },
];
