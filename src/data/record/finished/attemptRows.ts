/** Finished attempts in the database, with the summaries, answers, and seen items derived from them. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  toAnswersRow,
  toAttemptRow,
  readAnswersRow,
  readAttemptRow,
  readSummaryRow,
  type RowReadResult,
  countItemView,
  originalStoreOfRow,
  validRowValues,
  toSummaryRow,
} from './storedRows';
import { itemIdsShown } from './attemptItemIds';
import { summarizeFinishedAttempt, type StoredSummary, summarizeAttempt } from './summarizeAttempt';
import type { DatabaseTransactions } from './transaction';

export interface AttemptRowStore {
  /** Writes a finished attempt with its summary, answers, and seen items, and removes its running rows, all in one transaction. */
  putFinished(attempt: Attempt): Promise<void>;
  isFinished(id: string): Promise<boolean>;
  summaries(): Promise<{ summaries: readonly StoredSummary[]; unreadable: number; newer: number }>;
  finished(id: string): Promise<RowReadResult<Attempt> | null>;
  removeFinished(id: string): Promise<void>;
  seenIds(): Promise<readonly string[]>;
  /** Reads the answers of finished attempts, and lists the ids without a readable answers row. */
  answers(): Promise<{ answers: readonly AnsweredAttempt[]; missing: readonly string[] }>;
  /** Writes missing answers rows of finished attempts, and returns them. */
  addAnswers(ids: readonly string[]): Promise<readonly AnsweredAttempt[]>;
}

export function createAttemptRowStore({ read, change }: DatabaseTransactions): AttemptRowStore {
  /** Moves an unreadable attempt and its summary, unchanged, to the `unreadable` store. */
  function setAside(id: string): Promise<void> {
    return change(['attempts', 'summaries', 'unreadable'], async (transaction) => {
      const [attempts, summaries] = [
        transaction.objectStore('attempts'),
        transaction.objectStore('summaries'),
      ];
      const [attempt, summary] = [await attempts.get(id), await summaries.get(id)];
      // Two reads may find it at the same time, but it must be moved and counted only once.
      if (attempt === undefined && summary === undefined) return;
      await transaction.objectStore('unreadable').add({ attempt, summary, at: Date.now() });
      await attempts.delete(id);
      await summaries.delete(id);
    });
  }

  return {
    putFinished: (attempt) =>
      change(
        ['attempts', 'summaries', 'answers', 'seen', 'running', 'clocks', 'unreadable'],
        async (transaction) => {
          const summary = summarizeFinishedAttempt(attempt);
          await transaction.objectStore('running').delete(attempt.id);
          await transaction.objectStore('clocks').delete(attempt.id);
          const there = await transaction.objectStore('attempts').get(attempt.id);
          // A page wrote it but died before cleaning up, so its items are already counted.
          if (there !== undefined && readAttemptRow(there).state !== 'unreadable') return;
          if (there !== undefined) {
            await transaction.objectStore('unreadable').add({ attempt: there, at: Date.now() });
            await transaction.objectStore('attempts').delete(attempt.id);
          }
          await transaction.objectStore('attempts').add(toAttemptRow(attempt));
          await transaction.objectStore('summaries').put(toSummaryRow(summary));
          await transaction.objectStore('answers').put(toAnswersRow(attempt));
          const seen = transaction.objectStore('seen');
          await Promise.all(
            itemIdsShown(attempt).map(async (id) =>
              seen.put(countItemView(id, await seen.get(id), summary.finishedAt.utcMs)),
            ),
          );
        },
      ),
    async isFinished(id) {
      const key = await read(['attempts'], (transaction) => transaction.objectStore('attempts').getKey(id));
      return key !== undefined;
    },
    async summaries() {
      const summaries: StoredSummary[] = [];
      let newer = 0;
      const [keys, rows] = await read(['summaries'], (transaction) => {
        const store = transaction.objectStore('summaries');
        return Promise.all([store.getAllKeys(), store.getAll()]);
      });
      for (const [index, row] of rows.entries()) {
        let reading: RowReadResult<StoredSummary> | null = readSummaryRow(row);
        if (reading.state === 'unreadable') reading = await rebuilt(keys[index] ?? '');
        if (reading.state === 'sound') summaries.push(reading.value);
        if (reading.state === 'newer') newer += 1;
      }
      const aside = await read(['unreadable'], (transaction) =>
        transaction.objectStore('unreadable').getAll(),
      );
      const unreadable = aside.filter((row) => originalStoreOfRow(row) === null).length;
      return { summaries, unreadable, newer };
    },
    finished,
    removeFinished: (id) =>
      change(['attempts', 'summaries', 'answers', 'running', 'clocks', 'notes'], async (transaction) => {
        for (const name of ['attempts', 'summaries', 'answers', 'running', 'clocks', 'notes'] as const)
          await transaction.objectStore(name).delete(id);
      }),
    seenIds: () => read(['seen'], (transaction) => transaction.objectStore('seen').getAllKeys()),
    async answers() {
      const [ids, rows] = await read(['attempts', 'answers'], (transaction) =>
        Promise.all([
          transaction.objectStore('attempts').getAllKeys(),
          transaction.objectStore('answers').getAll(),
        ]),
      );
      const answers = rows.flatMap((row) => validRowValues(readAnswersRow(row)));
      const known = new Set(answers.map(({ id }) => id));
      return { answers, missing: ids.filter((id) => !known.has(id)) };
    },
    addAnswers: (ids) =>
      change(['attempts', 'answers'], async (transaction) => {
        const added = await Promise.all(
          ids.map(async (id): Promise<readonly AnsweredAttempt[]> => {
            const reading = readAttemptRow(await transaction.objectStore('attempts').get(id));
            if (reading.state !== 'sound') return [];
            const row = toAnswersRow(reading.value);
            await transaction.objectStore('answers').put(row);
            return validRowValues(readAnswersRow(row));
          }),
        );
        return added.flat();
      }),
  };

  async function finished(id: string): Promise<RowReadResult<Attempt> | null> {
    const row = await read(['attempts'], (transaction) => transaction.objectStore('attempts').get(id));
    if (row === undefined) return null;
    const reading = readAttemptRow(row);
    if (reading.state === 'unreadable') await setAside(id);
    return reading;
  }

  /** A summary can be rebuilt from its attempt, so an unreadable one is only lost if the attempt is, too. */
  async function rebuilt(id: string): Promise<RowReadResult<StoredSummary>> {
    const reading = await finished(id);
    if (reading === null) await setAside(id);
    if (reading?.state !== 'sound') return reading ?? { state: 'unreadable' };
    const summary = summarizeAttempt(reading.value);
    if (summary === null) return { state: 'unreadable' };
    await change(['summaries'], (transaction) =>
      transaction.objectStore('summaries').put(toSummaryRow(summary)),
    );
    return { state: 'sound', value: summary };
  }
}
