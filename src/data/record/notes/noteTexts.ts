/**
 * Notes as texts in a web storage, used when no database is available: `larkfield:notes:<id of the attempt>`. Separate from the
 * parsing code, because the test player loads this file but reads no notes.
 */
import type { Consent, StoragePlace, StoragePlacement } from '@/data/record/api';
import { storagePlaces, type TextStores } from '@/data/record/running/text-store';
import { encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { writeToBestPlace } from '@/data/record/stored-texts/storedTexts';
import type { AttemptNotes } from './attemptNotes';

export const notesPrefix = 'larkfield:notes:';

/** Constant, because the format of stored texts requires a write order, but notes are compared by `changedAt`. */
const order = { holder: 1, sequence: 1 };

export function writeNotesText(stores: TextStores, notes: AttemptNotes, consent: Consent): StoragePlacement {
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
