/** The formats of the database's rows. Most rows contain their format's version; a running attempt's text has its own. */
import * as v from 'valibot';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { assertPresent } from '@/lib/assert';
import {
  parseAttempt,
  attemptIdSchema,
  countSchema,
  durationMsSchema,
  instantSchema,
  levelSchema,
  nameSchema,
  parseOrNull,
  planIdSchema,
  epochMsSchema,
} from '@/data/record/attemptSchema';
import { type AttemptNotes, notesSchema } from '@/data/record/notes/attemptNotes';
import { type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import type { Verdict } from '@/domain/exam/attempts/response';
import { typedKeys } from '@/lib/typedKeys';
import {
  type AnswerRecord,
  type AnsweredAttempt,
  toAnsweredAttempt,
} from '@/domain/plan/ability/answered-attempt';
import { type SavedRow, type SavedRows, parseSavedRow } from '@/data/record/saved/savedRows';
import type { SavedRowKind } from '@/data/record/saved/savedRowKinds';
import { type StoredSummary, summarySchema } from './summarizeAttempt';

const version = 1;

export type RowReadResult<Value> =
  | { readonly state: 'sound'; readonly value: Value }
  | { readonly state: 'unreadable' | 'newer' };

/** Returns the row's value in a list, which is empty unless the row is sound. */
export function validRowValues<Value>(row: RowReadResult<Value>): readonly Value[] {
  return row.state === 'sound' ? [row.value] : [];
}

const versioned = v.looseObject({ version: v.pipe(countSchema, v.minValue(version + 1)) });

function reading<Row, Value>(
  row: unknown,
  schema: v.GenericSchema<unknown, Row>,
  valueOf: (row: Row) => Value | null,
): RowReadResult<Value> {
  const sound = parseOrNull(schema, row);
  const value = sound === null ? null : valueOf(sound);
  if (value !== null) return { state: 'sound', value };
  // Checked last, because hardly any row is from a newer version.
  return { state: parseOrNull(versioned, row) === null ? 'unreadable' : 'newer' };
}

const attemptRowSchema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(version),
  attempt: v.unknown(),
});

export function toAttemptRow(attempt: Attempt): unknown {
  return { id: attempt.id, version, attempt };
}

export function readAttemptRow(row: unknown): RowReadResult<Attempt> {
  return reading(row, attemptRowSchema, ({ id, attempt: value }) => {
    const attempt = parseAttempt(value);
    return attempt?.id === id && attempt.phase.name === 'finished' ? attempt : null;
  });
}

const summaryRowSchema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(version),
  summary: summarySchema,
});

export function toSummaryRow(summary: StoredSummary): unknown {
  return { id: summary.id, version, summary };
}

export function readSummaryRow(row: unknown): RowReadResult<StoredSummary> {
  return reading(row, summaryRowSchema, ({ id, summary }) => (summary.id === id ? summary : null));
}

const verdictCodes: Readonly<Record<Verdict, string>> = { right: 'r', wrong: 'w', blank: 'b' };
const verdictsByCode: ReadonlyMap<string, Verdict> = new Map(
  typedKeys(verdictCodes).map((verdict) => [verdictCodes[verdict], verdict]),
);

/** In rows saved earlier, the key is in the verdict's place. */
const answerText = /^[\w@-]+:(?:[A-E]:[rwA-E]|-:[bA-E]):g?n?t?f?:\d{1,13}:[\w-]*$/;

const answersTextSchema = v.pipe(
  v.string(),
  v.check((text) => text === '' || text.split(' ').every((each) => answerText.test(each))),
);

const answersSchema = v.strictObject({
  id: attemptIdSchema,
  planId: planIdSchema,
  level: levelSchema,
  finishedAt: instantSchema,
  studyMs: durationMsSchema,
  sections: v.array(v.strictObject({ timed: v.boolean(), answers: answersTextSchema })),
});
type StoredAnswers = v.InferOutput<typeof answersSchema>;
export const storedAnswersSchema: v.GenericSchema<unknown, StoredAnswers> = answersSchema;

