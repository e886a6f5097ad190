/** All that is written of an attempt, wherever it is. */
import type { Attempt } from '@/domain/exam/attempt';
import type { Instant } from '@/domain/exam/clock';
import type { Place } from '@/data/record/api';
import type { ClockNote } from '@/domain/exam/clock-note';
import { clockNoteFrom, instant, parsed } from '@/data/record/schema';
import { readSnapshot, readText, type TextReading } from '@/data/record/snapshot';
import { type AttemptKey, keyFrom, keyPrefix } from './keys';
import { places, type TextStores } from './text-store';

/** Where a copy was found: under a key of a storage, in the database, or in another tab's answer. */
export interface Copy {
  readonly place: Place;
  readonly key: string | null;
  /** As the key tells; null where there is none. */
  readonly holder: number | null;
  readonly reading: TextReading<Attempt>;
}

/** Says that a write was made that its storage had no room for. */
export interface Marker {
  readonly place: Place;
  readonly holder: number;
  readonly reading: TextReading<MarkerBody>;
}

export interface MarkerBody {
  /** Null if the attempt that could not be written was still running. */
  readonly finishedAt: Instant | null;
}

/** The clock of a running attempt since one of its writes, which has the same order. */
export interface NotedClock {
  readonly holder: number;
  readonly reading: TextReading<ClockNote>;
}

function markerFrom(value: unknown): MarkerBody | null {
  if (value === null) return { finishedAt: null };
  const finishedAt = parsed(instant, value);
  return finishedAt === null ? null : { finishedAt };
}

export interface Written {
  readonly copies: readonly Copy[];
  readonly markers: readonly Marker[];
  readonly clocks: readonly NotedClock[];
}

/** Everything that the storages hold of an attempt. */
export function writtenOf(stores: TextStores, id: string): Written {
  const copies: Copy[] = [];
  const markers: Marker[] = [];
  const clocks: NotedClock[] = [];
  for (const place of places) {
    for (const { text: key, parts } of attemptKeys(stores, place, id)) {
      const stored = stores[place].read(key);
      if (stored === null) continue;
      if (parts.entry === 'latest')
        markers.push({ place, holder: parts.holder, reading: readText(stored, markerFrom) });
      else if (parts.entry === 'clock') clocks.push({ holder: parts.holder, reading: readClockNote(stored) });
      else copies.push({ place, key, holder: parts.holder, reading: ownedBy(id, readSnapshot(stored)) });
    }
  }
  return { copies, markers, clocks };
}

/** The clock note that a text stores. */
export function readClockNote(text: string): TextReading<ClockNote> {
  return readText(text, clockNoteFrom);
}

/** A copy from somewhere that has no keys. */
export function copyFrom(place: Place, id: string, text: string): Copy {
  return { place, key: null, holder: null, reading: ownedBy(id, readSnapshot(text)) };
}

/** A sound text under another attempt's id is no copy of this one. */
function ownedBy(id: string, reading: TextReading<Attempt>): TextReading<Attempt> {
  return reading.state === 'sound' && reading.body.id !== id
    ? { state: 'damaged', claim: reading.order }
    : reading;
}

/** The keys of an attempt in one place; without an id, those of all attempts. */
export function attemptKeys(
  stores: TextStores,
  place: Place,
  id?: string,
): readonly { readonly text: string; readonly parts: AttemptKey }[] {
  return stores[place].keys(keyPrefix(id)).flatMap((text) => {
    const parts = keyFrom(text);
    return parts === null ? [] : [{ text, parts }];
  });
}

/** The ids of all attempts that the storages hold something of, in every place or in some. */
export function storedIds(stores: TextStores, from: readonly Place[] = places): ReadonlySet<string> {
  return new Set(from.flatMap((place) => attemptKeys(stores, place).map(({ parts }) => parts.id)));
}

/** Removes all that the storages hold of an attempt, in every place or in some. */
export function removeWritten(stores: TextStores, id: string, from: readonly Place[] = places): void {
  for (const place of from) for (const { text } of attemptKeys(stores, place, id)) stores[place].remove(text);
}
