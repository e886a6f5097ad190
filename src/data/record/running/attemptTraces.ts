/** An attempt's traces: everything stored of it, in every place. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { StoragePlace } from '@/data/record/api';
import type { ClockSnapshot } from '@/domain/exam/attempts/clock-snapshot';
import { parseStoredClock, instantSchema, parseOrNull } from '@/data/record/attemptSchema';
import { decodeSnapshot, decodeStoredText, type TextReadResult } from '@/data/record/stored-texts/snapshot';
import { type AttemptKey, parseAttemptKey, attemptKeyPrefix } from './attemptKey';
import { storagePlaces, type TextStores } from './text-store';

/** A copy of an attempt from a storage key, the database, or another tab's reply. Copies from the other two sources have no key. */
export interface AttemptCopy {
  readonly place: StoragePlace;
  readonly key: string | null;
  /** The hold's number in the key; null if there is no key. */
  readonly holder: number | null;
  readonly reading: TextReadResult<Attempt>;
}

/** Marks a write for which the storage at `place` had no space. */
export interface FailedWriteMarker {
  readonly place: StoragePlace;
  readonly holder: number;
  readonly reading: TextReadResult<FailedWriteBody>;
}

export interface FailedWriteBody {
  /** Null if the unsaved attempt was still running. */
  readonly finishedAt: Instant | null;
}

/** A running attempt's clock, saved separately after one of its writes. Its order is that of the write. */
export interface StoredClock {
  readonly holder: number;
  readonly reading: TextReadResult<ClockSnapshot>;
}

function markerFrom(value: unknown): FailedWriteBody | null {
  if (value === null) return { finishedAt: null };
  const finishedAt = parseOrNull(instantSchema, value);
  return finishedAt === null ? null : { finishedAt };
}

export interface StoredAttemptData {
  readonly copies: readonly AttemptCopy[];
  readonly markers: readonly FailedWriteMarker[];
  readonly clocks: readonly StoredClock[];
}

/** Reads all data of an attempt from the storages. */
export function readStoredAttemptData(stores: TextStores, id: string): StoredAttemptData {
  const copies: AttemptCopy[] = [];
  const markers: FailedWriteMarker[] = [];
  const clocks: StoredClock[] = [];
  for (const place of storagePlaces) {
    for (const { text: key, parts } of listAttemptKeys(stores, place, id)) {
      const stored = stores[place].read(key);
      if (stored === null) continue;
      if (parts.entry === 'latest')
        markers.push({ place, holder: parts.holder, reading: decodeStoredText(stored, markerFrom) });
      else if (parts.entry === 'clock')
        clocks.push({ holder: parts.holder, reading: decodeStoredClock(stored) });
      else copies.push({ place, key, holder: parts.holder, reading: ownedBy(id, decodeSnapshot(stored)) });
    }
  }
  return { copies, markers, clocks };
}

export function decodeStoredClock(text: string): TextReadResult<ClockSnapshot> {
  return decodeStoredText(text, parseStoredClock);
}

/** Builds a copy from a text without a storage key: a row of the database, or what another tab handed over. */
export function buildUnkeyedCopy(place: StoragePlace, id: string, text: string): AttemptCopy {
  return { place, key: null, holder: null, reading: ownedBy(id, decodeSnapshot(text)) };
}

/** Treats a valid text with another attempt's id as damaged. */
function ownedBy(id: string, reading: TextReadResult<Attempt>): TextReadResult<Attempt> {
  return reading.state === 'sound' && reading.body.id !== id
    ? { state: 'damaged', claim: reading.order }
    : reading;
}

/** Lists an attempt's keys in one place, or those of all attempts if `id` is omitted. */
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

/** Lists the ids of all attempts in the given places, by default in every place. */
export function storedAttemptIds(
  stores: TextStores,
  from: readonly StoragePlace[] = storagePlaces,
): ReadonlySet<string> {
  return new Set(from.flatMap((place) => listAttemptKeys(stores, place).map(({ parts }) => parts.id)));
}

/** Removes all data of an attempt from the given places, by default from every place. */
export function removeStoredAttemptData(
  stores: TextStores,
  id: string,
  from: readonly StoragePlace[] = storagePlaces,
): void {
  for (const place of from)
    for (const { text } of listAttemptKeys(stores, place, id)) stores[place].remove(text);
}
