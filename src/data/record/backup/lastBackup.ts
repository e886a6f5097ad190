/** When the student last exported: noted where results are kept, and moved with them. */
import type { Consent } from '@/data/record/api';
import { places, placesFor, type TextStores } from '@/data/record/running/text-store';

export const lastBackupKey = 'larkfield:backup';

/** Epoch milliseconds; null when there was none, or it can't be told. */
export function readLastBackup(stores: TextStores): number | null {
  for (const place of places) {
    const text = stores[place].read(lastBackupKey);
    if (text !== null && /^\d{1,16}$/.test(text)) return Number(text);
  }
  return null;
}

/** Notes the time in the first place that works, and nowhere else. */
export function noteLastBackup(stores: TextStores, ms: number, consent: Consent): void {
  for (const place of places) stores[place].remove(lastBackupKey);
  placesFor(consent).some((place) => stores[place].write(lastBackupKey, String(Math.trunc(ms))));
}

/** Brings the note to where it may be kept now. */
export function moveLastBackup(stores: TextStores, consent: Consent): void {
  const ms = readLastBackup(stores);
  if (ms !== null) noteLastBackup(stores, ms, consent);
}
