/** The attempts that haven't ended, and the finished ones that are still in their slots. */
import type { Attempt } from '@/domain/exam/attempt';
import type { Place, RunningAttempt, RunningList } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { removeWritten, storedIds, writtenOf } from './copies';
import { endedHow, removeOldNotes } from './ended';
import { runningFrom, withTexts } from './found';
import { assess } from './newest';

/** Lists the running attempts of all places. Reads no finished attempt: of those, keys alone. */
export async function listRunning(context: RecordContext): Promise<RunningList> {
  const { stores, door, locks, browser } = context;
  const [rows, elsewhere] = await Promise.all([
    door.use((database) => database.running(), [], 'brief'),
    locks.heldElsewhere(),
  ]);
  const texts = new Map(rows.map((row) => [row.id, row]));
  const ids = [...new Set([...storedIds(stores), ...texts.keys()])];
  const finished = await door.use(
    (database) => Promise.all(ids.map((id) => database.isFinished(id))),
    ids.map(() => false),
    'brief',
  );

  const attempts: RunningAttempt[] = [];
  let damaged = 0;
  let newer = 0;
  for (const [index, id] of ids.entries()) {
    if (finished[index] === true || endedHow(stores, id) !== null) {
      // A tab that is at work on it tidies up by itself.
      if (!elsewhere.has(id)) removeEnded(context, id);
      continue;
    }
    const found = assess(withTexts(writtenOf(stores, id), id, texts.get(id) ?? null));
    const running = runningFrom(found, elsewhere.has(id));
    if (running !== null) attempts.push(running);
    if (found.state === 'unreadable') damaged += 1;
    if (found.state === 'newer') newer += 1;
  }
  removeOldNotes(stores, browser.now());
  return { attempts: attempts.toSorted((a, b) => b.savedAt - a.savedAt), damaged, newer };
}

/** Removes what a late tab wrote of an attempt that had ended. */
function removeEnded({ stores, door }: RecordContext, id: string): void {
  removeWritten(stores, id);
  void door.use((database) => database.removeRunning(id), undefined);
}

export interface InSlots {
  readonly attempt: Attempt;
  readonly place: Place;
}

/** The attempts that the storages hold and that the student hasn't discarded, finished and running. */
export function attemptsInSlots({ stores }: RecordContext): readonly InSlots[] {
  return [...storedIds(stores)].flatMap((id) => {
    const { newest } = endedHow(stores, id) === null ? assess(writtenOf(stores, id)) : { newest: null };
    return newest === null ? [] : [{ attempt: newest.attempt, place: newest.place }];
  });
}

/** Those of them that are finished: not yet in the database, or kept for this visit alone. */
export function finishedInSlots(context: RecordContext): readonly InSlots[] {
  return attemptsInSlots(context).filter(({ attempt }) => attempt.phase.name === 'finished');
}
