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

/** Returns null if a section has more answers than questions. */
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

export function toAnswersRow(facts: AttemptFacts): unknown {
  return { id: facts.id, version: answersVersion, answers: packAnswers(facts) };
}

/** @throws Error when the attempt hasn't finished. */
export function factsOf(attempt: Attempt): AttemptFacts {
  return assertPresent(toAttemptFacts(attempt), 'Only a finished attempt has answers');
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
  /** Moves an unreadable attempt, unchanged, to the `unreadable` store. */
  function setAside(id: string): Promise<void> {
    return change(['attempts', 'unreadable'], async (transaction) => {
      const attempts = transaction.objectStore('attempts');
      const attempt = await attempts.get(id);
      // Two reads may find it at the same time, but it must be moved and counted only once. An import may have replaced it since.
      if (attempt === undefined || readAttemptRow(attempt).state !== 'unreadable') return;
      await transaction.objectStore('unreadable').add({ attempt, at: Date.now() });
      await attempts.delete(id);
    });
  }

  return {
    putFinished: (attempt) =>
      change(['attempts', 'answers', 'seen', 'running', 'clocks', 'unreadable'], async (transaction) => {
        const facts = factsOf(attempt);
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
        await transaction.objectStore('answers').put(toAnswersRow(facts));
        const seen = transaction.objectStore('seen');
        await Promise.all(
          itemIdsShown(attempt).map(async (id) =>
            seen.put(countItemView(id, await seen.get(id), facts.finishedAt.utcMs)),
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
      const [ids, rows, aside] = await read(['attempts', 'answers', 'unreadable'], (transaction) =>
        Promise.all([
          transaction.objectStore('attempts').getAllKeys(),
          transaction.objectStore('answers').getAll(),
          transaction.objectStore('unreadable').getAll(),
        ]),
      );
      const answers = rows.flatMap((row) => validRowValues(readAnswersRow(row)));
      const known = new Set(answers.map(({ id }) => id));
      const stored = new Set(ids);
      return {
        attempts: answers.filter(({ id }) => stored.has(id)),
        orphaned: rows.flatMap(orphanedIn).filter(({ id }) => !stored.has(id)),
        missing: ids.filter((id) => !known.has(id)),
        unreadable: aside.filter((row) => originalStoreOfRow(row) === null).length,
      };
    },
    async addAnswers(ids) {
      const added = await change(['attempts', 'answers'], (transaction) =>
        Promise.all(
          ids.map(async (id) => {
            const row = await transaction.objectStore('attempts').get(id);
            // Another tab may have deleted it since.
            if (row === undefined) return { id, state: 'absent', attempts: [], orphaned: [] } as const;
            const reading = readAttemptRow(row);
            const answers = transaction.objectStore('answers');
            const before = await answers.get(id);
            if (reading.state !== 'sound')
              return { id, state: reading.state, attempts: [], orphaned: orphanedIn(before) };
            const facts = factsOf(reading.value);
            const answersRow = toAnswersRow(facts);
            if (readAnswersRow(before).state !== 'newer') await answers.put(answersRow);
            // Names that the row's text can't hold make it unreadable; the attempt is derived on each read then.
            const [attempt = completeFacts(facts)] = validRowValues(readAnswersRow(answersRow));
            return { id, state: 'sound', attempts: [attempt], orphaned: [] } as const;
          }),
        ),
      );
      const unreadable = added.flatMap(({ id, state }) => (state === 'unreadable' ? id : []));
      for (const id of unreadable) await setAside(id);
      return {
        attempts: added.flatMap(({ attempts }) => attempts),
        orphaned: added.flatMap(({ orphaned }) => orphaned),
        newer: added.filter(({ state }) => state === 'newer').length,
        unreadable: unreadable.length,
      };
    },
  };
}

const orphanedIn = (row: unknown): readonly AnsweredAttempt[] => {
  const answers = readOrphanedAnswers(row);
  return answers === null ? [] : [answers];
};
