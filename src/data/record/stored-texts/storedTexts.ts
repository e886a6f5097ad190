/** Texts saved in only one place at a time: the safest one that works and that the consent allows. */
import type { Consent, StoragePlace, StoragePlacement } from '@/data/record/api';
import { placementOf, storagePlaces, allowedPlaces, type TextStores } from '@/data/record/running/text-store';
import { decodeStoredText } from './snapshot';

/** Writes a text to the safest place that works, and removes it from all others. Memory always works. */
export function writeToBestPlace(
  stores: TextStores,
  key: string,
  text: string,
  consent: Consent,
): StoragePlacement {
  const place = allowedPlaces(consent).find((each) => stores[each].write(key, text)) ?? 'memory';
  for (const each of storagePlaces) if (each !== place) stores[each].remove(key);
  return placementOf(stores, place, consent);
}

/** The texts under a key by place, where there are any. */
export type TextsByPlace = ReadonlyMap<StoragePlace, string>;

export function findTexts(stores: TextStores, key: string): TextsByPlace {
  return new Map(
    storagePlaces.flatMap((place) => {
      const text = stores[place].read(key);
      return text === null ? [] : [[place, text] as const];
    }),
  );
}

/** Removes texts that are still as they were found. One that was written since has data that nobody has read. */
export function removeFoundTexts(stores: TextStores, key: string, found: TextsByPlace): void {
  for (const [place, text] of found) if (stores[place].read(key) === text) stores[place].remove(key);
}

/** Moves texts to where the consent allows; of two with the same key, the later one wins. */
export function moveTextsToAllowedPlace(stores: TextStores, prefix: string, consent: Consent): void {
  const keys = new Set(storagePlaces.flatMap((place) => stores[place].keys(prefix)));
  for (const key of keys) {
    const texts = storagePlaces.flatMap((place) => stores[place].read(key) ?? []);
    const [latest] = texts.toSorted((a, b) => writtenAt(b) - writtenAt(a));
    if (latest !== undefined) writeToBestPlace(stores, key, latest, consent);
  }
}

/** Returns the time of writing in epoch milliseconds. An unreadable text counts as older than any other. */
function writtenAt(text: string): number {
  const reading = decodeStoredText(text, (value) => value ?? null);
  return reading.state === 'sound' ? reading.savedAt : -Infinity;
}
