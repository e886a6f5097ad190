/**
 * Short notes about attempts that have ended, so that a tab that doesn't know it yet can't bring one back: what it writes
 * afterwards is ignored and removed.
 */
import type { Consent } from '@/data/record/api';
import { storagePlaces, allowedPlaces, type TextStores } from './text-store';

/** `finished`: the attempt is among the finished ones. `discarded`: the student has deleted it. */
export type AttemptEnd = 'finished' | 'discarded';

export const endedPrefix = 'larkfield:ended:';

/** By then every tab that was open has been closed or has read the note. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

export function noteEnded(
  stores: TextStores,
  id: string,
  how: AttemptEnd,
  now: number,
  consent: Consent,
): void {
  for (const place of allowedPlaces(consent))
    if (stores[place].write(endedPrefix + id, `${how} ${Math.trunc(now)}`)) return;
}

export function removeEndedNote(stores: TextStores, id: string): void {
  for (const place of storagePlaces) stores[place].remove(endedPrefix + id);
}

export function readEndedNote(stores: TextStores, id: string): AttemptEnd | null {
  for (const place of storagePlaces) {
    const how = stores[place].read(endedPrefix + id)?.split(' ')[0];
    if (how === 'finished' || how === 'discarded') return how;
  }
  return null;
}

/** Removes notes that are older than a month. */
export function removeOldEndedNotes(stores: TextStores, now: number): void {
  for (const place of storagePlaces)
    for (const key of stores[place].keys(endedPrefix)) {
      const at = Number(stores[place].read(key)?.split(' ')[1]);
      if (!(Math.abs(now - at) < longestMs)) stores[place].remove(key);
    }
}
