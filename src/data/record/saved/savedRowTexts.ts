/**
 * Saved rows as texts in a web storage, used when no database is available: one text per kind, `larkfield:kept:<kind>`. Separate
 * from the parsing code, because the test player loads this file but reads no rows.
 */
import type { Consent, StoragePlacement } from '@/data/record/api';
import type { TextStores } from '@/data/record/running/text-store';
import { encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { writeToBestPlace } from '@/data/record/stored-texts/storedTexts';
import type { SavedRowKind } from './savedRowKinds';

export const savedRowsPrefix = 'larkfield:kept:';

/** Constant, because the format of stored texts requires a write order, but rows are compared by `changedAt`. */
const order = { holder: 1, sequence: 1 };

/** Overwrites a kind's text with all of its rows. */
export function writeSavedRowsText(
  stores: TextStores,
  kind: SavedRowKind,
  rows: readonly unknown[],
  now: number,
  consent: Consent,
): StoragePlacement {
  return writeToBestPlace(stores, savedRowsPrefix + kind, encodeStoredText(order, now, rows), consent);
}
