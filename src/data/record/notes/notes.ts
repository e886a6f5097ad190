/**
 * Notes of attempts, in the database where the student keeps things, else in the storages as texts. Fetched when notes are read or
 * written: no test needs it.
 */
import type { Place } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { endedHow } from '@/data/record/running/ended';
import { places } from '@/data/record/running/text-store';
import { readText } from '@/data/record/snapshot';
import { type AttemptNotes, latestNotes, notesFrom } from './attemptNotes';
import { notesPrefix, removeNotesTexts, writeNotesText } from './texts';

export async function readNotes({ stores, door }: RecordContext, id: string): Promise<AttemptNotes | null> {
  const row = await door.use((database) => database.notesOf(id), null);
  const texts = places.flatMap((place) => notesUnder({ stores }, place, notesPrefix + id));
  return latestNotes([...(row === null ? [] : [row]), ...texts])[0] ?? null;
}

export async function writeNotes(context: RecordContext, notes: AttemptNotes): Promise<Place | null> {
  const { stores, messages } = context;
  if (notesFrom(notes) === null || endedHow(stores, notes.id) === 'discarded') return null;
  const written = await putNotes(context, [notes], 'always');
  if (written === 0) return null;
  if (written !== null) removeNotesTexts(stores, notes.id);
  const place = written === null ? writeNotesText(stores, notes, context.consent()) : 'device';
  messages.post({ type: 'changed' });
  return place;
}

/** Every note there is, wherever it is, in its latest version. */
export async function listNotes(context: RecordContext): Promise<readonly AttemptNotes[]> {
  const rows = await context.door.use((database) => database.notes(), []);
  return latestNotes([...rows, ...notesInTexts(context)]);
}

/** Writes notes to the database, and tells how many it took; null where there is none that works. */
export function putNotes(
  { door }: RecordContext,
  notes: readonly AttemptNotes[],
  how: 'always' | 'if-later',
): Promise<number | null> {
  return door.use<number | null>((database) => database.putNotes(notes, how), null);
}

/** Brings notes that had to stay texts into the database. */
export async function moveToDatabase(context: RecordContext): Promise<void> {
  const texts = notesInTexts(context);
  if ((await putNotes(context, texts, 'if-later')) === null) return;
  for (const { id } of texts) removeNotesTexts(context.stores, id);
}

function notesInTexts(context: Pick<RecordContext, 'stores'>): readonly AttemptNotes[] {
  return latestNotes(
    places.flatMap((place) =>
      context.stores[place].keys(notesPrefix).flatMap((key) => notesUnder(context, place, key)),
    ),
  );
}

/** A text under another attempt's key, or a damaged one, isn't a note. */
function notesUnder(
  { stores }: Pick<RecordContext, 'stores'>,
  place: Place,
  key: string,
): readonly AttemptNotes[] {
  const reading = readText(stores[place].read(key) ?? '', notesFrom);
  return reading.state === 'sound' && notesPrefix + reading.body.id === key ? [reading.body] : [];
}
