/**
 * Saved rows as texts in a web storage, used when no database is available: one text per kind, `larkfield:kept:<kind>`. Separate
 * from parsing, because tests load this file but read no rows.
 */
import type { Consent, Placement } from '@/data/record/api';
import { storagePlaces, type TextStores } from '@/data/record/running/text-store';
import { encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { writeToBestPlace } from '@/data/record/stored-texts/storedTexts';
import type { SavedRowKind } from './savedRowKinds';

export const savedRowsPrefix = 'larkfield:kept:';

/** Stored texts have a write count, but rows are compared by their time. */
const order = { holder: 1, sequence: 1 };

/** Overwrites a kind's text with all of its rows. */
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
