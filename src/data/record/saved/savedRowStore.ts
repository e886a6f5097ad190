/**
 * Saved rows of practice and learner setup: in the database with `keep` consent, otherwise as texts in the web storages. Loaded on
 * demand, because the test player doesn't need it.
 */
import type { DatabaseState, UnreadableRowCounts, WriteOutcome } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import type { RecordDatabase } from '@/data/record/finished/database';
import type { StudentRowsReadResult, StudentRowWriteCounts } from '@/data/record/finished/studentRows';
import { plausibleInstant } from '@/domain/exam/attempts/clock';
import { decodeStoredText } from '@/data/record/stored-texts/snapshot';
import { type AnsweredAttempt, toAnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { applyWordAnswers, type WordAnswer, type WordRows } from '@/domain/plan/words/word-answers';
import { latestVersions } from '@/lib/latestVersions';
import { listFinishedInSlots } from '@/data/record/running/listRunningAttempts';
import { isRemovalRow, isUsableRow, type SavedRow, type SavedRows, parseSavedRow } from './savedRows';
import { mapRowKinds, type ByRowKind, type SavedRowKind, savedRowKinds } from './savedRowKinds';
import {
  findSavedRowsTexts,
  removeFoundTexts,
  type SavedRowsTexts,
  writeSavedRowsText,
} from './savedRowTexts';

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
  if (asked.state !== 'done') return { ...texts, database: asked.state };
  const { rows, unreadable, newer } = asked.value;
  noteWordDays(context, rows);
  return {
    rows: latestVersions([...rows, ...texts.rows]),
    unreadable: unreadable + texts.unreadable,
    newer: newer + texts.newer,
    database: 'open',
  };
}

/** Reads every usable row of a kind from all places, each in its latest version. */
export async function readSavedRows<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
): Promise<readonly SavedRows[Name][]> {
  const now = context.browser.now();
  return (await readSavedRowsWithProblems(context, kind)).rows.filter((row) => isUsableRow(row, now));
}

export async function countUnusableSavedRows(
  context: RecordContext,
  kind: SavedRowKind,
): Promise<UnreadableRowCounts & { readonly database: DatabaseState }> {
  const { unreadable, newer, database } = await readSavedRowsWithProblems(context, kind);
  return { unreadable, newer, database };
}

/** Writes each row unless a later version is stored. Refuses all rows if one is invalid. */
export async function writeSavedRows<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
  rows: readonly SavedRows[Name][],
): Promise<WriteOutcome> {
  if (rows.some((row) => parseSavedRow(kind, row) === null)) return { state: 'refused' };
  if (rows.length === 0) return { state: 'saved', place: 'device', refusal: null };
  return await written(
    context,
    [kind],
    (database) => database.putSavedRows(kind, rows),
    () => ({ [kind]: rows }),
  );
}

/** Adds answers to the cards of their words and to the statistics of their days. */
export async function writeWordAnswers(
  context: RecordContext,
  answers: readonly WordAnswer[],
): Promise<WriteOutcome> {
  const now = context.browser.now();
  if (answers.some(({ card }) => card !== null && parseSavedRow('cards', card) === null))
    return { state: 'refused' };
  return await written(
    context,
    ['cards', 'wordDays'],
    async (database) => {
      // Texts written while the database didn't respond may be later than its rows.
      const outcome = await database.putWords(answers, wordTexts(context, now), now);
      noteWordDays(context, outcome.wordDays);
      return outcome;
    },
    () => {
      const { cards, wordDays } = wordTexts(context, now);
      const days = latestVersions([...context.wordDays.values(), ...wordDays]);
      return applyWordAnswers({ cards, wordDays: days }, answers, now);
    },
  );
}

function wordTexts(context: RecordContext, now: number): WordRows {
  return { cards: usableTexts(context, 'cards', now), wordDays: usableTexts(context, 'wordDays', now) };
}

