/**
 * Notes as texts of a storage, where there is no database for them: `larkfield:notes:<id of the attempt>`. Writing and removing
 * know nothing of what a note is: a test fetches this file, and reads no note.
 */
import type { Consent, StoragePlace, Placement } from '@/data/record/api';
import { storagePlaces, type TextStores } from '@/data/record/running/text-store';
import { encodeStoredText } from '@/data/record/snapshot';
import { writeToBestPlace } from '@/data/record/storedTexts';
import type { AttemptNotes } from './attemptNotes';

export const notesPrefix = 'larkfield:notes:';

/** The head of a stored text counts writes; notes are compared by their time. */
const order = { holder: 1, sequence: 1 };

export function writeNotesText(stores: TextStores, notes: AttemptNotes, consent: Consent): Placement {
  return writeToBestPlace(
    stores,
    notesPrefix + notes.id,
    encodeStoredText(order, notes.changedAt, notes),
    consent,
  );
}

export function removeNotesTexts(
  stores: TextStores,
  id: string,
  from: readonly StoragePlace[] = storagePlaces,
): void {
  for (const place of from) stores[place].remove(notesPrefix + id);
}
