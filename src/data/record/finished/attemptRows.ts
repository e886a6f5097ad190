/** Finished attempts in the database, with the answers and seen items derived from them: the formats of their rows, and operations. */
import * as v from 'valibot';
import { assertPresent } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Verdict } from '@/domain/exam/attempts/response';
import { type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import {
  type AnsweredAttempt,
  type AnswerRecord,
  type AttemptFacts,
  completeFacts,
  type FinishedAttempt,
  toAttemptFacts,
  toFinishedAttempt,
} from '@/domain/plan/ability/answered-attempt';
import {
  attemptIdSchema,
  conditionsSchema,
  countSchema,
  durationMsSchema,
  endingSchema,
  instantSchema,
  levelSchema,
  parseAttempt,
  parseOrNull,
  partIdSchema,
  planIdSchema,
  sectionNameSchema,
  timeLimitSchema,
  timingSchema,
} from '@/data/record/attemptSchema';
import {
  countItemView,
  originalStoreOfRow,
  readRow,
  type RowReadResult,
  rowVersion,
  validRowValues,
} from './storedRows';
import { itemIdsShown } from './attemptItemIds';
import type { DatabaseTransactions } from './transaction';

const attemptRowSchema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(rowVersion),
  attempt: v.unknown(),
});

export function toAttemptRow(attempt: Attempt): unknown {
  return { id: attempt.id, version: rowVersion, attempt };
}

export function readAttemptRow(row: unknown): RowReadResult<Attempt> {
  return readRow(row, attemptRowSchema, ({ id, attempt: value }) => {
    const attempt = parseAttempt(value);
    return attempt?.id === id && attempt.phase.name === 'finished' ? attempt : null;
  });
}

const verdictCodes: Readonly<Record<Verdict, string>> = { right: 'r', wrong: 'w', blank: 'b' };
const verdictsByCode: ReadonlyMap<string, Verdict> = new Map(
  typedKeys(verdictCodes).map((verdict) => [verdictCodes[verdict], verdict]),
);

const answerText = /^[\w@-]+:(?:[A-E]:[rw]|-:b):g?n?t?f?:\d{1,13}:[\w-]*$/;
/** In rows of version 1, the item's key may be in the verdict's place. */
const answerTextOfVersion1 = /^[\w@-]+:(?:[A-E]:[rwA-E]|-:[bA-E]):g?n?t?f?:\d{1,13}:[\w-]*$/;

const answersTextSchema = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.check((text) => text === '' || text.split(' ').every((each) => pattern.test(each))),
  );

const part = { id: partIdSchema, usedMs: durationMsSchema, limitMs: timeLimitSchema, ending: endingSchema };

const answersSchema = v.strictObject({
  id: attemptIdSchema,
  planId: planIdSchema,
  level: levelSchema,
  timing: timingSchema,
  conditions: conditionsSchema,
  startedAt: instantSchema,
  finishedAt: instantSchema,
  interruptions: countSchema,
  pauses: countSchema,
  parts: v.array(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('section'),
        ...part,
        section: sectionNameSchema,
        scored: v.boolean(),
        explanationMs: durationMsSchema,
        questions: countSchema,
        newQuestions: countSchema,
        answers: answersTextSchema(answerText),
      }),
      v.strictObject({ kind: v.literal('essay'), ...part }),
    ]),
  ),
});
type PackedAnswers = v.InferOutput<typeof answersSchema>;
export const packedAnswersSchema: v.GenericSchema<unknown, PackedAnswers> = answersSchema;

/**
 * Encodes a finished attempt, short enough to read a year of them quickly, and without what follows from the rest: one text per
 * section, in which answers, separated by spaces, are `ref:letter:verdict:flags:milliseconds:recall`. The letter is `-` for a
 * blank; the verdict is r (right), w (wrong), or b (blank); the flags are g (guessed), n (narrowed), t (ran out of time), and f
 * (first).
 */
export function packAnswers(attempt: AttemptFacts): PackedAnswers {
  return {
    ...attempt,
    parts: attempt.parts.map((each) =>
      each.kind === 'essay' ? each : { ...each, answers: each.answers.map(textOf).join(' ') },
    ),
  };
}

/** Returns null if a section's counts are impossible, such as more answers than questions. */
export function unpackAnswers(stored: PackedAnswers): FinishedAttempt | null {
  const attempt = completeFacts({
    ...stored,
    parts: stored.parts.map((each) =>
      each.kind === 'essay' ? each : { ...each, answers: answersFrom(each.answers) },
    ),
  });
  const isPossible = attempt.sections.every(
    ({ questions, newQuestions, answers, unseen }) =>
      answers.length <= questions && newQuestions <= questions && unseen.blank >= 0,
  );
  return isPossible ? attempt : null;
}

