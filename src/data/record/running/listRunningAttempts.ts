/** Lists attempts that haven't ended, and finished ones that are still in slots. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { StoragePlace, RunningAttempt, RunningAttemptList } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { removeStoredAttemptData, storedAttemptIds, readStoredAttemptData } from './attemptTraces';
import { readEndedMarker, removeOldEndedMarkers } from './endedNotes';
import { toRunningAttempt, addUnkeyedCopies } from './lookUpAttempt';
import { assessStoredAttempt } from './assessStoredAttempt';

/** Lists the running attempts from all places. Of finished attempts, reads only the keys. */
export async function listRunningAttempts(context: RecordContext): Promise<RunningAttemptList> {
  const { stores, databaseAccess, locks, browser } = context;
  const [rows, elsewhere] = await Promise.all([
    databaseAccess.use((database) => database.running(), [], 'brief'),
    locks.heldElsewhere(),
  ]);
  const texts = new Map(rows.map((row) => [row.id, row]));
  const ids = [...new Set([...storedAttemptIds(stores), ...texts.keys()])];
  const finished = await databaseAccess.use(
    (database) => Promise.all(ids.map((id) => database.isFinished(id))),
    ids.map(() => false),
    'brief',
  );

  const attempts: RunningAttempt[] = [];
  let damaged = 0;
  let newer = 0;
  for (const [index, id] of ids.entries()) {
    if (finished[index] === true || readEndedMarker(stores, id) !== null) {
      // If another tab holds the attempt, that tab removes its data.
      if (!elsewhere.has(id)) removeEnded(context, id);
      continue;
    }
    const found = assessStoredAttempt(
      addUnkeyedCopies(readStoredAttemptData(stores, id), id, texts.get(id) ?? null),
    );
    const running = toRunningAttempt(found, elsewhere.has(id));
    if (running !== null) attempts.push(running);
    if (found.state === 'unreadable') damaged += 1;
    if (found.state === 'newer') newer += 1;
  }
  removeOldEndedMarkers(stores, browser.now());
  return { attempts: attempts.toSorted((a, b) => b.savedAt - a.savedAt), damaged, newer };
}

/** Removes what a tab wrote after the attempt had ended. */
function removeEnded({ stores, databaseAccess }: RecordContext, id: string): void {
  removeStoredAttemptData(stores, id);
  void databaseAccess.use((database) => database.removeRunning(id), undefined);
}

export interface AttemptInSlots {
  readonly attempt: Attempt;
  readonly place: StoragePlace;
}

/**
 * Returns the running and finished attempts in slots. Leaves out those with an ended note, which are in the database or were
 * discarded.
 */
export function attemptsInSlots({ stores }: RecordContext): readonly AttemptInSlots[] {
  return [...storedAttemptIds(stores)].flatMap((id) => {
    const { newest } =
      readEndedMarker(stores, id) === null
        ? assessStoredAttempt(readStoredAttemptData(stores, id))
        : { newest: null };
    return newest === null ? [] : [{ attempt: newest.attempt, place: newest.place }];
  });
}

/** Returns the finished attempts in slots: those not yet in the database, or saved only for this visit. */
export function listFinishedInSlots(context: RecordContext): readonly AttemptInSlots[] {
  return attemptsInSlots(context).filter(({ attempt }) => attempt.phase.name === 'finished');
}
