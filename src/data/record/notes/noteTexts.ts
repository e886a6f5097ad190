/**
 * Notes as texts in a web storage, used when no database is available: `larkfield:notes:<id of the attempt>`. Separate from
 * parsing, because tests load this file but read no notes.
 */
import type { Consent, StoragePlace, Placement } from '@/data/record/api';
import { storagePlaces, type TextStores } from '@/data/record/running/text-store';
import { encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { writeToBestPlace } from '@/data/record/stored-texts/storedTexts';
import type { AttemptNotes } from './attemptNotes';

export const notesPrefix = 'larkfield:notes:';

/** Stored texts have a write count, but notes are compared by their time. */
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
