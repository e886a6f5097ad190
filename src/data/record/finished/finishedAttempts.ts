/** Finished attempts, in the database or still in their slots: moves them to the database, and reads them wherever they are. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type {
  Consent,
  DatabaseState,
  FinishedAttemptReadResult,
  FinishedAttemptList,
  StoragePlace,
  StudentRecord,
  UnreadableRowCounts,
} from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { removeNotesTexts } from '@/data/record/notes/noteTexts';
import { plausibleInstant, compareLatestFirst } from '@/domain/exam/attempts/clock';
import { removeStoredAttemptData } from '@/data/record/running/attemptTraces';
import { writeEndedMarker } from '@/data/record/running/endedNotes';
import { createSlotWriter } from '@/data/record/running/slotWriter';
import { attemptsInSlots, listFinishedInSlots } from '@/data/record/running/listRunningAttempts';
import { assertReadable } from '@/data/record/RecordUnreadError';
import {
  type AnsweredAttempt,
  type FinishedAttempt,
  type ListedAttempt,
  toFinishedAttempt,
} from '@/domain/plan/ability/answered-attempt';
import type { StoredAnswers } from './attemptRowStore';
import { itemIdsInForm, itemIdsShown } from './attemptItemIds';

type Finished = Pick<
  StudentRecord,
  'listFinished' | 'readAnswers' | 'deleteFinished' | 'seenItems' | 'itemsUnderWay'
>;

/**
 * Every reader checks the slots first and then the database. An attempt leaves its slots only once the database has it, so one of
 * the two reads finds it.
 */
export function createFinishedAttemptStore(context: RecordContext): Finished {
  const { browser, stores, messages, databaseAccess } = context;
  return {
    async listFinished(): Promise<FinishedAttemptList> {
      const inSlots = answersInSlots(context);
      const { attempts, unreadable, newer, database } = await readStoredAnswers(context);
      const now = browser.now();
      return {
        attempts: withOthers(attempts, inSlots)
          .map((attempt): ListedAttempt => ({
            ...attempt,
            finishedAt: plausibleInstant(attempt.finishedAt, now),
          }))
          .toSorted((a, b) => compareLatestFirst(a.finishedAt, b.finishedAt)),
        unreadable,
        newer,
        database,
      };
    },

    async readAnswers() {
      const inSlots = answersInSlots(context);
      const { attempts, orphaned, database } = await readStoredAnswers(context);
      assertReadable(database);
      const now = browser.now();
      const finished = withOthers(attempts, inSlots);
      return {
        finished: inOrder(finished, now),
        all: inOrder(withOthers<AnsweredAttempt>(finished, orphaned), now),
      };
    },

    async deleteFinished(id) {
      const consent = context.consent();
      writeEndedMarker(stores, id, 'discarded', browser.now(), consent);
      removeStoredAttemptData(stores, id);
      removeNotesTexts(stores, id);
      messages.post({ type: 'ended', id, how: 'discarded' });
      if (consent !== 'keep') return true;
      return await databaseAccess.use(async (database) => {
        await database.removeFinished(id);
        return true;
      }, false);
    },

    async seenItems() {
      const inSlots = attemptsInSlots(context).flatMap(({ attempt }) => itemIdsShown(attempt));
      const ids = await databaseAccess.use((database) => database.seenIds(), [], 'brief');
      return new Set([...ids, ...inSlots]);
    },

    itemsUnderWay() {
      const running = attemptsInSlots(context).filter(({ attempt }) => attempt.phase.name !== 'finished');
      return new Set(running.flatMap(({ attempt }) => itemIdsInForm(attempt)));
    },
  };
}

/** Number of missing answers rows that are added per transaction. Each requires reading the whole attempt. */
const batchLength = 50;

type StoredAnswersReading = Pick<StoredAnswers, 'attempts' | 'orphaned'> &
  UnreadableRowCounts & { readonly database: DatabaseState };