/** Caches the word statistics among rows from the database, for times when it doesn't respond. */
function noteWordDays({ wordDays }: RecordContext, rows: readonly SavedRow[]): void {
  for (const row of rows) if ('newWords' in row) wordDays.set(row.id, row);
}

function usableTexts<Name extends SavedRowKind>(
  context: RecordContext,
  kind: Name,
  now: number,
): readonly SavedRows[Name][] {
  return readTexts(context, kind).rows.filter((row) => isUsableRow(row, now));
}

/** Writes to the database, or to the kinds' texts in web storage if no database is available. Rows of a newer version stay. */
async function written(
  context: RecordContext,
  kinds: readonly SavedRowKind[],
  put: (database: RecordDatabase) => Promise<StudentRowWriteCounts>,
  rowsOf: () => Partial<ByRowKind<readonly SavedRow[]>>,
): Promise<WriteOutcome> {
  const { databaseAccess, stores, browser, messages } = context;
  const asked = await databaseAccess.ask(put);
  if (asked.state === 'newer') return { state: 'newer' };
  let outcome: WriteOutcome = { state: 'saved', place: 'device', refusal: null };
  if (asked.state === 'done') {
    if (asked.value.newer > 0) outcome = { state: 'newer' };
  } else {
    if (kinds.some((kind) => readTexts(context, kind).newer > 0)) return { state: 'newer' };
    // Synchronous, so that no other tab can write between the read and the write.
    const rows = rowsOf();
    for (const kind of kinds) {
      const all = latestVersions<SavedRow>([...readTexts(context, kind).rows, ...(rows[kind] ?? [])]);
      outcome = {
        state: 'saved',
        ...writeSavedRowsText(stores, kind, all, browser.now(), context.consent()),
      };
    }
  }
  messages.post({ type: 'changed' });
  return outcome;
}

/** Moves rows saved as texts into the database. Texts that are unreadable or only partly accepted stay. */
export async function moveSavedRowsToDatabase(context: RecordContext): Promise<void> {
  await Promise.all(
    savedRowKinds.map(async (kind) => {
      const found = findSavedRowsTexts(context.stores, kind);
      const { rows, newer, unreadable } = readFoundTexts(kind, found);
      const asked = await context.databaseAccess.ask((database) => database.putSavedRows(kind, rows));
      const areTaken = asked.state === 'done' && asked.value.newer === 0;
      if (areTaken && newer === 0 && unreadable === 0) removeFoundTexts(context.stores, kind, found);
    }),
  );
}

function readTexts<Name extends SavedRowKind>(
  { stores }: Pick<RecordContext, 'stores'>,
  kind: Name,
): StudentRowsReadResult<SavedRows[Name]> {
  return readFoundTexts(kind, findSavedRowsTexts(stores, kind));
}

/** Reads a kind's rows from texts; an unreadable text counts as one unreadable row. */
function readFoundTexts<Name extends SavedRowKind>(
  kind: Name,
  found: SavedRowsTexts,
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

/** Number of missing answers rows that are added per transaction. Each requires reading the whole attempt. */
const batchLength = 50;

/** Returns the answers of all finished attempts with a known date, in the order in which they were finished. */
export async function readAnsweredAttempts(context: RecordContext): Promise<readonly AnsweredAttempt[]> {
  const { databaseAccess } = context;
  const inSlots = listFinishedInSlots(context);
  const stored = await databaseAccess.use((database) => database.answers(), { answers: [], missing: [] });
  const all = [...stored.answers];
  for (let from = 0; from < stored.missing.length; from += batchLength) {
    const ids = stored.missing.slice(from, from + batchLength);
    all.push(...(await databaseAccess.use((database) => database.addAnswers(ids), [])));
  }
  const known = new Set(all.map(({ id }) => id));
  for (const { attempt } of inSlots) {
    const answers = known.has(attempt.id) ? null : toAnsweredAttempt(attempt);
    if (answers !== null) all.push(answers);
  }
  const now = context.browser.now();
  return all
    .filter(({ finishedAt }) => plausibleInstant(finishedAt, now) !== null)
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
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
