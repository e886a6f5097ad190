/**
 * Saved rows of practice and learner setup: in the database with `keep` consent, otherwise as texts in the web storages. Loaded on
 * demand, because the test player doesn't need it.
 */
import type { DatabaseState, SavedRowsChange, UnreadableRowCounts, WriteOutcome } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { assertReadable } from '@/data/record/RecordUnreadError';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import type { StudentRowsReadResult } from '@/data/record/finished/studentRows';
import { decodeStoredText } from '@/data/record/stored-texts/snapshot';
import { findTexts, removeFoundTexts, type TextsByPlace } from '@/data/record/stored-texts/storedTexts';
import { applyWordAnswers, type WordAnswer, type WordRows } from '@/domain/plan/words/word-answers';
import { latestVersions } from '@/lib/lists';
import {
  type AllSavedRows,
  isRemovalRow,
  isUsableRow,
  parseSavedRow,
  rowsOfAllKinds,
  type SavedRow,
  type SavedRows,
} from './savedRows';
import { mapRowKinds, type ByRowKind, type SavedRowKind, savedRowKinds } from './savedRowKinds';
import { savedRowsPrefix, writeSavedRowsText } from './savedRowTexts';

const savedInDatabase = { state: 'saved', place: 'device', refusal: null } as const satisfies WriteOutcome;

/** The readable rows of a kind from all places, each in its latest version, with counts of the others. */
export interface SavedRowsReadResult<Row> extends StudentRowsReadResult<Row> {
  readonly database: DatabaseState;
}

export async function readSavedRowsWithProblems<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
): Promise<SavedRowsReadResult<SavedRows[Name]>> {
  const texts = readTexts(context, kind);
  const asked = await context.databaseAccess.ask((database) => database.savedRows(kind));
  const inDatabase = asked.state === 'done' ? asked.value : { rows: [], unreadable: 0, newer: 0 };
  const database = asked.state === 'done' ? 'open' : asked.state;
  const rows = latestVersions([...inDatabase.rows, ...texts.rows]);
  if (isDatabaseReadable(database)) context.knownRows.set(kind, rows);
  return {
    rows,
    unreadable: inDatabase.unreadable + texts.unreadable,
    newer: inDatabase.newer + texts.newer,
    database,
  };
}

/**
 * Reads every usable row of a kind from all places, each in its latest version.
 * @throws RecordUnreadError (rejects) if the database may have more
 */
export async function readSavedRows<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
): Promise<readonly SavedRows[Name][]> {
  const now = context.browser.now();
  return (await readAllOrThrow(context, kind)).rows.filter((row) => isUsableRow(row, now));
}

/** @throws RecordUnreadError (rejects) if the database may have more */
export async function countUnusableSavedRows(
  context: RecordContext,
  kind: SavedRowKind,
): Promise<UnreadableRowCounts> {
  const { unreadable, newer } = await readAllOrThrow(context, kind);
  return { unreadable, newer };
}

async function readAllOrThrow<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
): Promise<SavedRowsReadResult<SavedRows[Name]>> {
  const result = await readSavedRowsWithProblems(context, kind);
  assertReadable(result.database);
  return result;
}

/** Writes each row unless a later version is stored, as an import does. Writes none if one is invalid. */
export async function writeSavedRows<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
  rows: readonly SavedRows[Name][],
): Promise<WriteOutcome> {
  if (rows.some((row) => parseSavedRow(kind, row) === null)) return { state: 'refused' };
  if (rows.length === 0) return savedInDatabase;
  const asked = await context.databaseAccess.ask((database) => database.putSavedRows(kind, rows));
  if (asked.state === 'newer') return { state: 'newer' };
  const known = context.knownRows.get(kind);
  if (known !== undefined) context.knownRows.set(kind, latestVersions<SavedRow>([...known, ...rows]));
  if (asked.state !== 'done') return writeTexts(context, { [kind]: rows });
  context.messages.post({ type: 'changed' });
  return asked.value.newer > 0 ? { state: 'newer' } : savedInDatabase;
}

