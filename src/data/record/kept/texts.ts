/**
 * Rows of practice as texts of a storage, where there is no database for them: one text a kind, `larkfield:kept:<kind>`. Writing
 * and removing know nothing of what a row is: a test fetches this file, and reads no row.
 */
import type { Consent, Placement } from '@/data/record/api';
import { places, type TextStores } from '@/data/record/running/text-store';
import { storedText } from '@/data/record/snapshot';
import { writeToBestPlace } from '@/data/record/texts';
import type { KeptName } from './names';

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
): Placement {
  return writeToBestPlace(stores, keptPrefix + kind, storedText(order, now, rows), consent);
}

export function removeKeptText(stores: TextStores, kind: KeptName): void {
  for (const place of places) stores[place].remove(keptPrefix + kind);
}
