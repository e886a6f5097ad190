/** The database of the record. Fetched apart from the player, which writes its slots without it. */
import { deleteDB, type IDBPTransaction, openDB } from 'idb';
import type { Attempt } from '@/domain/exam/attempt';
import type { AnsweredAttempt } from '@/domain/plan/answers';
import type { KeptRows } from '@/data/record/kept/kinds';
import type { KeptName } from '@/data/record/kept/names';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { isAfter, type Order, readSnapshot } from '@/data/record/snapshot';
import { present } from '@/lib/assert';
import { databaseName } from './databaseName';
import {
  type Migration,
  migrations,
  type RecordConnection,
  type RecordSchema,
  type StoreName,
  storeNames,
} from './migrations';
import {
  answersRow,
  attemptRow,
  keptRow,
  mergedSeen,
  notesRow,
  readAnswersRow,
  readAttemptRow,
  readKeptRow,
  readNotesRow,
  readRunningRow,
  readSeenRow,
  readSummaryRow,
  type RowReading,
  type RunningRow,
  type SeenItem,
  seenRow,
  summaryRow,
} from './rows';
import { itemsMet } from './seen';
import { type AttemptSummary, summaryOf } from './summary';

/** Brought to the disk before it counts as done: a killed browser doesn't lose it. */
const strict = { durability: 'strict' } as const;

/** Every function rejects when the database can't do it; nothing is then half done. */
export interface RecordDatabase {
  /** Writes a running attempt's text, unless the row that is there is of a later write. */
  putRunning(row: RunningRow, order: Order): Promise<void>;
  running(): Promise<readonly RunningRow[]>;
  runningText(id: string): Promise<string | null>;
  removeRunning(id: string): Promise<void>;
  /** Writes a finished attempt, its summary, and the items it showed, and removes the running one, all or nothing. */
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
  /** The rows of a kind that can be read. */
  kept<Name extends KeptName>(kind: Name): Promise<readonly KeptRows[Name][]>;
  /**
   * Writes rows, all or none, each only where what is there was changed earlier and is of no newer version of the site. Resolves
   * to how many were written.
   */
  putKept<Name extends KeptName>(kind: Name, rows: readonly KeptRows[Name][]): Promise<number>;
  /** The answers of finished attempts, and the ids of those that have no readable row of them yet. */
  answers(): Promise<{ answers: readonly AnsweredAttempt[]; missing: readonly string[] }>;
  /** Writes the rows of answers that finished attempts lack, and gives them. */
  addAnswers(ids: readonly string[]): Promise<readonly AnsweredAttempt[]>;
  /** The ids of all finished attempts, readable or not. */
  attemptIds(): Promise<readonly string[]>;
  /** Rows of a store in the order of their keys, from behind a key on; `next` is null when there are no more. */
  page(store: StoreName, after: IDBValidKey | null, most: number): Promise<Page>;
  /** Writes finished attempts and their summaries, all or none; those that are there already stay. */
  addFinished(attempts: readonly Attempt[]): Promise<void>;
  /** Notes that items were seen, beside what is known of them. */
  mergeSeen(items: readonly SeenItem[]): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

export interface Page {
  readonly rows: readonly unknown[];
  readonly next: IDBValidKey | null;
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

function finishedSummary(attempt: Attempt): AttemptSummary {
  return present(summaryOf(attempt), 'Only a finished attempt is one of the finished ones');
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
        // It has already ended by itself.
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
      // Two lists may have come across it at once: it counts once.
      if (attempt === undefined && summary === undefined) return;
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
      change(['attempts', 'summaries', 'answers', 'seen', 'running'], async (transaction) => {
        const summary = finishedSummary(attempt);
        await transaction.objectStore('running').delete(attempt.id);
        // A page that died while tidying up has written it before: its items have been counted.
        if ((await transaction.objectStore('attempts').getKey(attempt.id)) !== undefined) return;
        await transaction.objectStore('attempts').add(attemptRow(attempt));
        await transaction.objectStore('summaries').put(summaryRow(summary));
        await transaction.objectStore('answers').put(answersRow(attempt));
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
      change(['attempts', 'summaries', 'answers', 'running', 'notes'], async (transaction) => {
        for (const name of ['attempts', 'summaries', 'answers', 'running', 'notes'] as const)
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
    async kept(kind) {
      return (await connection.getAll(kind)).flatMap((row) => soundOrNone(readKeptRow(kind, row)));
    },
    putKept: (kind, rows) =>
      change([kind], async (transaction) => {
        const store = transaction.objectStore(kind);
        const written = await Promise.all(
          rows.map(async (row) => {
            const there = readKeptRow(kind, await store.get(row.id));
            const isLater =
              there.state === 'newer' || (there.state === 'sound' && there.value.changedAt >= row.changedAt);
            if (!isLater) await store.put(keptRow(row));
            return !isLater;
          }),
        );
        return written.filter((isWritten) => isWritten).length;
      }),
    async answers() {
      const transaction = connection.transaction(['attempts', 'answers'], 'readonly');
      const [ids, rows] = await Promise.all([
        transaction.objectStore('attempts').getAllKeys(),
        transaction.objectStore('answers').getAll(),
      ]);
      const answers = rows.flatMap((row) => soundOrNone(readAnswersRow(row)));
      const known = new Set(answers.map(({ id }) => id));
      return { answers, missing: ids.filter((id) => !known.has(id)) };
    },
    addAnswers: (ids) =>
      change(['attempts', 'answers'], async (transaction) => {
        const added = await Promise.all(
          ids.map(async (id): Promise<readonly AnsweredAttempt[]> => {
            const reading = readAttemptRow(await transaction.objectStore('attempts').get(id));
            if (reading.state !== 'sound') return [];
            const row = answersRow(reading.value);
            await transaction.objectStore('answers').put(row);
            return soundOrNone(readAnswersRow(row));
          }),
        );
        return added.flat();
      }),
    async attemptIds() {
      return connection.getAllKeys('attempts');
    },
    async page(store, after, most) {
      const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
      const transaction = connection.transaction(store, 'readonly');
      const [rows, keys] = await Promise.all([
        transaction.store.getAll(range, most),
        transaction.store.getAllKeys(range, most),
      ]);
      return { rows, next: keys.length < most ? null : (keys.at(-1) ?? null) };
    },
    addFinished: (all) =>
      change(['attempts', 'summaries', 'answers'], async (transaction) => {
        const [attempts, summaries, answers] = [
          transaction.objectStore('attempts'),
          transaction.objectStore('summaries'),
          transaction.objectStore('answers'),
        ];
        const there = new Set(await attempts.getAllKeys());
        const added = all.filter(({ id }) => !there.has(id));
        await Promise.all(
          added.flatMap((attempt) => [
            attempts.add(attemptRow(attempt)),
            summaries.put(summaryRow(finishedSummary(attempt))),
            answers.put(answersRow(attempt)),
          ]),
        );
      }),
    mergeSeen: (items) =>
      change(['seen'], async (transaction) => {
        const store = transaction.objectStore('seen');
        const known = new Map<string, SeenItem>();
        for (const item of (await store.getAll()).flatMap((row) => readSeenRow(row) ?? []))
          known.set(item.id, item);
        const changed = new Map<string, SeenItem>();
        for (const item of items) {
          const before = changed.get(item.id) ?? known.get(item.id);
          changed.set(item.id, before === undefined ? item : mergedSeen(before, item));
        }
        await Promise.all([...changed.values()].map((item) => store.put(item)));
      }),
    clear: () =>
      change([...storeNames], async (transaction) => {
        await Promise.all(storeNames.map((name) => transaction.objectStore(name).clear()));
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
