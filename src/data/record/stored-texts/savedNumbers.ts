/** Numbers that the record saves besides attempts: the times of the last export and of the record's beginning. */
import type { Consent, StoragePlace } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { savedNumberPrefix, notifyRecordMarkChanged } from '@/data/record/learner/recordMark';
import { storagePlaces, allowedPlaces, type TextStores } from '@/data/record/running/text-store';

/** `last-backup`: time of the last export. `begun`: time of the first practice or setup. Both are in epoch milliseconds. */
export const savedNumberNames = ['last-backup', 'begun'] as const;
export type SavedNumberName = (typeof savedNumberNames)[number];

/** Returns a saved number; null if there is none, or it is unreadable. */
export function readSavedNumber(stores: TextStores, name: SavedNumberName): number | null {
  for (const place of storagePlaces) {
    const text = stores[place].read(savedNumberPrefix + name);
    if (text !== null && /^\d{1,16}$/.test(text)) return Number(text);
  }
  return null;
}

/**
 * Saves a number, without its fraction, in the first place that works, and nowhere else. A null value removes it. Returns the
 * place; null if it was removed.
 */
export function writeSavedNumber(
  stores: TextStores,
  name: SavedNumberName,
  value: number | null,
  consent: Consent,
): StoragePlace | null {
  for (const place of storagePlaces) stores[place].remove(savedNumberPrefix + name);
  if (value === null) return null;
  const text = String(Math.trunc(value));
  return allowedPlaces(consent).find((place) => stores[place].write(savedNumberPrefix + name, text)) ?? null;
}

/** Marks once that a learner practiced here or set something up, so that dashboards show the learner instead of the sample. */
export function markRecordBegun({ stores, browser, consent }: RecordContext): void {
  if (readSavedNumber(stores, 'begun') !== null) return;
  writeSavedNumber(stores, 'begun', browser.now(), consent());
  notifyRecordMarkChanged();
}

/** Moves all numbers to where the consent allows. */
export function moveSavedNumbers(stores: TextStores, consent: Consent): void {
  for (const name of savedNumberNames) {
    const value = readSavedNumber(stores, name);
    if (value !== null) writeSavedNumber(stores, name, value, consent);
  }
}
