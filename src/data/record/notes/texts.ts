/** Notes as texts of a storage, where there is no database for them: `larkfield:notes:<id of the attempt>`. */
import type { Consent, Place } from '@/data/record/api';
import { places, placesFor, type TextStores } from '@/data/record/running/text-store';
import { readText, storedText } from '@/data/record/snapshot';
import { type AttemptNotes, latestNotes, notesFrom } from './attemptNotes';

export const notesPrefix = 'larkfield:notes:';

/** The head of a stored text counts writes; notes are compared by their time. */
const order = { holder: 1, sequence: 1 };

/** Writes notes to the best place that works, and nowhere else. The memory always works. */
export function writeNotesText(stores: TextStores, notes: AttemptNotes, consent: Consent): Place {
  const key = notesPrefix + notes.id;
  const text = storedText(order, notes.changedAt, notes);
  const place = placesFor(consent).find((each) => stores[each].write(key, text)) ?? 'memory';
  removeNotesTexts(
    stores,
    notes.id,
    places.filter((each) => each !== place),
  );
  return place;
}

export function removeNotesTexts(stores: TextStores, id: string, from: readonly Place[] = places): void {
  for (const place of from) stores[place].remove(notesPrefix + id);
}

/** All notes that the storages hold, each in its latest writing. */
export function notesInTexts(stores: TextStores, from: readonly Place[] = places): readonly AttemptNotes[] {
  return latestNotes(
    from.flatMap((place) => stores[place].keys(notesPrefix).flatMap((key) => notesUnder(stores, place, key))),
  );
}

/** The notes of one attempt in the storages. */
export function notesTextOf(stores: TextStores, id: string): readonly AttemptNotes[] {
  return places.flatMap((place) => notesUnder(stores, place, notesPrefix + id));
}

/** A text under another attempt's key, or a damaged one, is no note. */
function notesUnder(stores: TextStores, place: Place, key: string): readonly AttemptNotes[] {
  const reading = readText(stores[place].read(key) ?? '', notesFrom);
  return reading.state === 'sound' && notesPrefix + reading.body.id === key ? [reading.body] : [];
}
