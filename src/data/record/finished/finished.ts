/** Finished attempts, whether they are in the database or still in their slots. */
import type { FinishedAttempt, FinishedList, StudentRecord } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { removeNotesTexts } from '@/data/record/notes/texts';
import { removeWritten } from '@/data/record/running/copies';
import { noteEnded } from '@/data/record/running/ended';
import type { Holds } from '@/data/record/running/holds';
import { attemptsInSlots, finishedInSlots } from '@/data/record/running/list';
import { moveToFinished } from './move';
import { itemsAsked, itemsMet } from './seen';
import { summaryOf } from './summary';

type Finished = Pick<StudentRecord, 'listFinished' | 'deleteFinished' | 'seenItems' | 'itemsUnderWay'>;

const nothing = { summaries: [], unreadable: 0, newer: 0 };

export function finishedOf(context: RecordContext): Finished {
  const { browser, stores, messages, door } = context;
  return {
    async listFinished(): Promise<FinishedList> {
      const { summaries, unreadable, newer } = await door.use((database) => database.summaries(), nothing);
      const known = new Set(summaries.map(({ id }) => id));
      const inSlots = finishedInSlots(context).flatMap(({ attempt }) =>
        known.has(attempt.id) ? [] : (summaryOf(attempt) ?? []),
      );
      const attempts = [...summaries, ...inSlots].toSorted((a, b) => b.finishedAt.utcMs - a.finishedAt.utcMs);
      return { attempts, unreadable, newer, database: await door.state() };
    },

    async deleteFinished(id) {
      const consent = context.consent();
      noteEnded(stores, id, 'discarded', browser.now(), consent);
      removeWritten(stores, id);
      removeNotesTexts(stores, id);
      messages.post({ type: 'ended', id, how: 'discarded' });
      if (consent !== 'keep') return true;
      return await door.use(async (database) => {
        await database.removeFinished(id);
        return true;
      }, false);
    },

    async seenItems() {
      const ids = await door.use((database) => database.seenIds(), []);
      return new Set([...ids, ...attemptsInSlots(context).flatMap(({ attempt }) => itemsMet(attempt))]);
    },

    itemsUnderWay() {
      const running = attemptsInSlots(context).filter(({ attempt }) => attempt.phase.name !== 'finished');
      return new Set(running.flatMap(({ attempt }) => itemsAsked(attempt)));
    },
  };
}

/** Reads a finished attempt whole. */
export async function readFinished(context: RecordContext, id: string): Promise<FinishedAttempt> {
  const reading = await context.door.use((database) => database.finished(id), null);
  if (reading?.state === 'sound') return { state: 'found', attempt: reading.value, place: 'device' };
  if (reading !== null) return { state: reading.state };
  const inSlots = finishedInSlots(context).find(({ attempt }) => attempt.id === id);
  return inSlots === undefined ? { state: 'absent' } : { state: 'found', ...inSlots };
}

/** Moves to the database what an earlier visit had to leave in the slots. */
export async function moveAllFinished(context: RecordContext, holds: Holds): Promise<number> {
  if (context.consent() !== 'keep') return 0;
  const moves = finishedInSlots(context).map(({ attempt }) =>
    holds.whileFree(attempt.id, () => moveToFinished(context, attempt)),
  );
  return (await Promise.all(moves)).filter((isMoved) => isMoved === true).length;
}