/**
 * Encodes a finished attempt's answers, short enough to read a year of them quickly: one text per section, in which answers,
 * separated by spaces, are `ref:letter:verdict:flags:milliseconds:recall`. The letter is `-` for a blank; the verdict is r (right),
 * w (wrong), or b (blank); the flags are g (guessed), n (narrowed), t (ran out of time), and f (first).
 */
export function packAnswers(attempt: AnsweredAttempt): StoredAnswers {
  return {
    ...attempt,
    sections: attempt.sections.map(({ timed, answers: all }) => ({
      timed,
      answers: all.map(textOf).join(' '),
    })),
  };
}

export function unpackAnswers(stored: StoredAnswers): AnsweredAttempt {
  return {
    ...stored,
    sections: stored.sections.map(({ timed, answers: text }) => ({
      timed,
      answers: text === '' ? [] : text.split(' ').map(answerFrom),
    })),
  };
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

const answersRowSchema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(version),
  answers: storedAnswersSchema,
});

/**
 * Encodes a finished attempt's answers.
 * @throws Error when it hasn't finished.
 */
export function toAnswersRow(attempt: Attempt): unknown {
  const answers = assertPresent(toAnsweredAttempt(attempt), 'Only a finished attempt has answers');
  return { id: attempt.id, version, answers: packAnswers(answers) };
}

export function readAnswersRow(row: unknown): RowReadResult<AnsweredAttempt> {
  return reading(row, answersRowSchema, ({ id, answers }) =>
    answers.id === id ? unpackAnswers(answers) : null,
  );
}

const savedRowSchema = v.strictObject({ id: nameSchema, version: v.literal(version), row: v.unknown() });

export function toSavedRow(row: SavedRow): unknown {
  return { id: row.id, version, row };
}

export function readSavedRow<Name extends SavedRowKind>(
  kind: Name,
  stored: unknown,
): RowReadResult<SavedRows[Name]> {
  return reading(stored, savedRowSchema, ({ id, row }) => {
    const savedRow = parseSavedRow(kind, row);
    return savedRow?.id === id ? savedRow : null;
  });
}

const setAsideSchema = v.object({ kind: v.string() });

/** Returns the store that a row was set aside from; null for a finished attempt, which has its own format there. */
export function originalStoreOfRow(row: unknown): string | null {
  return parseOrNull(setAsideSchema, row)?.kind ?? null;
}

const runningRowSchema = v.strictObject({ id: attemptIdSchema, text: v.string() });

/** A running attempt. Its text contains its own version and checksum. */
export interface RunningAttemptRow {
  readonly id: string;
  readonly text: string;
}

export function readRunningRow(row: unknown): RunningAttemptRow | null {
  return parseOrNull(runningRowSchema, row);
}

const notesRowSchema = v.strictObject({
  id: attemptIdSchema,
  version: v.literal(version),
  notes: notesSchema,
});

export function toNotesRow(notes: AttemptNotes): unknown {
  return { id: notes.id, version, notes };
}

export function readNotesRow(row: unknown): RowReadResult<AttemptNotes> {
  return reading(row, notesRowSchema, ({ id, notes }) => (notes.id === id ? notes : null));
}

/** `count` is how often the item was seen; `lastMs` the last time, in epoch milliseconds. */
export interface SeenItem {
  readonly id: string;
  readonly count: number;
  readonly lastMs: number;
}

const seenRowSchema: v.GenericSchema<unknown, SeenItem> = v.object({
  id: nameSchema,
  count: countSchema,
  lastMs: epochMsSchema,
});

export function readSeenRow(row: unknown): SeenItem | null {
  return parseOrNull(seenRowSchema, row);
}

/** Counts one more view of an item. An unreadable stored row counts as never seen. */
export function countItemView(id: string, before: unknown, lastMs: number): SeenItem {
  const known = readSeenRow(before);
  return { id, count: (known?.count ?? 0) + 1, lastMs: Math.max(lastMs, known?.lastMs ?? lastMs) };
}

/** Merges two records' views of an item. Both may have counted the same views, so the higher count wins. */
export function mergeSeenItems(one: SeenItem, other: SeenItem): SeenItem {
  return {
    id: one.id,
    count: Math.max(one.count, other.count),
    lastMs: Math.max(one.lastMs, other.lastMs),
  };
}
