/** What is known of an attempt from every place: storages, memory, database, and what another tab handed over. */
import { restoreAttempt } from '@/domain/exam/attempt';
import type { RunningAttempt } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import type { StoredRunning } from '@/data/record/finished/runningRows';
import { buildUnkeyedCopy, readClockNote, type AttemptTraces, readAttemptTraces } from './attemptTraces';
import { readEndedNote } from './endedNotes';
import { type TraceAssessment, assessTraces } from './assessTraces';

/** An attempt that has ended is `over`, whatever of it is still written somewhere. */
export type AttemptLookup =
  | TraceAssessment
  | { readonly state: 'over'; readonly how: 'finished' | 'discarded' };

/** Looks everywhere for an attempt. `handedOver` is the text that another tab gave with its hold. */
export async function lookUpAttempt(
  context: RecordContext,
  id: string,
  handedOver?: string,
): Promise<AttemptLookup> {
  const { stores, door } = context;
  const ended = readEndedNote(stores, id);
  if (ended !== null) return { state: 'over', how: ended };
  const [isFinished, row] = await door.use(
    (database) => Promise.all([database.isFinished(id), database.runningOf(id)]),
    [false, null],
  );
  if (isFinished) return { state: 'over', how: 'finished' };
  return assessTraces(withDatabaseCopy(readAttemptTraces(stores, id), id, row, handedOver ?? null));
}

/** Adds the database's copy and clock, which all tabs see, and one from another tab, which lives in this page's memory so far. */
export function withDatabaseCopy(
  written: AttemptTraces,
  id: string,
  row: Omit<StoredRunning, 'id'> | null,
  handedOver: string | null = null,
): AttemptTraces {
  const copies = [...written.copies];
  if (row !== null) copies.push(buildUnkeyedCopy('device', id, row.text));
  if (handedOver !== null) copies.push(buildUnkeyedCopy('memory', id, handedOver));
  if (row === null || row.clock === null) return { ...written, copies };
  const reading = readClockNote(row.clock);
  return { ...written, copies, clocks: [...written.clocks, { holder: 0, reading }] };
}

/** A running attempt as lists show it; null when there is none to show. */
export function toRunningAttempt(found: AttemptLookup, heldElsewhere: boolean): RunningAttempt | null {
  if (found.state !== 'running' || found.newest === null) return null;
  const { attempt, completeness, place, savedAt } = found.newest;
  return { attempt: restoreAttempt(attempt), completeness, place, savedAt, heldElsewhere };
}
