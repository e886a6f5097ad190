/** What is known of an attempt from every place: storages, memory, database, and what another tab handed over. */
import { restored } from '@/domain/exam/attempt';
import type { RunningAttempt } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import type { StoredRunning } from '@/data/record/finished/runningRows';
import { copyFrom, readClockNote, type Written, writtenOf } from './copies';
import { endedHow } from './ended';
import { type Assessment, assess } from './newest';

/** An attempt that has ended is `over`, whatever of it is still written somewhere. */
export type Found = Assessment | { readonly state: 'over'; readonly how: 'finished' | 'discarded' };

/** Looks everywhere for an attempt. `handedOver` is the text that another tab gave with its hold. */
export async function find(context: RecordContext, id: string, handedOver?: string): Promise<Found> {
  const { stores, door } = context;
  const ended = endedHow(stores, id);
  if (ended !== null) return { state: 'over', how: ended };
  const [isFinished, row] = await door.use(
    (database) => Promise.all([database.isFinished(id), database.runningOf(id)]),
    [false, null],
  );
  if (isFinished) return { state: 'over', how: 'finished' };
  return assess(withTexts(writtenOf(stores, id), id, row, handedOver ?? null));
}

/** Adds the database's copy and clock, which all tabs see, and one from another tab, which lives in this page's memory so far. */
export function withTexts(
  written: Written,
  id: string,
  row: Omit<StoredRunning, 'id'> | null,
  handedOver: string | null = null,
): Written {
  const copies = [...written.copies];
  if (row !== null) copies.push(copyFrom('device', id, row.text));
  if (handedOver !== null) copies.push(copyFrom('memory', id, handedOver));
  if (row === null || row.clock === null) return { ...written, copies };
  const reading = readClockNote(row.clock);
  return { ...written, copies, clocks: [...written.clocks, { holder: 0, reading }] };
}

/** A running attempt as lists show it; null when there is none to show. */
export function runningFrom(found: Found, heldElsewhere: boolean): RunningAttempt | null {
  if (found.state !== 'running' || found.newest === null) return null;
  const { attempt, completeness, place, savedAt } = found.newest;
  return { attempt: restored(attempt), completeness, place, savedAt, heldElsewhere };
}
