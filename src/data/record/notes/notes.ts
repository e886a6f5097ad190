/**
 * Notes on attempts: in the database with `keep` consent, otherwise as texts in the web storages. Loaded on demand, because the
 * test player doesn't need it.
 */
import type { StoragePlace, StoragePlacement, WriteOutcome } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import type { StudentRowsReadResult } from '@/data/record/finished/studentRows';
import { readEndedMarker } from '@/data/record/running/endedNotes';
import { storagePlaces } from '@/data/record/running/text-store';
import { decodeStoredText } from '@/data/record/stored-texts/snapshot';
import { type AttemptNotes, latestNotes, parseNotes } from './attemptNotes';
import { notesPrefix, removeNotesTexts, writeNotesText } from './noteTexts';

export async function readNotes(
  { stores, databaseAccess }: RecordContext,
  id: string,
): Promise<AttemptNotes | null> {
  const texts = storagePlaces.flatMap((place) => notesUnder({ stores }, place, notesPrefix + id));
  const row = await databaseAccess.use((database) => database.notesOf(id), null);
  return latestNotes([...(row === null ? [] : [row]), ...texts])[0] ?? null;
}

export async function writeNotes(context: RecordContext, notes: AttemptNotes): Promise<WriteOutcome> {
  const { stores, messages, databaseAccess } = context;
  if (parseNotes(notes) === null || readEndedMarker(stores, notes.id) === 'discarded')
    return { state: 'refused' };
  const asked = await databaseAccess.ask((database) => database.putNotes([notes], 'always'));
  if (asked.state === 'newer' || (asked.state === 'done' && asked.value.newer > 0)) return { state: 'newer' };
  if (
    asked.state !== 'done' &&
    storagePlaces.some((place) => isNewer(context, place, notesPrefix + notes.id))
  )
    return { state: 'newer' };
  let placement: StoragePlacement = { place: 'device', refusal: null };
  if (asked.state === 'done') removeNotesTexts(stores, notes.id);
  else placement = writeNotesText(stores, notes, context.consent());
  messages.post({ type: 'changed' });
  return { state: 'saved', ...placement };
}

/** Reads all notes from all places, each in its latest version, and counts unreadable ones. */
export async function readAllNotes(context: RecordContext): Promise<StudentRowsReadResult<AttemptNotes>> {
  const keys = storagePlaces.flatMap((place) =>
    context.stores[place].keys(notesPrefix).map((key) => ({ place, key })),
  );
  const inTexts = keys.flatMap(({ place, key }) => notesUnder(context, place, key));
  const newer = keys.filter(({ place, key }) => isNewer(context, place, key)).length;
  const none = { rows: [], unreadable: 0, newer: 0 };
  const stored = await context.databaseAccess.use((database) => database.notes(), none);
  return {
    rows: latestNotes([...stored.rows, ...inTexts]),
    unreadable: stored.unreadable + keys.length - inTexts.length - newer,
    newer: stored.newer + newer,
  };
}

export async function listNotes(context: RecordContext): Promise<readonly AttemptNotes[]> {
  return (await readAllNotes(context)).rows;
}

/** Writes notes to the database and returns the number written; null if no database is available. */
export async function writeNotesToDatabase(
  { databaseAccess }: RecordContext,
  notes: readonly AttemptNotes[],
  how: 'always' | 'if-later',
): Promise<number | null> {
  const asked = await databaseAccess.ask((database) => database.putNotes(notes, how));
  return asked.state === 'done' ? asked.value.written : null;
}

/**
 * Moves notes from web storage into the database. Moves none if a newer version of the site wrote one of the notes already there,
 * because this version must not overwrite it.
 */
export async function moveNotesToDatabase(context: RecordContext): Promise<void> {
  const texts = notesInTexts(context);
  const asked = await context.databaseAccess.ask((database) => database.putNotes(texts, 'if-later'));
  if (asked.state !== 'done' || asked.value.newer > 0) return;
  for (const { id } of texts) removeNotesTexts(context.stores, id);
}

function notesInTexts(context: Pick<RecordContext, 'stores'>): readonly AttemptNotes[] {
  return latestNotes(
    storagePlaces.flatMap((place) =>
      context.stores[place].keys(notesPrefix).flatMap((key) => notesUnder(context, place, key)),
    ),
  );
}

/** True if a newer version of the site wrote the text under the key. */
function isNewer({ stores }: Pick<RecordContext, 'stores'>, place: StoragePlace, key: string): boolean {
  return decodeStoredText(stores[place].read(key) ?? '', parseNotes).state === 'newer';
}

/** Returns the notes under a key, in a list that is empty if the text is damaged or belongs to another attempt. */
function notesUnder(
  { stores }: Pick<RecordContext, 'stores'>,
  place: StoragePlace,
  key: string,
): readonly AttemptNotes[] {
  const reading = decodeStoredText(stores[place].read(key) ?? '', parseNotes);
  return reading.state === 'sound' && notesPrefix + reading.body.id === key ? [reading.body] : [];
}
