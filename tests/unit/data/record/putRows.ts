/** Saves rows and notes as they are, for tests of what becomes of them. */
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import type { SavedRows } from '@/data/record/saved/savedRows';
import type { SavedRowKind } from '@/data/record/saved/savedRowKinds';
import { setClock } from './fake-browser';

export function putRows<Name extends SavedRowKind>(
  record: Pick<StudentRecord, 'changeSavedRows'>,
  kind: Name,
  rows: readonly SavedRows[Name][],
): Promise<WriteOutcome> {
  return record.changeSavedRows<SavedRowKind>([kind], () => ({ [kind]: rows }));
}

/** The record sets the time of a change, so the browser's clock is set to that of the notes. */
export function putNotes(
  record: StudentRecord,
  { id, name, note, selfCheck, changedAt }: AttemptNotes,
): Promise<WriteOutcome> {
  setClock(record, changedAt);
  return record.changeNotes(id, () => ({ name, note, selfCheck }));
}
