/** What students add to their attempts, and what practice keeps, in the database. */
import type { KeptRows } from '@/data/record/kept/kinds';
import type { KeptName } from '@/data/record/kept/names';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import type { RecordConnection } from './migrations';
import { keptRow, notesRow, readKeptRow, readNotesRow, soundOrNone } from './rows';
import { changeOf } from './transaction';

/** What the database does with notes on attempts, and with the rows of practice. */
export interface StudentRows {
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
}

/** Reads and writes these rows through an open connection. */
export function studentRows(connection: RecordConnection): StudentRows {
  const change = changeOf(connection);

  return {
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
  };
}
