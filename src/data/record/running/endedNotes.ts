/**
 * Ended notes: short texts saying that an attempt has ended, so that a tab unaware of the end can't bring the attempt back. Later
 * writes of the attempt are ignored and removed.
 */
import type { Consent } from '@/data/record/api';
import { storagePlaces, allowedPlaces, type TextStores } from './text-store';

/** `finished`: the attempt is among the finished ones. `discarded`: the student deleted it. */
export type AttemptEnd = 'finished' | 'discarded';

export const endedMarkerPrefix = 'larkfield:ended:';

/** A note is removed after this time, in milliseconds. By then, every tab has been closed or has read it. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

export function writeEndedMarker(
  stores: TextStores,
  id: string,
  how: AttemptEnd,
  now: number,
  consent: Consent,
): void {
  for (const place of allowedPlaces(consent))
    if (stores[place].write(endedMarkerPrefix + id, `${how} ${Math.trunc(now)}`)) return;
}

export function removeEndedMarker(stores: TextStores, id: string): void {
  for (const place of storagePlaces) stores[place].remove(endedMarkerPrefix + id);
}

export function readEndedMarker(stores: TextStores, id: string): AttemptEnd | null {
  for (const place of storagePlaces) {
    const how = stores[place].read(endedMarkerPrefix + id)?.split(' ')[0];
    if (how === 'finished' || how === 'discarded') return how;
  }
  return null;
}

export function removeOldEndedMarkers(stores: TextStores, now: number): void {
  for (const place of storagePlaces)
    for (const key of stores[place].keys(endedMarkerPrefix)) {
      const at = Number(stores[place].read(key)?.split(' ')[1]);
      if (!(Math.abs(now - at) < longestMs)) stores[place].remove(key);
    }
}
