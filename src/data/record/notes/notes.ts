/** Notes of attempts, in the database where the student keeps things, else in the storages as texts. */
import type { StudentRecord } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { endedHow } from '@/data/record/running/ended';
import { type AttemptNotes, latestNotes, notesFrom } from './attemptNotes';
import { notesInTexts, notesTextOf, removeNotesTexts, writeNotesText } from './texts';

type Notes = Pick<StudentRecord, 'readNotes' | 'listNotes' | 'writeNotes'>;

export function notesOf(context: RecordContext): Notes {
  const { stores, messages, door } = context;
  return {
    async readNotes(id) {
      const row = await door.use((database) => database.notesOf(id), null);
      const [latest] = latestNotes([...(row === null ? [] : [row]), ...notesTextOf(stores, id)]);
      return latest ?? null;
    },
    async listNotes() {
      return await allNotes(context);
    },
    async writeNotes(notes) {
      if (notesFrom(notes) === null || endedHow(stores, notes.id) === 'discarded') return null;
      const written = await putNotes(context, [notes], 'always');
      if (written === 0) return null;
      if (written !== null) removeNotesTexts(stores, notes.id);
      const place = written === null ? writeNotesText(stores, notes, context.consent()) : 'device';
      messages.post({ type: 'changed' });
      return place;
    },
  };
}

/** Every note there is, wherever it is, in its latest writing. */
export async function allNotes({ stores, door }: RecordContext): Promise<readonly AttemptNotes[]> {
  const rows = await door.use((database) => database.notes(), []);
  return latestNotes([...rows, ...notesInTexts(stores)]);
}

/** Writes notes to the database, and tells how many it took; null where there is none that works. */
export function putNotes(
  { door }: RecordContext,
  notes: readonly AttemptNotes[],
  how: 'always' | 'if-later',
): Promise<number | null> {
  return door.use<number | null>((database) => database.putNotes(notes, how), null);
}

/** Brings notes that are texts to where they may be kept now: into the database, or off the device. */
export async function moveNotes(context: RecordContext): Promise<void> {
  const { stores } = context;
  const consent = context.consent();
  const texts = notesInTexts(stores);
  if (consent === null || texts.length === 0) return;
  const isMoved = consent === 'keep' && (await putNotes(context, texts, 'if-later')) !== null;
  for (const notes of texts)
    if (isMoved) removeNotesTexts(stores, notes.id);
    else writeNotesText(stores, notes, consent);
}