/** Changes rows of some kinds: all of them are written, or none. Writes nothing if the stored rows can't be read. */
export async function changeSavedRows<Name extends SavedRowKind>(
  context: RecordContext,
  kinds: readonly Name[],
  change: SavedRowsChange<Name>,
): Promise<WriteOutcome> {
  const now = context.browser.now();
  const validChange = (stored: Pick<AllSavedRows, Name>) => {
    const rows: Partial<AllSavedRows> | null = change(stored);
    return rows === null || savedRowKinds.some((kind) => hasInvalidRow(kind, rows[kind] ?? [])) ? null : rows;
  };
  const asked = await context.databaseAccess.ask((database, wait) =>
    database.changeSavedRows(kinds, usableTextsOfAllKinds(context, now), validChange, now, wait),
  );
  if (asked.state === 'done') {
    if (asked.value.state !== 'written') return { state: asked.value.state };
    for (const kind of kinds) context.knownRows.set(kind, asked.value.value[kind]);
    context.messages.post({ type: 'changed' });
    return savedInDatabase;
  }
  if (asked.state === 'newer') return { state: 'newer' };
  // A page that is left can still save a change of rows that it has read.
  const isUnread =
    asked.state === 'unavailable' &&
    !(asked.isPageLeft && kinds.every((kind) => context.knownRows.has(kind)));
  if (isUnread) return { state: 'unread' };
  const rows = validChange(usableKnownRows(context, now));
  return rows === null ? { state: 'refused' } : writeTexts(context, rows);
}

function hasInvalidRow<Name extends SavedRowKind>(kind: Name, rows: readonly SavedRows[Name][]): boolean {
  return rows.some((row) => parseSavedRow(kind, row) === null);
}

/** Adds answers to the cards of their words and to the statistics of their days. */
export async function writeWordAnswers(
  context: RecordContext,
  answers: readonly WordAnswer[],
): Promise<WriteOutcome> {
  const now = context.browser.now();
  const { databaseAccess, knownRows, messages } = context;
  if (answers.some(({ card }) => card !== null && parseSavedRow('cards', card) === null))
    return { state: 'refused' };
  const asked = await databaseAccess.ask((database, wait) =>
    // Texts written while the database didn't respond may be later than its rows.
    database.putWords(answers, wordTexts(context, now), now, wait),
  );
  if (asked.state === 'newer') return { state: 'newer' };
  if (asked.state === 'done') {
    const known = knownRows.get('wordDays');
    if (known !== undefined)
      knownRows.set('wordDays', latestVersions<SavedRow>([...asked.value.wordDays, ...known]));
    messages.post({ type: 'changed' });
    return asked.value.newer > 0 ? { state: 'newer' } : savedInDatabase;
  }
  // The answers were given to cards that were read, but a day's statistics can only be added to known ones.
  if (asked.state === 'unavailable' && !knownRows.has('wordDays')) return { state: 'unread' };
  const { wordDays } = usableKnownRows(context, now);
  const { cards } = wordTexts(context, now);
  return writeTexts(context, applyWordAnswers({ cards, wordDays }, answers, now));
}

function wordTexts(context: RecordContext, now: number): WordRows {
  return { cards: usableTexts(context, 'cards', now), wordDays: usableTexts(context, 'wordDays', now) };
}

function usableTextsOfAllKinds(context: RecordContext, now: number): AllSavedRows {
  return rowsOfAllKinds((kind) => usableTexts(context, kind, now));
}

/** Returns the rows that this page has read, with texts that another tab may have written since. */
function usableKnownRows(context: RecordContext, now: number): AllSavedRows {
  return rowsOfAllKinds((kind) =>
    latestVersions([
      ...(context.knownRows.get(kind) ?? []).flatMap((row) => parseSavedRow(kind, row) ?? []),
      ...readTexts(context, kind).rows,
    ]).filter((row) => isUsableRow(row, now)),
  );
}

function usableTexts<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
  now: number,
): readonly SavedRows[Name][] {
  return readTexts(context, kind).rows.filter((row) => isUsableRow(row, now));
}

