/** The database's rows of students' notes on attempts, and its saved rows. */
import {
  type AllSavedRows,
  isUsableRow,
  readRowsOfAllKinds,
  type SavedRow,
  type SavedRows,
} from '@/data/record/saved/savedRows';
import { type SavedRowKind, savedRowKinds } from '@/data/record/saved/savedRowKinds';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import type { SavedRowsChange, UnreadableRowCounts } from '@/data/record/api';
import { latestVersions } from '@/lib/lists';
import { applyWordAnswers, type WordAnswer, type WordRows } from '@/domain/plan/words/word-answers';
import {
  toSavedRow,
  toNotesRow,
  readSavedRow,
  readNotesRow,
  type RowReadResult,
  originalStoreOfRow,
  validRowValues,
} from './storedRows';
import { beginWriting, type DatabaseWait } from './databaseWait';
import type { DatabaseTransactions, WriteTransaction } from './transaction';

/** The readable rows of a kind, with counts of the others. */
export interface StudentRowsReadResult<Row> extends UnreadableRowCounts {
  readonly rows: readonly Row[];
}

/** Numbers of rows written, and of rows left alone because a newer version of the site wrote them. */
export interface StudentRowWriteCounts {
  readonly written: number;
  readonly newer: number;
}

/** The result of a change in one transaction. Nothing was written if it is `newer` or `refused`. */
export type RowChangeResult<Value> =
  | { readonly state: 'written'; readonly value: Value }
  | { readonly state: 'newer' | 'refused' };

export interface StudentRowStore {
  notes(): Promise<StudentRowsReadResult<AttemptNotes>>;
  notesOf(id: string): Promise<AttemptNotes | null>;
  /** Writes notes in one transaction, unless those stored are later or from a newer version of the site. */
  putNotes(notes: readonly AttemptNotes[]): Promise<StudentRowWriteCounts>;
  /**
   * Changes an attempt's notes in one transaction.
   * @param text notes saved in web storage, which may be later than the database's; null if there are none
   */
  changeNotes(
    id: string,
    text: AttemptNotes | null,
    change: (stored: AttemptNotes | null) => AttemptNotes | null,
    wait: DatabaseWait,
  ): Promise<RowChangeResult<AttemptNotes>>;
  savedRows<Name extends SavedRowKind>(kind: Name): Promise<StudentRowsReadResult<SavedRows[Name]>>;
  /** Writes rows in one transaction, each only if the stored row is older and not from a newer version of the site. */
  putSavedRows<Name extends SavedRowKind>(
    kind: Name,
    rows: readonly SavedRows[Name][],
  ): Promise<StudentRowWriteCounts>;
  /**
   * Changes rows of some kinds in one transaction; its value are all of their rows afterward.
   * @param texts rows saved in web storage, which may be later than the database's
   */
  changeSavedRows<Name extends SavedRowKind>(
    kinds: readonly Name[],
    texts: AllSavedRows,
    change: SavedRowsChange<Name>,
    now: number,
    wait: DatabaseWait,
  ): Promise<RowChangeResult<AllSavedRows>>;
  /**
   * Updates the cards and days that the answers affect. `texts` are rows saved in web storage, which may be later than the
   * database's.
   */
  putWords(
    answers: readonly WordAnswer[],
    texts: WordRows,
    now: number,
    wait: DatabaseWait,
  ): Promise<StudentRowWriteCounts & Pick<WordRows, 'wordDays'>>;
}

type StudentStore = SavedRowKind | 'notes';

