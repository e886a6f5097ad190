/** The database's rows of students' notes on attempts, and its saved rows. */
import { isUsableRow, type SavedRow, type SavedRows } from '@/data/record/saved/savedRows';
import type { SavedRowKind } from '@/data/record/saved/savedRowKinds';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import type { UnreadableRowCounts } from '@/data/record/api';
import { latestVersions } from '@/lib/latestVersions';
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

export interface StudentRowStore {
  notes(): Promise<StudentRowsReadResult<AttemptNotes>>;
  notesOf(id: string): Promise<AttemptNotes | null>;
  /**
   * Writes notes in one transaction, but never over those of a newer version of the site. `if-later`: only replaces notes with an
   * earlier time.
   */
  putNotes(notes: readonly AttemptNotes[], how: 'always' | 'if-later'): Promise<StudentRowWriteCounts>;
  savedRows<Name extends SavedRowKind>(kind: Name): Promise<StudentRowsReadResult<SavedRows[Name]>>;
  /** Writes rows in one transaction, each only if the stored row is older and not from a newer version of the site. */
  putSavedRows<Name extends SavedRowKind>(
    kind: Name,
    rows: readonly SavedRows[Name][],
  ): Promise<StudentRowWriteCounts>;
  /**
   * Updates the cards and days that the answers affect. `texts` are rows saved in web storage, which may be later than the
   * database's.
   */
  putWords(
    answers: readonly WordAnswer[],
    texts: WordRows,
    now: number,
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
    putNotes: (all, how) =>
      change(['notes', 'unreadable'], (transaction) =>
        put(
          transaction,
          'notes',
          all,
          readNotesRow,
          toNotesRow,
          (there, notes) => how === 'if-later' && there.changedAt >= notes.changedAt,
        ),
      ),
    savedRows: (kind) => readAll(kind, (row) => readSavedRow(kind, row)),
    putSavedRows: (kind, rows) =>
      change([kind, 'unreadable'], (transaction) => putRows(transaction, kind, rows)),
    putWords: (answers, texts, now) =>
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
