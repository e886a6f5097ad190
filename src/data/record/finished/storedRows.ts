/**
 * The formats of the database's rows, except those of finished attempts (`attemptRows.ts`). Most rows contain their format's version;
 * a running attempt's text has its own.
 */
import * as v from 'valibot';
import {
  attemptIdSchema,
  countSchema,
  epochMsSchema,
  nameSchema,
  parseOrNull,
} from '@/data/record/attemptSchema';
import { type AttemptNotes, notesSchema } from '@/data/record/notes/attemptNotes';
import { type SavedRow, type SavedRows, parseSavedRow } from '@/data/record/saved/savedRows';
import type { SavedRowKind } from '@/data/record/saved/savedRowKinds';

/** The version of every format but that of answers. */
export const rowVersion = 1;

export type RowReadResult<Value> =
  | { readonly state: 'sound'; readonly value: Value }
  | { readonly state: 'unreadable' | 'newer' };

/** Returns the row's value in a list, which is empty unless the row is sound. */
export function validRowValues<Value>(row: RowReadResult<Value>): readonly Value[] {
  return row.state === 'sound' ? [row.value] : [];
}

const versioned = v.looseObject({ version: countSchema });

/**
 * Reads a row of a format.
 * @param latest the format's latest version
 */
export function readRow<Row, Value>(
  row: unknown,
  schema: v.GenericSchema<unknown, Row>,
  valueOf: (row: Row) => Value | null,
  latest = rowVersion,
): RowReadResult<Value> {
  const sound = parseOrNull(schema, row);
  const value = sound === null ? null : valueOf(sound);
  if (value !== null) return { state: 'sound', value };
  // Checked last, because hardly any row is from a newer version.
  return { state: (parseOrNull(versioned, row)?.version ?? 0) > latest ? 'newer' : 'unreadable' };
}

const savedRowSchema = v.strictObject({ id: nameSchema, version: v.literal(rowVersion), row: v.unknown() });

export function toSavedRow(row: SavedRow): unknown {
  return { id: row.id, version: rowVersion, row };
}

export function readSavedRow<Name extends SavedRowKind>(
  kind: Name,
  stored: unknown,
): RowReadResult<SavedRows[Name]> {
  return readRow(stored, savedRowSchema, ({ id, row }) => {
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
  version: v.literal(rowVersion),
  notes: notesSchema,
});

export function toNotesRow(notes: AttemptNotes): unknown {
  return { id: notes.id, version: rowVersion, notes };
}

export function readNotesRow(row: unknown): RowReadResult<AttemptNotes> {
  return readRow(row, notesRowSchema, ({ id, notes }) => (notes.id === id ? notes : null));
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