/** Adds rows to the texts of their kinds, unless one of those is from a newer version of the site. */
function writeTexts(context: RecordContext, rows: Partial<AllSavedRows>): WriteOutcome {
  const { stores, browser, messages } = context;
  const kinds = savedRowKinds.filter((kind) => (rows[kind] ?? []).length > 0);
  if (kinds.some((kind) => readTexts(context, kind).newer > 0)) return { state: 'newer' };
  // Synchronous, so that no other tab can write between the read and the write.
  let outcome: WriteOutcome = savedInDatabase;
  for (const kind of kinds) {
    const all = latestVersions<SavedRow>([...readTexts(context, kind).rows, ...(rows[kind] ?? [])]);
    outcome = {
      state: 'saved',
      ...writeSavedRowsText(stores, kind, all, browser.now(), context.consent()),
    };
  }
  messages.post({ type: 'changed' });
  return outcome;
}

/** Moves rows saved as texts into the database. Texts that are unreadable or only partly accepted stay. */
export async function moveSavedRowsToDatabase(context: RecordContext): Promise<void> {
  await Promise.all(
    savedRowKinds.map(async (kind) => {
      const found = findTexts(context.stores, savedRowsPrefix + kind);
      const { rows, newer, unreadable } = readFoundTexts(kind, found);
      const asked = await context.databaseAccess.ask((database) => database.putSavedRows(kind, rows));
      const areTaken = asked.state === 'done' && asked.value.newer === 0;
      if (areTaken && newer === 0 && unreadable === 0)
        removeFoundTexts(context.stores, savedRowsPrefix + kind, found);
    }),
  );
}

function readTexts<Name extends SavedRowKind>(
  { stores }: Pick<RecordContext, 'stores'>,
  kind: Name,
): StudentRowsReadResult<SavedRows[Name]> {
  return readFoundTexts(kind, findTexts(stores, savedRowsPrefix + kind));
}

/** Reads a kind's rows from texts; an unreadable text counts as one unreadable row. */
function readFoundTexts<Name extends SavedRowKind>(
  kind: Name,
  found: TextsByPlace,
): StudentRowsReadResult<SavedRows[Name]> {
  const readings = [...found.values()].map((text) =>
    decodeStoredText(text, (value) => (Array.isArray(value) ? value : null)),
  );
  const values: readonly unknown[] = readings.flatMap((reading) =>
    reading.state === 'sound' ? reading.body : [],
  );
  const rows = values.flatMap((value) => parseSavedRow(kind, value) ?? []);
  const damaged = readings.filter(({ state }) => state === 'damaged').length;
  return {
    rows: latestVersions(rows),
    unreadable: damaged + values.length - rows.length,
    newer: readings.filter(({ state }) => state === 'newer').length,
  };
}

export async function readAllSavedRows(
  context: RecordContext,
): Promise<ByRowKind<SavedRowsReadResult<SavedRow>>> {
  const read = new Map<SavedRowKind, SavedRowsReadResult<SavedRow>>();
  await Promise.all(
    savedRowKinds.map(async (kind) => read.set(kind, await readSavedRowsWithProblems(context, kind))),
  );
  const none: SavedRowsReadResult<SavedRow> = { rows: [], unreadable: 0, newer: 0, database: 'unused' };
  return mapRowKinds((kind) => read.get(kind) ?? none);
}

/** Splits rows of every kind into those that screens can calculate with (usable), and the others. */
export function splitUsableRows(
  savedRows: ByRowKind<readonly SavedRow[]>,
  nowMs: number,
): Readonly<Record<'usable' | 'unusable', ByRowKind<readonly SavedRow[]>>> {
  const rows = (isWanted: boolean) =>
    mapRowKinds((kind) => savedRows[kind].filter((row) => isUsableRow(row, nowMs) === isWanted));
  return { usable: rows(true), unusable: rows(false) };
}

/** Counts the rows of each kind, except those that record a removal. */
export function countSavedRows(savedRows: ByRowKind<readonly SavedRow[]>): ByRowKind<number> {
  return mapRowKinds((kind) => savedRows[kind].filter((row) => !isRemovalRow(row)).length);
}
