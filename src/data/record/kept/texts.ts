/**
 * Rows of practice as texts of a storage, where there is no database for them: one text a kind, `larkfield:kept:<kind>`. Writing
 * and removing know nothing of what a row is: a test fetches this file, and reads no row.
 */
import type { Consent, Place } from '@/data/record/api';
import { places, type TextStores } from '@/data/record/running/text-store';
import { storedText } from '@/data/record/snapshot';
import { writeToBestPlace } from '@/data/record/texts';
import { type KeptName, keptNames } from './names';

export const keptPrefix = 'larkfield:kept:';

/** The head of a stored text counts writes; rows are compared by their time. */
const order = { holder: 1, sequence: 1 };

/** Writes all rows of a kind over the text that is there. */
export function writeKeptText(
  stores: TextStores,
  kind: KeptName,
  rows: readonly unknown[],
  now: number,
  consent: Consent,
): Place {
  return writeToBestPlace(stores, keptPrefix + kind, storedText(order, now, rows), consent);
}

export function removeKeptTexts(stores: TextStores): void {
  for (const place of places) for (const kind of keptNames) stores[place].remove(keptPrefix + kind);
}
