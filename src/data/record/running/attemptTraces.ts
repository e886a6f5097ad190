/** All that is written of an attempt, wherever it is. */
import type { Attempt } from '@/domain/exam/attempt';
import type { Instant } from '@/domain/exam/clock';
import type { StoragePlace } from '@/data/record/api';
import type { ClockSnapshot } from '@/domain/exam/clock-snapshot';
import { parseClockNote, instantSchema, parseOrNull } from '@/data/record/attemptSchema';
import { decodeSnapshot, decodeStoredText, type TextReading } from '@/data/record/snapshot';
import { type AttemptKey, parseAttemptKey, attemptKeyPrefix } from './attemptKey';
import { storagePlaces, type TextStores } from './text-store';

/** Where a copy was found: under a key of a storage, in the database, or in another tab's answer. */
export interface AttemptCopy {
  readonly place: StoragePlace;
  readonly key: string | null;
  /** As the key tells; null where there is none. */
  readonly holder: number | null;
  readonly reading: TextReading<Attempt>;
}

/** Says that a write was made that its storage had no room for. */
export interface FailedWriteMarker {
  readonly place: StoragePlace;
  readonly holder: number;
  readonly reading: TextReading<MarkerBody>;
}

export interface MarkerBody {
  /** Null if the attempt that could not be written was still running. */
  readonly finishedAt: Instant | null;
}

/** The clock of a running attempt since one of its writes, which has the same order. */
export interface StoredClockNote {
  readonly holder: number;
  readonly reading: TextReading<ClockSnapshot>;
}

function markerFrom(value: unknown): MarkerBody | null {
  if (value === null) return { finishedAt: null };
  const finishedAt = parseOrNull(instantSchema, value);
  return finishedAt === null ? null : { finishedAt };
}

export interface AttemptTraces {
  readonly copies: readonly AttemptCopy[];
  readonly markers: readonly FailedWriteMarker[];
  readonly clocks: readonly StoredClockNote[];
}

/** Everything that the storages hold of an attempt. */
export function readAttemptTraces(stores: TextStores, id: string): AttemptTraces {
  const copies: AttemptCopy[] = [];
  const markers: FailedWriteMarker[] = [];
  const clocks: StoredClockNote[] = [];
  for (const place of storagePlaces) {
    for (const { text: key, parts } of listAttemptKeys(stores, place, id)) {
      const stored = stores[place].read(key);
      if (stored === null) continue;
      if (parts.entry === 'latest')
        markers.push({ place, holder: parts.holder, reading: decodeStoredText(stored, markerFrom) });
      else if (parts.entry === 'clock') clocks.push({ holder: parts.holder, reading: readClockNote(stored) });
      else copies.push({ place, key, holder: parts.holder, reading: ownedBy(id, decodeSnapshot(stored)) });
    }
  }
  return { copies, markers, clocks };
}

/** The clock note that a text stores. */
export function readClockNote(text: string): TextReading<ClockSnapshot> {
  return decodeStoredText(text, parseClockNote);
}

/** A copy from somewhere that has no keys. */
export function buildUnkeyedCopy(place: StoragePlace, id: string, text: string): AttemptCopy {
  return { place, key: null, holder: null, reading: ownedBy(id, decodeSnapshot(text)) };
}

/** A sound text under another attempt's id is no copy of this one. */
function ownedBy(id: string, reading: TextReading<Attempt>): TextReading<Attempt> {
  return reading.state === 'sound' && reading.body.id !== id
    ? { state: 'damaged', claim: reading.order }
    : reading;
}

/** The keys of an attempt in one place; without an id, those of all attempts. */
export function listAttemptKeys(
  stores: TextStores,
  place: StoragePlace,
  id?: string,
): readonly { readonly text: string; readonly parts: AttemptKey }[] {
  return stores[place].keys(attemptKeyPrefix(id)).flatMap((text) => {
    const parts = parseAttemptKey(text);
    return parts === null ? [] : [{ text, parts }];
  });
}

/** The ids of all attempts that the storages hold something of, in every place or in some. */
export function storedAttemptIds(
  stores: TextStores,
  from: readonly StoragePlace[] = storagePlaces,
): ReadonlySet<string> {
  return new Set(from.flatMap((place) => listAttemptKeys(stores, place).map(({ parts }) => parts.id)));
}

/** Removes all that the storages hold of an attempt, in every place or in some. */
export function removeAttemptTraces(
  stores: TextStores,
  id: string,
  from: readonly StoragePlace[] = storagePlaces,
): void {
  for (const place of from)
    for (const { text } of listAttemptKeys(stores, place, id)) stores[place].remove(text);
}
