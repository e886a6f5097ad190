/** Finished attempts in the database or still in their slots. */
import type { FinishedAttemptReadResult, FinishedAttemptList, StudentRecord } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { removeNotesTexts } from '@/data/record/notes/noteTexts';
import { plausibleInstant, compareLatestFirst } from '@/domain/exam/attempts/clock';
import { removeStoredAttemptData } from '@/data/record/running/attemptTraces';
import { writeEndedMarker } from '@/data/record/running/endedNotes';
import type { AttemptHolds } from '@/data/record/running/holds';
import { attemptsInSlots, listFinishedInSlots } from '@/data/record/running/listRunningAttempts';
import { readOrThrow } from '@/data/record/readOrThrow';
import { type AnsweredAttempt, toAnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { RecordDatabase } from './database';
import { moveFinishedToDatabase } from './moveFinishedToDatabase';
import { itemIdsInForm, itemIdsShown } from './attemptItemIds';
import { type AttemptSummary, summarizeAttempt } from './summarizeAttempt';

type Finished = Pick<
  StudentRecord,
  'listFinished' | 'readAnswers' | 'deleteFinished' | 'seenItems' | 'itemsUnderWay'
>;

const nothing = { summaries: [], unreadable: 0, newer: 0 };

/**
 * Every reader checks the slots first and then the database. An attempt leaves its slots only once the database has it, so one of
 * the two reads finds it.
 */
export function createFinishedAttemptStore(context: RecordContext): Finished {
  const { browser, stores, messages, databaseAccess } = context;
  return {
    async listFinished(): Promise<FinishedAttemptList> {
      const inSlots = listFinishedInSlots(context);
      const asked = await databaseAccess.ask((database) => database.summaries());
      const isRead = asked.state === 'done';
      const { summaries, unreadable, newer } = isRead ? asked.value : nothing;
      const known = new Set(summaries.map(({ id }) => id));
      const others = inSlots.flatMap(({ attempt }) =>
        known.has(attempt.id) ? [] : (summarizeAttempt(attempt) ?? []),
      );
      const now = browser.now();
      const attempts = [...summaries, ...others]
        .map((summary): AttemptSummary => ({
          ...summary,
          finishedAt: plausibleInstant(summary.finishedAt, now),
        }))
        .toSorted((a, b) => compareLatestFirst(a.finishedAt, b.finishedAt));
      return { attempts, unreadable, newer, database: isRead ? 'open' : asked.state };
    },

    readAnswers: () => readAnswers(context),

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

/**
 * Returns the answers of all finished attempts with a known date, in the order in which they were finished.
 * @throws RecordUnreadError (rejects) if the database may have more
 */
async function readAnswers(context: RecordContext): Promise<readonly AnsweredAttempt[]> {
  const read = <T>(work: (database: RecordDatabase) => Promise<T>, none: T) =>
    readOrThrow(context, work, none);
  const inSlots = listFinishedInSlots(context);
  const stored = await read((database) => database.answers(), { answers: [], missing: [] });
  const all = [...stored.answers];
  for (let from = 0; from < stored.missing.length; from += batchLength) {
    const ids = stored.missing.slice(from, from + batchLength);
    all.push(...(await read((database) => database.addAnswers(ids), [])));
  }
  const known = new Set(all.map(({ id }) => id));
  for (const { attempt } of inSlots) {
    const answers = known.has(attempt.id) ? null : toAnsweredAttempt(attempt);
    if (answers !== null) all.push(answers);
  }
  const now = context.browser.now();
  return all
    .filter(({ finishedAt }) => plausibleInstant(finishedAt, now) !== null)
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
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

/** Moves finished attempts from slots to the database, such as those an earlier visit left there. Returns the number moved. */
export async function moveAllFinishedToDatabase(
  context: RecordContext,
  holds: AttemptHolds,
): Promise<number> {
  if (context.consent() !== 'keep') return 0;
  const moves = listFinishedInSlots(context).map(({ attempt }) =>
    holds.whileFree(attempt.id, () => moveFinishedToDatabase(context, attempt)),
  );
  return (await Promise.all(moves)).filter((isMoved) => isMoved === true).length;
}
