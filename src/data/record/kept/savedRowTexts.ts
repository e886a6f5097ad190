/**
 * Rows of practice as texts of a storage, where there is no database for them: one text a kind, `larkfield:kept:<kind>`. Writing
 * and removing know nothing of what a row is: a test fetches this file, and reads no row.
 */
import type { Consent, Placement } from '@/data/record/api';
import { storagePlaces, type TextStores } from '@/data/record/running/text-store';
import { encodeStoredText } from '@/data/record/snapshot';
import { writeToBestPlace } from '@/data/record/storedTexts';
import type { SavedRowKind } from './savedRowKinds';

export const savedRowsPrefix = 'larkfield:kept:';

/** The head of a stored text counts writes; rows are compared by their time. */
const order = { holder: 1, sequence: 1 };

/** Writes all rows of a kind over the text that is there. */
export function writeSavedRowsText(
  stores: TextStores,
  kind: SavedRowKind,
  rows: readonly unknown[],
  now: number,
  consent: Consent,
): Placement {
  return writeToBestPlace(stores, savedRowsPrefix + kind, encodeStoredText(order, now, rows), consent);
}

export function removeSavedRowsText(stores: TextStores, kind: SavedRowKind): void {
  for (const place of storagePlaces) stores[place].remove(savedRowsPrefix + kind);
}