export function createStudentRowStore({ read, change }: DatabaseTransactions): StudentRowStore {
  async function readAll<Row>(
    name: StudentStore,
    parse: (row: unknown) => RowReadResult<Row>,
  ): Promise<StudentRowsReadResult<Row>> {
    const [all, aside] = await read([name, 'unreadable'], (transaction) =>
      Promise.all([transaction.objectStore(name).getAll(), transaction.objectStore('unreadable').getAll()]),
    );
    const readings = all.map(parse);
    const countOf = (state: string) => readings.filter((reading) => reading.state === state).length;
    return {
      rows: readings.flatMap(validRowValues),
      unreadable: countOf('unreadable') + aside.filter((row) => originalStoreOfRow(row) === name).length,
      newer: countOf('newer'),
    };
  }

  return {
    notes: () => readAll('notes', readNotesRow),
    async notesOf(id) {
      const row = await read(['notes'], (transaction) => transaction.objectStore('notes').get(id));
      return validRowValues(readNotesRow(row))[0] ?? null;
    },
    putNotes: (all) => change(['notes', 'unreadable'], (transaction) => putNotes(transaction, all)),
    changeNotes: (id, text, changeStored, wait) =>
      change(['notes', 'unreadable'], async (transaction) => {
        const row = readNotesRow(await transaction.objectStore('notes').get(id));
        if (row.state === 'newer') return { state: 'newer' };
        beginWriting(wait);
        const [stored] = latestVersions([...validRowValues(row), ...(text === null ? [] : [text])]);
        const notes = changeStored(stored ?? null);
        if (notes === null) return { state: 'refused' };
        await putNotes(transaction, [notes]);
        return { state: 'written', value: notes };
      }),
    savedRows: (kind) => readAll(kind, (row) => readSavedRow(kind, row)),
    putSavedRows: (kind, rows) =>
      change([kind, 'unreadable'], (transaction) => putRows(transaction, kind, rows)),
    changeSavedRows: (kinds, texts, changeStored, now, wait) =>
      change([...kinds, 'unreadable'], async (transaction) => {
        const wanted = new Set<SavedRowKind>(kinds);
        const newer = new Set<string>();
        const stored = await readRowsOfAllKinds(async (kind) => {
          if (!wanted.has(kind)) return [];
          const store = transaction.objectStore(kind);
          const [rows, ids] = await Promise.all([store.getAll(), store.getAllKeys()]);
          const readings = rows.map((row) => readSavedRow(kind, row));
          readings.forEach(({ state }, index) => {
            if (state === 'newer') newer.add(`${kind} ${ids[index]}`);
          });
          const usable = readings.flatMap(validRowValues).filter((row) => isUsableRow(row, now));
          const inTexts: readonly SavedRows[typeof kind][] = texts[kind];
          return latestVersions([...usable, ...inTexts]);
        });
        beginWriting(wait);
        const rows: Partial<AllSavedRows> | null = changeStored(stored);
        if (rows === null) return { state: 'refused' };
        const isNewer = (kind: SavedRowKind) =>
          (rows[kind] ?? []).some(({ id }) => newer.has(`${kind} ${id}`));
        if (savedRowKinds.some(isNewer)) return { state: 'newer' };
        const value = await readRowsOfAllKinds(async (kind) => {
          const before: readonly SavedRows[typeof kind][] = stored[kind];
          const changed: readonly SavedRows[typeof kind][] = rows[kind] ?? [];
          if (changed.length > 0) await putRows(transaction, kind, changed);
          return latestVersions([...before, ...changed]);
        });
        return { state: 'written', value };
      }),
    putWords: (answers, texts, now, wait) =>
      change(['cards', 'wordDays', 'unreadable'], async (transaction) => {
        const rowsOf = async <Name extends 'cards' | 'wordDays'>(kind: Name, ids: readonly string[]) => {
          const rows = await Promise.all(ids.map((id) => transaction.objectStore(kind).get(id)));
          return rows
            .flatMap((row) => validRowValues(readSavedRow(kind, row)))
            .filter((row) => isUsableRow(row, now));
        };
        const here = {
          cards: latestVersions([
            ...(await rowsOf('cards', [...new Set(answers.flatMap(({ card }) => card?.id ?? []))])),
            ...texts.cards,
          ]),
          wordDays: latestVersions([
            ...(await rowsOf('wordDays', [...new Set(answers.map(({ day }) => day))])),
            ...texts.wordDays,
          ]),
        };
        beginWriting(wait);
        const { cards, wordDays } = applyWordAnswers(here, answers, now);
        const written = [
          await putRows(transaction, 'cards', cards),
          await putRows(transaction, 'wordDays', wordDays),
        ];
        return {
          written: written.reduce((sum, each) => sum + each.written, 0),
          newer: written.reduce((sum, each) => sum + each.newer, 0),
          wordDays,
        };
      }),
  };
}

function putNotes(
  transaction: WriteTransaction,
  all: readonly AttemptNotes[],
): Promise<StudentRowWriteCounts> {
  return put(
    transaction,
    'notes',
    all,
    readNotesRow,
    toNotesRow,
    (there, notes) => there.changedAt >= notes.changedAt,
  );
}

/**
 * Writes each row unless the stored one is from a newer version of the site or `stays` keeps it. First sets an unreadable stored
 * row aside, unchanged.
 */
async function put<Row extends { readonly id: string }>(
  transaction: WriteTransaction,
  name: StudentStore,
  rows: readonly Row[],
  read: (row: unknown) => RowReadResult<Row>,
  rowOf: (row: Row) => unknown,
  stays: (there: Row, row: Row) => boolean,
): Promise<StudentRowWriteCounts> {
  const store = transaction.objectStore(name);
  const results = await Promise.all(
    rows.map(async (row) => {
      const stored = await store.get(row.id);
      const there = read(stored);
      if (there.state === 'newer') return 'newer';
      if (there.state === 'sound' && stays(there.value, row)) return 'stays';
      if (there.state === 'unreadable' && stored !== undefined)
        await transaction.objectStore('unreadable').add({ kind: name, row: stored, at: Date.now() });
      await store.put(rowOf(row));
      return 'written';
    }),
  );
  const countOf = (result: string) => results.filter((each) => each === result).length;
  return { written: countOf('written'), newer: countOf('newer') };
}

function putRows<Name extends SavedRowKind>(
  transaction: WriteTransaction,
  kind: Name,
  rows: readonly SavedRows[Name][],
): Promise<StudentRowWriteCounts> {
  const read = (row: unknown) => readSavedRow(kind, row);
  return put<SavedRow>(
    transaction,
    kind,
    rows,
    read,
    toSavedRow,
    (there, row) => there.changedAt >= row.changedAt,
  );
}