function textOf({
  ref,
  letter,
  verdict,
  guessed,
  narrowed,
  ranOut,
  first,
  timeMs,
  recallOf,
}: AnswerRecord): string {
  const flags = `${guessed ? 'g' : ''}${narrowed ? 'n' : ''}${ranOut ? 't' : ''}${first ? 'f' : ''}`;
  return [ref, letter ?? '-', verdictCodes[verdict], flags, Math.round(timeMs), recallOf ?? ''].join(':');
}

function answersFrom(text: string): readonly AnswerRecord[] {
  return text === '' ? [] : text.split(' ').map(answerFrom);
}

function answerFrom(text: string): AnswerRecord {
  const [ref = '', letter = '', verdict = '', flags = '', ms = '', recall = ''] = text.split(':');
  return {
    ref,
    letter: letterFrom(letter),
    verdict: verdictsByCode.get(verdict) ?? verdictByKey(letter, verdict),
    guessed: flags.includes('g'),
    narrowed: flags.includes('n'),
    ranOut: flags.includes('t'),
    first: flags.includes('f'),
    timeMs: Number(ms),
    recallOf: recall === '' ? null : recall,
  };
}

function verdictByKey(letter: string, key: string): Verdict {
  if (letter === '-') return 'blank';
  return letter === key ? 'right' : 'wrong';
}

function letterFrom(text: string): ChoiceLetter | null {
  return choiceLetters.find((letter) => letter === text) ?? null;
}

/** Version 1 had fewer facts, and a summary beside it in a row of its own. Such a row is written again from its attempt. */
const answersVersion = 2;

const answersRowOfVersion1Schema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(1),
  answers: v.strictObject({
    id: attemptIdSchema,
    planId: planIdSchema,
    level: levelSchema,
    finishedAt: instantSchema,
    studyMs: durationMsSchema,
    sections: v.array(
      v.strictObject({ timed: v.boolean(), answers: answersTextSchema(answerTextOfVersion1) }),
    ),
  }),
});

const answersRowSchema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(answersVersion),
  answers: packedAnswersSchema,
});

/** @throws Error when the attempt hasn't finished. */
export function toAnswersRow(attempt: Attempt): unknown {
  const facts = assertPresent(toAttemptFacts(attempt), 'Only a finished attempt has answers');
  return { id: facts.id, version: answersVersion, answers: packAnswers(facts) };
}

export function readAnswersRow(row: unknown): RowReadResult<FinishedAttempt> {
  return readRow(
    row,
    answersRowSchema,
    ({ id, answers }) => (answers.id === id ? unpackAnswers(answers) : null),
    answersVersion,
  );
}

/** Reads the answers of an attempt that was set aside, from a row of any version. Other attempts' rows are written again. */
export function readOrphanedAnswers(row: unknown): AnsweredAttempt | null {
  const [attempt] = validRowValues(readAnswersRow(row));
  if (attempt !== undefined) {
    const { id, planId, level, finishedAt, studyMs, sections } = attempt;
    return { id, planId, level, finishedAt, studyMs, sections };
  }
  const first = parseOrNull(answersRowOfVersion1Schema, row);
  if (first === null || first.answers.id !== first.id) return null;
  return {
    ...first.answers,
    sections: first.answers.sections.map(({ timed, answers }) => ({ timed, answers: answersFrom(answers) })),
  };
}

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
  async function writeAnswers(rows: readonly AnswersRow[]): Promise<void> {
    if (rows.length === 0) return;
    const isWritten = change(['attempts', 'answers'], async (transaction) => {
      const answers = transaction.objectStore('answers');
      for (const { id, row } of rows) {
        // Another tab may have deleted the attempt since.
        if ((await transaction.objectStore('attempts').getKey(id)) === undefined) continue;
        if (readAnswersRow(await answers.get(id)).state !== 'newer') await answers.put(row);
      }
    });
    await isWritten.catch(() => undefined);
  }

  return {
    putFinished: (attempt) =>
      change(['attempts', 'answers', 'seen', 'running', 'clocks', 'unreadable'], async (transaction) => {
        const answersRow = toAnswersRow(attempt);
        const finishedMs = assertPresent(toAttemptFacts(attempt), 'It has finished').finishedAt.utcMs;
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
            seen.put(countItemView(id, await seen.get(id), finishedMs)),
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

interface AnswersRow {
  readonly id: string;
  readonly row: unknown;
}

/** What can be read of an attempt without a readable answers row, and the row to write, if any. */
interface DerivedAnswers extends Pick<AddedAnswers, 'attempts' | 'orphaned'> {
  readonly id: string;
  readonly state: RowReadResult<Attempt>['state'] | 'absent';
  readonly write: readonly AnswersRow[];
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
  return { ...nothing, state: 'sound', attempts: [attempt], write: [{ id, row }] };
}

const orphanedIn = (row: unknown): readonly AnsweredAttempt[] => toListOf(readOrphanedAnswers(row));

const toListOf = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);
