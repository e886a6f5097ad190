/** Numbers that the record saves beside the attempts: when the student last exported, and the beginning of their record. */
import type { Consent, Place } from './api';
import type { RecordContext } from './context';
import { keptNumberPrefix, tellRecordMark } from './recordMark';
import { places, placesFor, type TextStores } from './running/text-store';

/** `last-backup` and `begun` in epoch milliseconds. */
export const keptNumbers = ['last-backup', 'begun'] as const;
export type KeptNumber = (typeof keptNumbers)[number];

/** Null when there is none, or it can't be told. */
export function readNumber(stores: TextStores, name: KeptNumber): number | null {
  for (const place of places) {
    const text = stores[place].read(keptNumberPrefix + name);
    if (text !== null && /^\d{1,16}$/.test(text)) return Number(text);
  }
  return null;
}

/** Notes a whole number in the first place that works, and nowhere else; null removes it. */
export function writeNumber(
  stores: TextStores,
  name: KeptNumber,
  value: number | null,
  consent: Consent,
): Place | null {
  for (const place of places) stores[place].remove(keptNumberPrefix + name);
  if (value === null) return null;
  const text = String(Math.trunc(value));
  return placesFor(consent).find((place) => stores[place].write(keptNumberPrefix + name, text)) ?? null;
}

/** Notes that a learner practiced here or set something up, once: the dashboards then show them instead of the sample. */
export function markRecord({ stores, browser, consent }: RecordContext): void {
  if (readNumber(stores, 'begun') !== null) return;
  writeNumber(stores, 'begun', browser.now(), consent());
  tellRecordMark();
}

/** Brings all of them to where they may be kept now. */
export function moveNumbers(stores: TextStores, consent: Consent): void {
  for (const name of keptNumbers) {
    const value = readNumber(stores, name);
    if (value !== null) writeNumber(stores, name, value, consent);
  }
}
