/** Determines which stored copy of an attempt is the newest, and whether there is evidence of a later write that was lost. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import { applyClockSnapshot } from '@/domain/exam/attempts/clock-snapshot';
import type { AttemptCompleteness, StoragePlace } from '@/data/record/api';
import { isLaterWrite, type WriteOrder, type AttemptSnapshot } from '@/data/record/stored-texts/snapshot';
import type { AttemptCopy, StoredAttemptData } from './attemptTraces';

export interface NewestCopy {
  readonly attempt: Attempt;
  readonly place: StoragePlace;
  readonly savedAt: number;
  readonly completeness: AttemptCompleteness;
  /** True if all tabs see this copy; false if it is in this tab's own storage or memory. */
  readonly shared: boolean;
}

export interface StoredAttemptAssessment {
  /** `running` and `finished` attempts have a readable copy; `unreadable` ones have only damaged copies. */
  readonly state: 'running' | 'finished' | 'unreadable' | 'newer' | 'absent';
  readonly newest: NewestCopy | null;
  /** The highest hold number in any trace; 0 if none. */
  readonly holder: number;
  /** The key of the newest valid copy in each place, which must never be removed to free space. */
  readonly newestKeys: ReadonlyMap<StoragePlace, string>;
}

/**
 * Assesses an attempt's traces. A finished copy beats any running one; otherwise, the latest write wins, wherever it is stored,
 * updated to the latest clock saved after it. The result is `behind` if markers, damaged copies, or clocks indicate a later write.
 */
export function assessStoredAttempt({ copies, markers, clocks }: StoredAttemptData): StoredAttemptAssessment {
  const sound = copies
    .flatMap((copy) => soundCopy(copy) ?? [])
    .toSorted((a, b) => compare(b.snapshot, a.snapshot));
  const claims = [
    ...copies.flatMap(claimOfDamaged),
    ...markers.flatMap(({ holder, reading }) =>
      reading.state === 'sound' ? [reading.order] : [{ holder, sequence: 0 }],
    ),
    ...clocks.map(({ holder, reading }) =>
      reading.state === 'sound' ? reading.order : { holder, sequence: 0 },
    ),
  ];
  const holder = Math.max(
    0,
    ...[...claims, ...sound.map(({ snapshot }) => snapshot)].map((order) => order.holder),
  );
  const newestKeys = new Map<StoragePlace, string>();
  for (const { place, key } of sound) if (key !== null && !newestKeys.has(place)) newestKeys.set(place, key);
  const facts = { holder, newestKeys };

  if (
    copies.some(({ reading }) => reading.state === 'newer') ||
    markers.some(({ reading }) => reading.state === 'newer') ||
    clocks.some(({ reading }) => reading.state === 'newer')
  )
    return { state: 'newer', newest: null, ...facts };
  const [first] = sound;
  if (first === undefined)
    return { state: copies.length > 0 ? 'unreadable' : 'absent', newest: null, ...facts };

  const { attempt, savedAt } = timed(first.snapshot, clocks);
  const finishedAt = attempt.phase.name === 'finished' ? null : finishInMarkers(markers);
  const behind = finishedAt !== null || claims.some((claim) => isLaterWrite(claim, first.snapshot));
  const newest: NewestCopy = {
    attempt: finishedAt === null ? attempt : ended(attempt, finishedAt),
    place: first.place,
    savedAt,
    completeness: behind ? 'behind' : 'complete',
    shared: first.place === 'device',
  };
  return { state: newest.attempt.phase.name === 'finished' ? 'finished' : 'running', newest, ...facts };
}

/** Applies the latest clock that was saved after the snapshot's write and before the next one. */
function timed(
  snapshot: AttemptSnapshot,
  clocks: StoredAttemptData['clocks'],
): Pick<AttemptSnapshot, 'attempt' | 'savedAt'> {
  let { attempt, savedAt } = snapshot;
  for (const { reading } of clocks) {
    if (reading.state !== 'sound') continue;
    const { holder, sequence } = reading.order;
    if (holder !== snapshot.holder || sequence !== snapshot.sequence) continue;
    const noted = applyClockSnapshot(attempt, reading.body);
    if (noted === attempt) continue;
    attempt = noted;
    savedAt = Math.max(savedAt, reading.savedAt);
  }
  return { attempt, savedAt };
}

interface SoundCopy {
  readonly place: StoragePlace;
  readonly key: string | null;
  readonly snapshot: AttemptSnapshot;
}

function soundCopy({ place, key, reading }: AttemptCopy): SoundCopy | null {
  if (reading.state !== 'sound') return null;
  return { place, key, snapshot: { ...reading.order, savedAt: reading.savedAt, attempt: reading.body } };
}

/** Positive if `a` takes precedence over `b`. */
function compare(a: AttemptSnapshot, b: AttemptSnapshot): number {
  const finished = Number(a.attempt.phase.name === 'finished') - Number(b.attempt.phase.name === 'finished');
  if (finished !== 0) return finished;
  return Number(isLaterWrite(a, b)) - Number(isLaterWrite(b, a));
}

/** Returns the write order recorded in a damaged copy. If that can't be read either, assumes the last write of the copy's hold. */
function claimOfDamaged({ holder, reading }: AttemptCopy): WriteOrder[] {
  if (reading.state !== 'damaged') return [];
  if (reading.claim !== null) return [reading.claim];
  return [{ holder: holder ?? 0, sequence: Infinity }];
}

function finishInMarkers(markers: StoredAttemptData['markers']): Instant | null {
  for (const { reading } of markers)
    if (reading.state === 'sound' && reading.body.finishedAt !== null) return reading.body.finishedAt;
  return null;
}

/** Marks an earlier copy as finished. Used if a marker shows that the test was submitted, but that write had no space. */
function ended(attempt: Attempt, at: Instant): Attempt {
  return { ...attempt, phase: { name: 'finished', at }, lastReading: null };
}
