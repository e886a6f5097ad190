/** The formats of finished attempts in the database: the attempt in full, and its answers. */
import * as v from 'valibot';
import { assertPresent } from '@/lib/assert';
import { typedKeys } from '@/lib/typedKeys';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Verdict } from '@/domain/exam/attempts/response';
import { type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import { type Confidence, confidenceLevels } from '@/domain/exam/items/item-state';
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
import { readRow, type RowReadResult, rowVersion, validRowValues } from './storedRows';

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

const confidenceCodes: Readonly<Record<Confidence, string>> = { guess: 'g', leaning: 'l', sure: 's' };

const answerText = /^[\w@-]+:(?:[A-E]:[rw]|-:b):[gls]?n?t?f?:\d{1,13}:[\w-]*$/;
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
 * blank; the verdict is r (right), w (wrong), or b (blank); the flags are g, l, or s (the
 * confidence: guess, leaning, or sure), n (narrowed), t (ran out of time), and f (first).
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
  confidence,
  narrowed,
  ranOut,
  first,
  timeMs,
  recallOf,
}: AnswerRecord): string {
  const flags = `${confidence === null ? '' : confidenceCodes[confidence]}${narrowed ? 'n' : ''}${ranOut ? 't' : ''}${first ? 'f' : ''}`;
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
    confidence: confidenceLevels.find((each) => flags.startsWith(confidenceCodes[each])) ?? null,
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

interface AnswersRow {
  readonly id: string;
  readonly version: number;
  readonly answers: PackedAnswers;
}

/** @throws Error when the attempt hasn't finished. */
export function toAnswersRow(attempt: Attempt): AnswersRow {
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
    const { id, planId, level, finishedAt, studyMs, essayMs, sections } = attempt;
    return { id, planId, level, finishedAt, studyMs, essayMs, sections };
  }
  const first = parseOrNull(answersRowOfVersion1Schema, row);
  if (first === null || first.answers.id !== first.id) return null;
  return {
    ...first.answers,
    // This version kept the time of a sitting alone; one without sections was an essay.
    essayMs: first.answers.sections.length === 0 ? first.answers.studyMs : 0,
    sections: first.answers.sections.map(({ timed, answers }) => ({ timed, answers: answersFrom(answers) })),
  };
}
