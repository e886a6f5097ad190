/**
 * Notes as texts of a storage, where there is no database for them: `larkfield:notes:<id of the attempt>`. Writing, moving and
 * removing know nothing of what a note is: a test fetches this file, and reads no note.
 */
import type { Consent, Place } from '@/data/record/api';
import { places, placesFor, type TextStores } from '@/data/record/running/text-store';
import { readText, storedText } from '@/data/record/snapshot';
import type { AttemptNotes } from './attemptNotes';

export const notesPrefix = 'larkfield:notes:';

/** The head of a stored text counts writes; notes are compared by their time. */
const order = { holder: 1, sequence: 1 };

/** Writes notes to the best place that works, and nowhere else. The memory always works. */
export function writeNotesText(stores: TextStores, notes: AttemptNotes, consent: Consent): Place {
  return keptText(stores, notesPrefix + notes.id, storedText(order, notes.changedAt, notes), consent);
}

/** Brings notes to where they may be kept now; of two texts of one attempt, the later one. */
export function moveNotesTexts(stores: TextStores, consent: Consent): void {
  const keys = new Set(places.flatMap((place) => stores[place].keys(notesPrefix)));
  for (const key of keys) {
    const texts = places.flatMap((place) => stores[place].read(key) ?? []);
    const [latest] = texts.toSorted((a, b) => writtenAt(b) - writtenAt(a));
    if (latest !== undefined) keptText(stores, key, latest, consent);
  }
}

export function removeNotesTexts(stores: TextStores, id: string, from: readonly Place[] = places): void {
  for (const place of from) stores[place].remove(notesPrefix + id);
}

function keptText(stores: TextStores, key: string, text: string, consent: Consent): Place {
  const place = placesFor(consent).find((each) => stores[each].write(key, text)) ?? 'memory';
  for (const each of places) if (each !== place) stores[each].remove(key);
  return place;
}

/** A damaged text was written before every other. */
function writtenAt(text: string): number {
  const reading = readText(text, (value) => value ?? null);
  return reading.state === 'sound' ? reading.savedAt : -Infinity;
}
