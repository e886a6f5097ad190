/** The database of the record. Fetched apart from the player, which writes its slots without it. */
import { deleteDB, type IDBPTransaction, openDB } from 'idb';
import type { Attempt } from '@/domain/exam/attempt';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { isAfter, type Order, readSnapshot } from '@/data/record/snapshot';
import { databaseName } from './databaseName';
import {
  type Migration,
  migrations,
  type RecordConnection,
  type RecordSchema,
  type StoreName,
} from './migrations';
import {
  attemptRow,
  notesRow,
  readAttemptRow,
  readNotesRow,
  readRunningRow,
  readSummaryRow,
  type RowReading,
  type RunningRow,
  seenRow,
  summaryRow,
} from './rows';
import { itemsMet } from './seen';
import { type AttemptSummary, summaryOf } from './summary';

const stores = [
  'attempts',
  'summaries',
  'seen',
  'running',
  'notes',
  'unreadable',
] as const satisfies readonly StoreName[];

/** Brought to the disk before it counts as done: a killed browser doesn't lose it. */
const strict = { durability: 'strict' } as const;

/** Every function rejects when the database can't do it; nothing is then half done. */
export interface RecordDatabase {
  /** Writes a running attempt's text, unless the row that is there is of a later write. */
  putRunning(row: RunningRow, order: Order): Promise<void>;
  running(): Promise<readonly RunningRow[]>;
  runningText(id: string): Promise<string | null>;
  removeRunning(id: string): Promise<void>;
  /** Writes a finished attempt, its summary and the items it met, and removes the running one, all or nothing. */
  putFinished(attempt: Attempt): Promise<void>;
  isFinished(id: string): Promise<boolean>;
  summaries(): Promise<{ summaries: readonly AttemptSummary[]; unreadable: number; newer: number }>;
  finished(id: string): Promise<RowReading<Attempt> | null>;
  removeFinished(id: string): Promise<void>;
  seenIds(): Promise<readonly string[]>;
  notes(): Promise<readonly AttemptNotes[]>;
  notesOf(id: string): Promise<AttemptNotes | null>;
  /**
   * Writes notes, all or none, but never over those of a newer version of the site. `if-later`: only where those that are
   * there are of an earlier time. Resolves to how many were written.
   */
  putNotes(notes: readonly AttemptNotes[], how: 'always' | 'if-later'): Promise<number>;
  clear(): Promise<void>;
  close(): void;
}

/** `newer` and `unavailable` as in `DatabaseState`; the database otherwise. */
export type OpenedDatabase = RecordDatabase | 'newer' | 'unavailable';

/**
 * Opens the database and brings it to the newest version. Never rejects.
 * @param onClosed called when the browser or a newer version of the site in another tab closes it
 */
