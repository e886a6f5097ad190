/** Numbers that the record saves beside the attempts: when the student last exported, and the beginning of their record. */
import type { Consent, StoragePlace } from './api';
import type { RecordContext } from './recordContext';
import { savedNumberPrefix, notifyRecordMark } from './recordMark';
import { storagePlaces, allowedPlaces, type TextStores } from './running/text-store';

/** `last-backup` and `begun` in epoch milliseconds. */
export const savedNumberNames = ['last-backup', 'begun'] as const;
export type SavedNumberName = (typeof savedNumberNames)[number];

/** Null when there is none, or it can't be told. */
export function readSavedNumber(stores: TextStores, name: SavedNumberName): number | null {
  for (const place of storagePlaces) {
    const text = stores[place].read(savedNumberPrefix + name);
    if (text !== null && /^\d{1,16}$/.test(text)) return Number(text);
  }
  return null;
}

/** Notes a whole number in the first place that works, and nowhere else; null removes it. */
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

/** Notes that a learner practiced here or set something up, once: the dashboards then show them instead of the sample. */
export function markRecordBegun({ stores, browser, consent }: RecordContext): void {
  if (readSavedNumber(stores, 'begun') !== null) return;
  writeSavedNumber(stores, 'begun', browser.now(), consent());
  notifyRecordMark();
}

/** Brings all of them to where they may be kept now. */
export function moveSavedNumbers(stores: TextStores, consent: Consent): void {
  for (const name of savedNumberNames) {
    const value = readSavedNumber(stores, name);
    if (value !== null) writeSavedNumber(stores, name, value, consent);
  }
}
