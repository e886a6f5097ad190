/** Finished attempts in the database, with the answers and seen items derived from them. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import {
  type AnsweredAttempt,
  type FinishedAttempt,
  toFinishedAttempt,
} from '@/domain/plan/ability/answered-attempt';
import { itemIdsShown } from './attemptItemIds';
import {
  readAnswersRow,
  readAttemptRow,
  readOrphanedAnswers,
  toAnswersRow,
  toAttemptRow,
} from './attemptRows';
import { countItemView, originalStoreOfRow, type RowReadResult, validRowValues } from './storedRows';
import type { DatabaseTransactions } from './transaction';

/** The finished attempts in the database, as far as their answers rows can be read. */
export interface StoredAnswers {
  readonly attempts: readonly FinishedAttempt[];
  /** Attempts without such a row. */
  readonly missing: readonly string[];
  /** Answers that can be read of attempts that couldn't be and were set aside. */
  readonly orphaned: readonly AnsweredAttempt[];
  /** Number of attempts that were set aside. */
  readonly unreadable: number;
}

/** The result of adding answers rows. */
export interface AddedAnswers {
  readonly attempts: readonly FinishedAttempt[];
  /** Answers that can be read of attempts that can't be. */
  readonly orphaned: readonly AnsweredAttempt[];
  /** Number of attempts that a newer version of the site wrote. */
  readonly newer: number;
  /** Number of attempts that were set aside, because they are unreadable. */
  readonly unreadable: number;
}

export interface AttemptRowStore {
  /** Writes a finished attempt with its answers and seen items, and removes its running rows, all in one transaction. */
  putFinished(attempt: Attempt): Promise<void>;
  isFinished(id: string): Promise<boolean>;
  finished(id: string): Promise<RowReadResult<Attempt> | null>;
  removeFinished(id: string): Promise<void>;
  seenIds(): Promise<readonly string[]>;
  answers(): Promise<StoredAnswers>;
  /** Derives missing answers rows from their attempts, and sets unreadable attempts aside. */
  addAnswers(ids: readonly string[]): Promise<AddedAnswers>;
}

/**
 * The stores with a row for each finished attempt. Earlier versions of the site also wrote summaries; nothing reads them, but they
 * are deleted with their attempt.
 */
const storesOfAttempt = ['attempts', 'summaries', 'answers', 'running', 'clocks', 'notes'] as const;

