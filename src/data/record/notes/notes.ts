/** Notes on attempts: in the database with `keep` consent, otherwise as texts in the web storages. */
import type { DatabaseState, StoragePlace, StoragePlacement, WriteOutcome } from '@/data/record/api';
import { readOrThrow } from '@/data/record/readOrThrow';
import type { RecordContext } from '@/data/record/recordContext';
import { assertReadable } from '@/data/record/RecordUnreadError';
import type { StudentRowsReadResult } from '@/data/record/finished/studentRows';
import { readEndedMarker } from '@/data/record/running/endedNotes';
import { storagePlaces } from '@/data/record/running/text-store';
import { decodeStoredText } from '@/data/record/stored-texts/snapshot';
import { findTexts, removeFoundTexts } from '@/data/record/stored-texts/storedTexts';
import { type AttemptNotes, latestNotes, parseNotes } from './attemptNotes';
import { notesPrefix, removeNotesTexts, writeNotesText } from './noteTexts';

/**
 * Reads an attempt's notes; null if there are none.
 * @throws RecordUnreadError (rejects) if the database may have some
 */
export async function readNotes(context: RecordContext, id: string): Promise<AttemptNotes | null> {
  const text = notesText(context, id);
  const row = await readOrThrow(context, (database) => database.notesOf(id), null);
  const notes = latestNotes([row, text].filter((each) => each !== null))[0] ?? null;
  context.knownNotes.byId.set(id, notes);
  return notes;
}

/** Changes an attempt's notes, starting from those that are stored. Writes nothing if they can't be read. */
export async function changeNotes(
  context: RecordContext,
  id: string,
  change: (stored: AttemptNotes | null) => Omit<AttemptNotes, 'id' | 'changedAt'>,
): Promise<WriteOutcome> {
  const { stores, browser, messages, databaseAccess } = context;
  const changed = (stored: AttemptNotes | null): AttemptNotes | null => {
    const changedAt = Math.max(browser.now(), (stored?.changedAt ?? 0) + 1);
    return parseNotes({ ...change(stored), id, changedAt });
  };
  if (readEndedMarker(stores, id) === 'discarded') return { state: 'refused' };
  const text = notesText(context, id);
  const asked = await databaseAccess.ask((database, wait) => database.changeNotes(id, text, changed, wait));
  if (asked.state === 'newer') return { state: 'newer' };
  const known = context.knownNotes.byId.get(id) ?? (context.knownNotes.areAll ? null : undefined);
  // A page that is left can still save a change of notes that it has read.
  if (asked.state === 'unavailable' && !(asked.isPageLeft && known !== undefined)) return { state: 'unread' };
  let placement: StoragePlacement = { place: 'device', refusal: null };
  if (asked.state === 'done') {
    if (asked.value.state !== 'written') return { state: asked.value.state };
    removeNotesTexts(stores, id);
    context.knownNotes.byId.set(id, asked.value.value);
  } else {
    if (storagePlaces.some((place) => isNewer(context, place, notesPrefix + id))) return { state: 'newer' };
    const notes = changed(
      latestNotes([known, notesText(context, id)].flatMap((each) => each ?? []))[0] ?? null,
    );
    if (notes === null) return { state: 'refused' };
    placement = writeNotesText(stores, notes, context.consent());
  }
  messages.post({ type: 'changed' });
  return { state: 'saved', ...placement };
}

/** Reads all notes from all places, each in its latest version, and counts unreadable ones. */
export async function readAllNotes(
  context: RecordContext,
): Promise<StudentRowsReadResult<AttemptNotes> & { readonly database: DatabaseState }> {
  const keys = storagePlaces.flatMap((place) =>
    context.stores[place].keys(notesPrefix).map((key) => ({ place, key })),
  );
  const inTexts = keys.flatMap(({ place, key }) => notesUnder(context, place, key));
  const newer = keys.filter(({ place, key }) => isNewer(context, place, key)).length;
  const asked = await context.databaseAccess.ask((database) => database.notes());
  const stored = asked.state === 'done' ? asked.value : { rows: [], unreadable: 0, newer: 0 };
  return {
    rows: latestNotes([...stored.rows, ...inTexts]),
    unreadable: stored.unreadable + keys.length - inTexts.length - newer,
    newer: stored.newer + newer,
    database: asked.state === 'done' ? 'open' : asked.state,
  };
}

/** @throws RecordUnreadError (rejects) if the database may have more */
export async function listNotes(context: RecordContext): Promise<readonly AttemptNotes[]> {
  const { rows, database } = await readAllNotes(context);
  assertReadable(database);
  for (const notes of rows) context.knownNotes.byId.set(notes.id, notes);
  context.knownNotes.areAll = true;
  return rows;
}

/** Writes notes to the database unless later ones are stored; returns the number written, null if no database is available. */
export async function writeNotesToDatabase(
  { databaseAccess }: RecordContext,
  notes: readonly AttemptNotes[],
): Promise<number | null> {
  const asked = await databaseAccess.ask((database) => database.putNotes(notes));
  return asked.state === 'done' ? asked.value.written : null;
}

/**
 * Moves notes from web storage into the database. Moves none if a newer version of the site wrote one of the notes already there,
 * because this version must not overwrite it.
 */
export async function moveNotesToDatabase(context: RecordContext): Promise<void> {
  const keys = new Set(storagePlaces.flatMap((place) => context.stores[place].keys(notesPrefix)));
  const found = [...keys].map((key) => ({ key, texts: findTexts(context.stores, key) }));
  const asked = await context.databaseAccess.ask((database) => database.putNotes(notesInTexts(context)));
  if (asked.state !== 'done' || asked.value.newer > 0) return;
  for (const { key, texts } of found)
    if ([...texts.keys()].every((place) => notesUnder(context, place, key).length > 0))
      removeFoundTexts(context.stores, key, texts);
}

/** Returns an attempt's notes in web storage; null if there are none. */
function notesText(context: Pick<RecordContext, 'stores'>, id: string): AttemptNotes | null {
  const texts = storagePlaces.flatMap((place) => notesUnder(context, place, notesPrefix + id));
  return latestNotes(texts)[0] ?? null;
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
