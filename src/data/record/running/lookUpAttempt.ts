/** Looks up an attempt in every place: storages, memory, database, and another tab's handover. */
import { restoreAttempt } from '@/domain/exam/attempts/attempt';
import type { RunningAttempt } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import type { RunningAttemptWithClock } from '@/data/record/finished/runningRows';
import {
  buildUnkeyedCopy,
  decodeStoredClock,
  type StoredAttemptData,
  readStoredAttemptData,
} from './attemptTraces';
import { readEndedMarker } from './endedNotes';
import { type StoredAttemptAssessment, assessStoredAttempt } from './assessStoredAttempt';

/** An attempt is `over` if it is marked as ended or listed as finished, even if some of its data is still in storage slots. */
export type AttemptLookup =
  | StoredAttemptAssessment
  | { readonly state: 'over'; readonly how: 'finished' | 'discarded' };

/** `handedOver` is the text that another tab sent with its hold. */
export async function lookUpAttempt(
  context: RecordContext,
  id: string,
  handedOver?: string,
): Promise<AttemptLookup> {
  const { stores, databaseAccess } = context;
  const ended = readEndedMarker(stores, id);
  if (ended !== null) return { state: 'over', how: ended };
  const [isFinished, row] = await databaseAccess.use(
    (database) => Promise.all([database.isFinished(id), database.runningOf(id)]),
    [false, null],
  );
  if (isFinished) return { state: 'over', how: 'finished' };
  return assessStoredAttempt(
    addUnkeyedCopies(readStoredAttemptData(stores, id), id, row, handedOver ?? null),
  );
}

/**
 * Adds the database's copy and clock, which all tabs see, and the text from another tab, which is only in this page's memory so
 * far.
 */
export function addUnkeyedCopies(
  written: StoredAttemptData,
  id: string,
  row: Omit<RunningAttemptWithClock, 'id'> | null,
  handedOver: string | null = null,
): StoredAttemptData {
  const copies = [...written.copies];
  if (row !== null) copies.push(buildUnkeyedCopy('device', id, row.text));
  if (handedOver !== null) copies.push(buildUnkeyedCopy('memory', id, handedOver));
  if (row === null || row.clock === null) return { ...written, copies };
  const reading = decodeStoredClock(row.clock);
  return { ...written, copies, clocks: [...written.clocks, { holder: 0, reading }] };
}

/** Converts a running attempt for lists; null if there is none to show. */
export function toRunningAttempt(found: AttemptLookup, heldElsewhere: boolean): RunningAttempt | null {
  if (found.state !== 'running' || found.newest === null) return null;
  const { attempt, completeness, place, savedAt } = found.newest;
  return { attempt: restoreAttempt(attempt), completeness, place, savedAt, heldElsewhere };
}
