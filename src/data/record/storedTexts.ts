/** Stored texts that are one place's at a time: the best that works, and that the student lets them be kept in. */
import type { Consent, Placement } from './api';
import { placementOf, storagePlaces, allowedPlaces, type TextStores } from './running/text-store';
import { decodeStoredText } from './snapshot';

/** Writes a text to the best place that works, and nowhere else. The memory always works. */
export function writeToBestPlace(stores: TextStores, key: string, text: string, consent: Consent): Placement {
  const place = allowedPlaces(consent).find((each) => stores[each].write(key, text)) ?? 'memory';
  for (const each of storagePlaces) if (each !== place) stores[each].remove(key);
  return placementOf(stores, place, consent);
}

/** Brings texts to where they may be kept now; of two under one key, the later one. */
export function moveTexts(stores: TextStores, prefix: string, consent: Consent): void {
  const keys = new Set(storagePlaces.flatMap((place) => stores[place].keys(prefix)));
  for (const key of keys) {
    const texts = storagePlaces.flatMap((place) => stores[place].read(key) ?? []);
    const [latest] = texts.toSorted((a, b) => writtenAt(b) - writtenAt(a));
    if (latest !== undefined) writeToBestPlace(stores, key, latest, consent);
  }
}

/** A damaged text was written before every other. */
function writtenAt(text: string): number {
  const reading = decodeStoredText(text, (value) => value ?? null);
  return reading.state === 'sound' ? reading.savedAt : -Infinity;
}