/** Reads the answers of finished attempts in the database, as far as they can be read. */
export async function readStoredAnswers({
  databaseAccess,
}: Pick<RecordContext, 'databaseAccess'>): Promise<StoredAnswersReading> {
  const asked = await databaseAccess.ask((database) => database.answers());
  if (asked.state !== 'done')
    return { attempts: [], orphaned: [], unreadable: 0, newer: 0, database: asked.state };
  const { missing } = asked.value;
  const attempts = [...asked.value.attempts];
  const orphaned = [...asked.value.orphaned];
  let { unreadable } = asked.value;
  let newer = 0;
  for (let from = 0; from < missing.length; from += batchLength) {
    const ids = missing.slice(from, from + batchLength);
    const added = await databaseAccess.ask((database) => database.addAnswers(ids));
    if (added.state !== 'done') return { attempts, orphaned, unreadable, newer, database: added.state };
    attempts.push(...added.value.attempts);
    orphaned.push(...added.value.orphaned);
    newer += added.value.newer;
    unreadable += added.value.unreadable;
  }
  return { attempts, orphaned, unreadable, newer, database: 'open' };
}

function answersInSlots(context: RecordContext): readonly FinishedAttempt[] {
  return listFinishedInSlots(context).flatMap(({ attempt }) => toFinishedAttempt(attempt) ?? []);
}

/** Sorts attempts with a plausible date by when they were finished. */
function inOrder<Each extends AnsweredAttempt>(attempts: readonly Each[], nowMs: number): readonly Each[] {
  return attempts
    .filter(({ finishedAt }) => plausibleInstant(finishedAt, nowMs) !== null)
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
}

function withOthers<Each extends AnsweredAttempt>(
  attempts: readonly Each[],
  others: readonly Each[],
): readonly Each[] {
  const known = new Set(attempts.map(({ id }) => id));
  return [...attempts, ...others.filter(({ id }) => !known.has(id))];
}

/** Reads a finished attempt in full. The database's copy takes precedence over one in slots. */
export async function readFinishedAttempt(
  context: RecordContext,
  id: string,
): Promise<FinishedAttemptReadResult> {
  const inSlots = listFinishedInSlots(context).find(({ attempt }) => attempt.id === id);
  const asked = await context.databaseAccess.ask((database) => database.finished(id));
  const reading = asked.state === 'done' ? asked.value : null;
  if (reading?.state === 'sound') return { state: 'found', attempt: reading.value, place: 'device' };
  if (inSlots !== undefined) return { state: 'found', ...inSlots };
  if (reading !== null) return { state: reading.state };
  return { state: asked.state === 'newer' || asked.state === 'unavailable' ? asked.state : 'absent' };
}

/**
 * Moves a finished attempt, removing its slots only once it is safe in the database. False if it stays in them. Only the page that
 * holds the attempt's lock may call it.
 */
export async function moveFinishedToDatabase(context: RecordContext, attempt: Attempt): Promise<boolean> {
  const { browser, stores, messages, databaseAccess } = context;
  const isWritten = await databaseAccess.use(async (database) => {
    await database.putFinished(attempt);
    return true;
  }, false);
  if (isWritten) {
    writeEndedMarker(stores, attempt.id, 'finished', browser.now(), context.consent());
    removeStoredAttemptData(stores, attempt.id);
  }
  // If nothing is saved on the device, other tabs can only learn of the end from this message.
  const isKnown = isWritten || context.consent() !== 'keep';
  messages.post(isKnown ? { type: 'ended', id: attempt.id, how: 'finished' } : { type: 'changed' });
  return isWritten;
}

/**
 * Writes a finished attempt from the database or an import into slots. Null, with nothing left behind, if only memory has space
 * although the consent allows a better place.
 */
export function writeFinishedAttemptToSlot(
  context: RecordContext,
  attempt: Attempt,
  consent: Consent,
): StoragePlace | null {
  const { browser, stores } = context;
  const order = { holder: 1, sequence: 1 };
  const slots = createSlotWriter(stores, attempt.id, order.holder, new Map());
  const { place } = slots.write(attempt, order, browser.now(), consent);
  if (place !== 'memory' || consent === null) return place;
  removeStoredAttemptData(stores, attempt.id);
  return null;
}

/** Runs work while no page holds an attempt; resolves to null if one does. */
interface FreeAttempts {
  whileFree(id: string, work: () => Promise<boolean>): Promise<boolean | null>;
}

/** Moves finished attempts from slots to the database, such as those an earlier visit left there. Returns the number moved. */
export async function moveAllFinishedToDatabase(
  context: RecordContext,
  holds: FreeAttempts,
): Promise<number> {
  if (context.consent() !== 'keep') return 0;
  const moves = listFinishedInSlots(context).map(({ attempt }) =>
    holds.whileFree(attempt.id, () => moveFinishedToDatabase(context, attempt)),
  );
  return (await Promise.all(moves)).filter((isMoved) => isMoved === true).length;
}
