/**
 * Writes a running attempt synchronously to the best place that works. There it alternates between two slots (storage keys), so
 * that the previous copy survives a failed write.
 */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Consent, StoragePlace } from '@/data/record/api';
import type { ClockSnapshot } from '@/domain/exam/attempts/clock-snapshot';
import { type WriteOrder, encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { listAttemptKeys } from './attemptTraces';
import { type AttemptKeyEntry, formatAttemptKey } from './attemptKey';
import { storagePlaces, allowedPlaces, type TextStores } from './text-store';

export interface SlotWriter {
  /** Writes the attempt, and returns the place and the text written. Never throws, because memory always works. */
  write(
    attempt: Attempt,
    order: WriteOrder,
    savedAt: number,
    consent: Consent,
  ): { place: StoragePlace; text: string };
  /**
   * Writes only the clock, next to the copy that was written with `order`, and returns the text written. If there is no space, the
   * clock isn't saved, and a crash gives the student a little extra time.
   */
  writeClock(note: ClockSnapshot, order: WriteOrder, savedAt: number, to: readonly StoragePlace[]): string;
  /** True if a later hold of this attempt has written something. */
  isOvertaken(): boolean;
  /** Removes what the newest copy in `place` supersedes: all other data of the attempt there, and all of it in less safe places. */
  keepNewestIn(place: StoragePlace): void;
}

/**
 * Creates the writer for one hold's slots.
 * @param newestKeys the newest valid copy that earlier holds left in each place; never removed before a later one is written
 */
export function createSlotWriter(
  stores: TextStores,
  id: string,
  holder: number,
  newestKeys: ReadonlyMap<StoragePlace, string>,
): SlotWriter {
  const newest = new Map(newestKeys);
  const turns = new Map<StoragePlace, AttemptKeyEntry>();
  const keyOf = (entry: AttemptKeyEntry) => formatAttemptKey({ id, holder, entry });

  /** Removes the keys that `goes` selects, but never those of a later hold. */
  function removeWhere(
    place: StoragePlace,
    goes: (key: string, of: number, what: AttemptKeyEntry) => boolean,
  ): void {
    for (const { text, parts } of listAttemptKeys(stores, place, id))
      if (parts.holder <= holder && goes(text, parts.holder, parts.entry)) stores[place].remove(text);
  }

  function isWritten(place: StoragePlace, text: string): boolean {
    const entry = turns.get(place) === '0' ? '1' : '0';
    const key = keyOf(entry);
    const store = stores[place];
    if (!store.write(key, text)) {
      removeWhere(place, (each) => each !== newest.get(place));
      if (!store.write(key, text)) return false;
    }
    turns.set(place, entry);
    newest.set(place, key);
    // Once both slots are written, data of earlier holds is no longer needed, including the clocks they left in the tab.
    if (entry === '1') {
      removeWhere(place, (_, of) => of < holder);
      removeWhere('tab', (_, of, what) => of < holder && what === 'clock');
    }
    return true;
  }

  return {
    write(attempt, order, savedAt, consent) {
      const text = encodeStoredText(order, savedAt, attempt);
      const finishedAt = attempt.phase.name === 'finished' ? attempt.phase.at : null;
      for (const place of allowedPlaces(consent)) {
        if (isWritten(place, text)) return { place, text };
        stores[place].write(keyOf('latest'), encodeStoredText(order, savedAt, finishedAt));
      }
      return { place: 'memory', text };
    },
    writeClock(note, order, savedAt, to) {
      const text = encodeStoredText(order, savedAt, note);
      for (const place of to) stores[place].write(keyOf('clock'), text);
      return text;
    },
    isOvertaken: () =>
      storagePlaces.some((place) =>
        listAttemptKeys(stores, place, id).some(({ parts }) => parts.holder > holder),
      ),
    keepNewestIn(place) {
      for (const each of storagePlaces.slice(storagePlaces.indexOf(place)))
        removeWhere(each, (key) => each !== place || key !== newest.get(each));
    },
  };
}
