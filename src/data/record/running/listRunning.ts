/** Lists attempts that haven't ended, and finished ones still in their slots. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { StoragePlace, RunningAttempt, RunningList } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { removeAttemptTraces, storedAttemptIds, readAttemptTraces } from './attemptTraces';
import { readEndedNote, removeOldEndedNotes } from './endedNotes';
import { toRunningAttempt, withDatabaseCopy } from './lookUpAttempt';
import { assessTraces } from './assessTraces';

/** Lists the running attempts from all places. Reads only the keys of finished attempts. */
export async function listRunning(context: RecordContext): Promise<RunningList> {
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
    if (finished[index] === true || readEndedNote(stores, id) !== null) {
      // A tab that is working on it cleans up by itself.
      if (!elsewhere.has(id)) removeEnded(context, id);
      continue;
    }
    const found = assessTraces(withDatabaseCopy(readAttemptTraces(stores, id), id, texts.get(id) ?? null));
    const running = toRunningAttempt(found, elsewhere.has(id));
    if (running !== null) attempts.push(running);
    if (found.state === 'unreadable') damaged += 1;
    if (found.state === 'newer') newer += 1;
  }
  removeOldEndedNotes(stores, browser.now());
  return { attempts: attempts.toSorted((a, b) => b.savedAt - a.savedAt), damaged, newer };
}

/** Removes late writes of an attempt that had already ended. */
function removeEnded({ stores, databaseAccess }: RecordContext, id: string): void {
  removeAttemptTraces(stores, id);
  void databaseAccess.use((database) => database.removeRunning(id), undefined);
}

export interface AttemptInSlots {
  readonly attempt: Attempt;
  readonly place: StoragePlace;
}

/** Returns the stored attempts that the student hasn't discarded, finished and running. */
export function attemptsInSlots({ stores }: RecordContext): readonly AttemptInSlots[] {
  return [...storedAttemptIds(stores)].flatMap((id) => {
    const { newest } =
      readEndedNote(stores, id) === null ? assessTraces(readAttemptTraces(stores, id)) : { newest: null };
    return newest === null ? [] : [{ attempt: newest.attempt, place: newest.place }];
  });
}

/** Returns the finished ones: not yet in the database, or saved only for this visit. */
export function finishedInSlots(context: RecordContext): readonly AttemptInSlots[] {
  return attemptsInSlots(context).filter(({ attempt }) => attempt.phase.name === 'finished');
}