export function createAttemptRowStore({ read, change }: DatabaseTransactions): AttemptRowStore {
  /** Moves an unreadable attempt, unchanged, to the `unreadable` store. Where that fails, the next read tries again. */
  async function setAside(id: string): Promise<void> {
    const isMoved = change(['attempts', 'unreadable'], async (transaction) => {
      const attempts = transaction.objectStore('attempts');
      const attempt = await attempts.get(id);
      // Two reads may find it at the same time, but it must be moved and counted only once. An import may have replaced it since.
      if (attempt === undefined || readAttemptRow(attempt).state !== 'unreadable') return;
      await transaction.objectStore('unreadable').add({ attempt, at: Date.now() });
      await attempts.delete(id);
    });
    await isMoved.catch(() => undefined);
  }

  /** Writes answers rows. Where that fails, such as on a full device, the next read derives them again. */
  async function writeAnswers(rows: readonly DerivedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const isWritten = change(['attempts', 'answers'], async (transaction) => {
      const answers = transaction.objectStore('answers');
      for (const row of rows) {
        // Another tab may have deleted the attempt since.
        if ((await transaction.objectStore('attempts').getKey(row.id)) === undefined) continue;
        if (readAnswersRow(await answers.get(row.id)).state !== 'newer') await answers.put(row);
      }
    });
    await isWritten.catch(() => undefined);
  }

  return {
    putFinished: (attempt) =>
      change(['attempts', 'answers', 'seen', 'running', 'clocks', 'unreadable'], async (transaction) => {
        const answersRow = toAnswersRow(attempt);
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
        await transaction.objectStore('answers').put(answersRow);
        const seen = transaction.objectStore('seen');
        await Promise.all(
          itemIdsShown(attempt).map(async (id) =>
            seen.put(countItemView(id, await seen.get(id), answersRow.answers.finishedAt.utcMs)),
          ),
        );
      }),
    async isFinished(id) {
      const key = await read(['attempts'], (transaction) => transaction.objectStore('attempts').getKey(id));
      return key !== undefined;
    },
    async finished(id) {
      const row = await read(['attempts'], (transaction) => transaction.objectStore('attempts').get(id));
      if (row === undefined) return null;
      const reading = readAttemptRow(row);
      if (reading.state === 'unreadable') await setAside(id);
      return reading;
    },
    removeFinished: (id) =>
      change([...storesOfAttempt], async (transaction) => {
        for (const name of storesOfAttempt) await transaction.objectStore(name).delete(id);
      }),
    seenIds: () => read(['seen'], (transaction) => transaction.objectStore('seen').getAllKeys()),
    async answers() {
      const [ids, keys, rows, aside] = await read(['attempts', 'answers', 'unreadable'], (transaction) =>
        Promise.all([
          transaction.objectStore('attempts').getAllKeys(),
          transaction.objectStore('answers').getAllKeys(),
          transaction.objectStore('answers').getAll(),
          transaction.objectStore('unreadable').getAll(),
        ]),
      );
      const stored = new Set(ids);
      const isOrphan = (index: number) => !stored.has(keys[index] ?? '');
      const attempts = rows.flatMap((row, index) =>
        isOrphan(index) ? [] : validRowValues(readAnswersRow(row)),
      );
      const known = new Set(attempts.map(({ id }) => id));
      return {
        attempts,
        orphaned: rows.filter((_, index) => isOrphan(index)).flatMap(orphanedIn),
        missing: ids.filter((id) => !known.has(id)),
        unreadable: aside.filter((row) => originalStoreOfRow(row) === null).length,
      };
    },
    async addAnswers(ids) {
      const found = await read(['attempts', 'answers'], (transaction) =>
        Promise.all(
          ids.map(async (id) => {
            const row = await transaction.objectStore('attempts').get(id);
            return deriveAnswers(id, row, await transaction.objectStore('answers').get(id));
          }),
        ),
      );
      await writeAnswers(found.flatMap(({ write }) => write));
      const unreadable = found.flatMap(({ id, state }) => (state === 'unreadable' ? id : []));
      for (const id of unreadable) await setAside(id);
      return {
        attempts: found.flatMap(({ attempts }) => attempts),
        orphaned: found.flatMap(({ orphaned }) => orphaned),
        newer: found.filter(({ state }) => state === 'newer').length,
        unreadable: unreadable.length,
      };
    },
  };
}

type DerivedRow = ReturnType<typeof toAnswersRow>;

/** The readable part of an attempt whose answers row isn't readable, and the row to write, if any. */
interface DerivedAnswers extends Pick<AddedAnswers, 'attempts' | 'orphaned'> {
  readonly id: string;
  readonly state: RowReadResult<Attempt>['state'] | 'absent';
  readonly write: readonly DerivedRow[];
}

/** @param before the attempt's answers row */
function deriveAnswers(id: string, attemptRow: unknown, before: unknown): DerivedAnswers {
  const nothing = { id, attempts: [], orphaned: [], write: [] };
  // Another tab may have deleted it since, with its answers, or another read has set it aside, without them.
  if (attemptRow === undefined)
    return {
      ...nothing,
      state: before === undefined ? 'absent' : 'unreadable',
      orphaned: orphanedIn(before),
    };
  const reading = readAttemptRow(attemptRow);
  if (reading.state !== 'sound') return { ...nothing, state: reading.state, orphaned: orphanedIn(before) };
  const row = toAnswersRow(reading.value);
  const [attempt] = validRowValues(readAnswersRow(row));
  // Names that the row's text can't hold make it unreadable; the attempt is derived on each read then.
  if (attempt === undefined)
    return { ...nothing, state: 'sound', attempts: toListOf(toFinishedAttempt(reading.value)) };
  return { ...nothing, state: 'sound', attempts: [attempt], write: [row] };
}

const orphanedIn = (row: unknown): readonly AnsweredAttempt[] => toListOf(readOrphanedAnswers(row));

const toListOf = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);
