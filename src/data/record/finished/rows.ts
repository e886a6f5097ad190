/** What the rows of the database hold, each with the version of the site's format that wrote it. */
import * as v from 'valibot';
import type { Attempt } from '@/domain/exam/attempt';
import { present } from '@/lib/assert';
import { attemptFrom, attemptId, count, name, parsed, time } from '@/data/record/schema';
import { type AttemptNotes, notesSchema } from '@/data/record/notes/attemptNotes';
import { type AnsweredAttempt, answersOf } from '@/domain/plan/answers';
import { type KeptRow, type KeptRows, keptRowFrom } from '@/data/record/kept/kinds';
import type { KeptName } from '@/data/record/kept/names';
import { answersFrom, storedAnswers, storedAnswersSchema } from './answers';
import { type StoredSummary, summarySchema } from './summary';

const version = 1;

export type RowReading<Value> =
  | { readonly state: 'sound'; readonly value: Value }
  | { readonly state: 'unreadable' | 'newer' };

/** The value of a row as a list, which is empty where the row can't be read. */
export function soundOrNone<Value>(row: RowReading<Value>): readonly Value[] {
  return row.state === 'sound' ? [row.value] : [];
}

const versioned = v.looseObject({ version: v.pipe(count, v.minValue(version + 1)) });

function reading<Row, Value>(
  row: unknown,
  schema: v.GenericSchema<unknown, Row>,
  valueOf: (row: Row) => Value | null,
): RowReading<Value> {
  const sound = parsed(schema, row);
  const value = sound === null ? null : valueOf(sound);
  if (value !== null) return { state: 'sound', value };
  // Asked last: of thousands of rows hardly one is a newer version's.
  return { state: parsed(versioned, row) === null ? 'unreadable' : 'newer' };
}

const attemptRowSchema = v.strictObject({ id: attemptId, version: v.literal(version), attempt: v.unknown() });

export function attemptRow(attempt: Attempt): unknown {
  return { id: attempt.id, version, attempt };
}

export function readAttemptRow(row: unknown): RowReading<Attempt> {
  return reading(row, attemptRowSchema, ({ id, attempt: value }) => {
    const attempt = attemptFrom(value);
    return attempt?.id === id && attempt.phase.name === 'finished' ? attempt : null;
  });
}

const summaryRowSchema = v.strictObject({
  id: attemptId,
  version: v.literal(version),
  summary: summarySchema,
});

export function summaryRow(summary: StoredSummary): unknown {
  return { id: summary.id, version, summary };
}

export function readSummaryRow(row: unknown): RowReading<StoredSummary> {
  return reading(row, summaryRowSchema, ({ id, summary }) => (summary.id === id ? summary : null));
}

const answersRowSchema = v.strictObject({
  id: attemptId,
  version: v.literal(version),
  answers: storedAnswersSchema,
});

/**
 * The answers of a finished attempt.
 * @throws Error when it hasn't finished.
 */
export function answersRow(attempt: Attempt): unknown {
  const answers = present(answersOf(attempt), 'Only a finished attempt has answers');
  return { id: attempt.id, version, answers: storedAnswers(answers) };
}

export function readAnswersRow(row: unknown): RowReading<AnsweredAttempt> {
  return reading(row, answersRowSchema, ({ id, answers }) =>
    answers.id === id ? answersFrom(answers) : null,
  );
}

const keptRowSchema = v.strictObject({ id: name, version: v.literal(version), row: v.unknown() });

export function keptRow(row: KeptRow): unknown {
  return { id: row.id, version, row };
}

export function readKeptRow<Name extends KeptName>(kind: Name, stored: unknown): RowReading<KeptRows[Name]> {
  return reading(stored, keptRowSchema, ({ id, row }) => {
    const kept = keptRowFrom(kind, row);
    return kept?.id === id ? kept : null;
  });
}

const setAsideSchema = v.object({ kind: v.string() });

/** The store that a row was set aside from; null for a finished attempt, which has a shape of its own there. */
export function setAsideKind(row: unknown): string | null {
  return parsed(setAsideSchema, row)?.kind ?? null;
}

const runningRowSchema = v.strictObject({ id: attemptId, text: v.string() });

/** A running attempt: its text carries version and checksum. */
export interface RunningRow {
  readonly id: string;
  readonly text: string;
}

export function readRunningRow(row: unknown): RunningRow | null {
  return parsed(runningRowSchema, row);
}

const notesRowSchema = v.strictObject({ id: attemptId, version: v.literal(version), notes: notesSchema });

export function notesRow(notes: AttemptNotes): unknown {
  return { id: notes.id, version, notes };
}

export function readNotesRow(row: unknown): RowReading<AttemptNotes> {
  return reading(row, notesRowSchema, ({ id, notes }) => (notes.id === id ? notes : null));
}

/** An item that was seen: how often, and when last, in epoch milliseconds. */
export interface SeenItem {
  readonly id: string;
  readonly count: number;
  readonly lastMs: number;
}

const seenRowSchema: v.GenericSchema<unknown, SeenItem> = v.object({ id: name, count, lastMs: time });

export function readSeenRow(row: unknown): SeenItem | null {
  return parsed(seenRowSchema, row);
}

/** An item that was seen once more; if what is stored can't be read, it counts as never seen before. */
export function seenRow(id: string, before: unknown, lastMs: number): SeenItem {
  const known = readSeenRow(before);
  return { id, count: (known?.count ?? 0) + 1, lastMs: Math.max(lastMs, known?.lastMs ?? lastMs) };
}

/** What two records know of an item: both may count the same times it was seen, which then count once. */
export function mergedSeen(one: SeenItem, other: SeenItem): SeenItem {
  return {
    id: one.id,
    count: Math.max(one.count, other.count),
    lastMs: Math.max(one.lastMs, other.lastMs),
  };
}