export async function openDatabase(
  onClosed: () => void,
  list: readonly Migration[] = migrations,
): Promise<OpenedDatabase> {
  try {
    const connection = await openDB<RecordSchema>(databaseName, list.length, {
      upgrade(database, from, _, transaction) {
        for (const migrate of list.slice(from)) migrate(database, transaction);
      },
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
export function deleteDatabase(): Promise<void> {
  return deleteDB(databaseName);
}

function soundOrNone<Value>(reading: RowReading<Value>): readonly Value[] {
  return reading.state === 'sound' ? [reading.value] : [];
}

type Writing = IDBPTransaction<RecordSchema, StoreName[], 'readwrite'>;

function databaseOn(connection: RecordConnection): RecordDatabase {
  /** All changes of one transaction, or none. */
  async function change<T>(names: StoreName[], work: (transaction: Writing) => Promise<T>): Promise<T> {
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
        // It has come to its end by itself.
      }
      throw reason;
    }
  }

  /** Moves an attempt that can't be read out of the way, as it is. */
  function setAside(id: string): Promise<void> {
    return change(['attempts', 'summaries', 'unreadable'], async (transaction) => {
      const [attempts, summaries] = [
        transaction.objectStore('attempts'),
        transaction.objectStore('summaries'),
      ];
      const [attempt, summary] = [await attempts.get(id), await summaries.get(id)];
      await transaction.objectStore('unreadable').add({ attempt, summary, at: Date.now() });
      await attempts.delete(id);
      await summaries.delete(id);
    });
  }

  return {
    putRunning: (row, order) =>
      change(['running'], async (transaction) => {
        const store = transaction.objectStore('running');
        const there = readRunningRow(await store.get(row.id));
        const reading = there === null ? null : readSnapshot(there.text);
        const isLate =
          reading?.state === 'newer' || (reading?.state === 'sound' && isAfter(reading.order, order));
        if (!isLate) await store.put(row);
      }),
    async running() {
      return (await connection.getAll('running')).flatMap((row) => readRunningRow(row) ?? []);
    },
    async runningText(id) {
      return readRunningRow(await connection.get('running', id))?.text ?? null;
    },
    removeRunning: (id) =>
      change(['running'], (transaction) => transaction.objectStore('running').delete(id)),

    putFinished: (attempt) =>
      change(['attempts', 'summaries', 'seen', 'running'], async (transaction) => {
        const summary = summaryOf(attempt);
        if (summary === null) throw new Error('Only a finished attempt is one of the finished ones');
        await transaction.objectStore('running').delete(attempt.id);
        // Written before by a page that died while it tidied up: its items have been counted.
        if ((await transaction.objectStore('attempts').getKey(attempt.id)) !== undefined) return;
        await transaction.objectStore('attempts').add(attemptRow(attempt));
        await transaction.objectStore('summaries').put(summaryRow(summary));
        const seen = transaction.objectStore('seen');
        await Promise.all(
          itemsMet(attempt).map(async (id) =>
            seen.put(seenRow(id, await seen.get(id), summary.finishedAt.utcMs)),
          ),
        );
      }),
    async isFinished(id) {
      return (await connection.getKey('attempts', id)) !== undefined;
    },
    async summaries() {
      const summaries: AttemptSummary[] = [];
      let newer = 0;
      const keys = await connection.getAllKeys('summaries');
      const rows = await connection.getAll('summaries');
      for (const [index, row] of rows.entries()) {
        let reading: RowReading<AttemptSummary> | null = readSummaryRow(row);
        if (reading.state === 'unreadable') reading = await rebuilt(keys[index] ?? '');
        if (reading.state === 'sound') summaries.push(reading.value);
        if (reading.state === 'newer') newer += 1;
      }
      return { summaries, unreadable: await connection.count('unreadable'), newer };
    },
    finished,
    removeFinished: (id) =>
      change(['attempts', 'summaries', 'running', 'notes'], async (transaction) => {
        for (const name of ['attempts', 'summaries', 'running', 'notes'] as const)
          await transaction.objectStore(name).delete(id);
      }),
    async seenIds() {
      return connection.getAllKeys('seen');
    },
    async notes() {
      return (await connection.getAll('notes')).flatMap((row) => soundOrNone(readNotesRow(row)));
    },
    async notesOf(id) {
      const row = await connection.get('notes', id);
      return soundOrNone(readNotesRow(row))[0] ?? null;
    },
    putNotes: (all, how) =>
      change(['notes'], async (transaction) => {
        const store = transaction.objectStore('notes');
        const written = await Promise.all(
          all.map(async (notes) => {
            const there = readNotesRow(await store.get(notes.id));
            const isLater =
              there.state === 'newer' ||
              (there.state === 'sound' && how === 'if-later' && there.value.changedAt >= notes.changedAt);
            if (!isLater) await store.put(notesRow(notes));
            return !isLater;
          }),
        );
        return written.filter((isWritten) => isWritten).length;
      }),
    clear: () =>
      change([...stores], async (transaction) => {
        await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
      }),
    close: () => connection.close(),
  };

  async function finished(id: string): Promise<RowReading<Attempt> | null> {
    const row = await connection.get('attempts', id);
    if (row === undefined) return null;
    const reading = readAttemptRow(row);
    if (reading.state === 'unreadable') await setAside(id);
    return reading;
  }

  /** A summary follows from its attempt; one that can't be read is only lost when the attempt is too. */
  async function rebuilt(id: string): Promise<RowReading<AttemptSummary>> {
    const reading = await finished(id);
    if (reading === null) await setAside(id);
    if (reading?.state !== 'sound') return reading ?? { state: 'unreadable' };
    const summary = summaryOf(reading.value);
    if (summary === null) return { state: 'unreadable' };
    await change(['summaries'], (transaction) =>
      transaction.objectStore('summaries').put(summaryRow(summary)),
    );
    return { state: 'sound', value: summary };
  }
}
