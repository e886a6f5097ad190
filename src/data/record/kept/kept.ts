/**
 * What practice keeps and what a learner sets up, in the database where the student keeps things, else in the storages as texts. Fetched when it is read or
 * written: no test needs it.
 */
import type { DatabaseState, RowTroubles, WriteOutcome } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import type { RecordDatabase } from '@/data/record/finished/database';
import type { StudentRowsRead, StudentRowsWritten } from '@/data/record/finished/studentRows';
import { places } from '@/data/record/running/text-store';
import { knownInstant } from '@/domain/exam/clock';
import { readText } from '@/data/record/snapshot';
import { type AnsweredAttempt, answersOf } from '@/domain/plan/answers';
import { rowsAfter, type WordAnswer, type WordRows } from '@/domain/plan/words/answer';
import { latestVersions } from '@/lib/latestVersions';
import { finishedInSlots } from '@/data/record/running/list';
import { isRemoval, isUsable, type KeptRow, type KeptRows, keptRowFrom } from './kinds';
import { byKind, type ByKind, type KeptName, keptNames } from './names';
import { keptPrefix, removeKeptText, writeKeptText } from './texts';

/** The rows of a kind, wherever they are saved: each in its latest version, and how many can't be read. */
export interface KeptRead<Row> extends StudentRowsRead<Row> {
  readonly database: DatabaseState;
}

export async function readKeptWhole<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
): Promise<KeptRead<KeptRows[Name]>> {
  const texts = readTexts(context, kind);
  const asked = await context.door.ask((database) => database.kept(kind));
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

/** Every row of a kind that practice can work with, wherever it is, in its latest version. */
export async function readKept<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
): Promise<readonly KeptRows[Name][]> {
  const now = context.browser.now();
  return (await readKeptWhole(context, kind)).rows.filter((row) => isUsable(row, now));
}

export async function readKeptTroubles(
  context: RecordContext,
  kind: KeptName,
): Promise<RowTroubles & { readonly database: DatabaseState }> {
  const { unreadable, newer, database } = await readKeptWhole(context, kind);
  return { unreadable, newer, database };
}

/** Writes rows, each unless a later version of it is there. */
export async function writeKept<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
  rows: readonly KeptRows[Name][],
): Promise<WriteOutcome> {
  if (rows.some((row) => keptRowFrom(kind, row) === null)) return { state: 'refused' };
  if (rows.length === 0) return { state: 'saved', place: 'device', refusal: null };
  return await written(
    context,
    [kind],
    (database) => database.putKept(kind, rows),
    () => ({ [kind]: rows }),
  );
}

/** Adds answers to the cards of their words and to the figures of their days. */
export async function writeWords(
  context: RecordContext,
  answers: readonly WordAnswer[],
): Promise<WriteOutcome> {
  const now = context.browser.now();
  if (answers.some(({ card }) => card !== null && keptRowFrom('cards', card) === null))
    return { state: 'refused' };
  return await written(
    context,
    ['cards', 'wordDays'],
    async (database) => {
      // Texts of when the database didn't answer may be later than its rows.
      const outcome = await database.putWords(answers, wordTexts(context, now), now);
      noteWordDays(context, outcome.wordDays);
      return outcome;
    },
    () => {
      const { cards, wordDays } = wordTexts(context, now);
      const days = latestVersions([...context.wordDays.values(), ...wordDays]);
      return rowsAfter({ cards, wordDays: days }, answers, now);
    },
  );
}

function wordTexts(context: RecordContext, now: number): WordRows {
  return { cards: usableTexts(context, 'cards', now), wordDays: usableTexts(context, 'wordDays', now) };
}

/** Notes the figures of days that are among rows of the database. */
function noteWordDays({ wordDays }: RecordContext, rows: readonly KeptRow[]): void {
  for (const row of rows) if ('newWords' in row) wordDays.set(row.id, row);
}

function usableTexts<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
  now: number,
): readonly KeptRows[Name][] {
  return readTexts(context, kind).rows.filter((row) => isUsable(row, now));
}

/** Writes to the database, and where there is none that works, to the texts of the kinds; those of a newer version stay. */
async function written(
  context: RecordContext,
  kinds: readonly KeptName[],
  put: (database: RecordDatabase) => Promise<StudentRowsWritten>,
  rowsOf: () => Partial<ByKind<readonly KeptRow[]>>,
): Promise<WriteOutcome> {
  const { door, stores, browser, messages } = context;
  const asked = await door.ask(put);
  if (asked.state === 'newer') return { state: 'newer' };
  let outcome: WriteOutcome = { state: 'saved', place: 'device', refusal: null };
  if (asked.state === 'done') {
    if (asked.value.newer > 0) outcome = { state: 'newer' };
  } else {
    if (kinds.some((kind) => readTexts(context, kind).newer > 0)) return { state: 'newer' };
    // In one task: no other tab writes between what is read here and what is written.
    const rows = rowsOf();
    for (const kind of kinds) {
      const all = latestVersions<KeptRow>([...readTexts(context, kind).rows, ...(rows[kind] ?? [])]);
      outcome = {
        state: 'saved',
        ...writeKeptText(stores, kind, all, browser.now(), context.consent()),
      };
    }
  }
  messages.post({ type: 'changed' });
  return outcome;
}

/** Brings rows that had to stay texts into the database. A text that can't be read, or of which not all was taken, stays. */
export async function moveKeptToDatabase(context: RecordContext): Promise<void> {
  await Promise.all(
    keptNames.map(async (kind) => {
      const texts = readTexts(context, kind);
      const asked = await context.door.ask((database) => database.putKept(kind, texts.rows));
      const areTaken = asked.state === 'done' && asked.value.newer === 0;
      if (areTaken && texts.newer === 0 && texts.unreadable === 0) removeKeptText(context.stores, kind);
    }),
  );
}

/** The rows of a kind that are texts; a text that can't be read counts as one row. */
function readTexts<Name extends KeptName>(
  { stores }: Pick<RecordContext, 'stores'>,
  kind: Name,
): StudentRowsRead<KeptRows[Name]> {
  const readings = places.flatMap((place) => {
    const text = stores[place].read(keptPrefix + kind);
    return text === null ? [] : [readText(text, (value) => (Array.isArray(value) ? value : null))];
  });
  const values: readonly unknown[] = readings.flatMap((reading) =>
    reading.state === 'sound' ? reading.body : [],
  );
  const rows = values.flatMap((value) => keptRowFrom(kind, value) ?? []);
  const damaged = readings.filter(({ state }) => state === 'damaged').length;
  return {
    rows: latestVersions(rows),
    unreadable: damaged + values.length - rows.length,
    newer: readings.filter(({ state }) => state === 'newer').length,
  };
}

/** So many attempts get their row of answers at a time: a row needs the whole attempt. */
const batchLength = 50;

/** The answers of all finished attempts whose date is known, in the order in which they were finished. */
export async function readAnswers(context: RecordContext): Promise<readonly AnsweredAttempt[]> {
  const { door } = context;
  const inSlots = finishedInSlots(context);
  const stored = await door.use((database) => database.answers(), { answers: [], missing: [] });
  const all = [...stored.answers];
  for (let from = 0; from < stored.missing.length; from += batchLength) {
    const ids = stored.missing.slice(from, from + batchLength);
    all.push(...(await door.use((database) => database.addAnswers(ids), [])));
  }
  const known = new Set(all.map(({ id }) => id));
  for (const { attempt } of inSlots) {
    const answers = known.has(attempt.id) ? null : answersOf(attempt);
    if (answers !== null) all.push(answers);
  }
  const now = context.browser.now();
  return all
    .filter(({ finishedAt }) => knownInstant(finishedAt, now) !== null)
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
}

/** The rows of every kind. */
export async function readAllKept(context: RecordContext): Promise<ByKind<KeptRead<KeptRow>>> {
  const read = new Map<KeptName, KeptRead<KeptRow>>();
  for (const kind of keptNames) read.set(kind, await readKeptWhole(context, kind));
  const none: KeptRead<KeptRow> = { rows: [], unreadable: 0, newer: 0, database: 'unused' };
  return byKind((kind) => read.get(kind) ?? none);
}

/** Rows of every kind, those that practice can work with apart from those that it can't. */
export function splitByUse(
  kept: ByKind<readonly KeptRow[]>,
  nowMs: number,
): Readonly<Record<'usable' | 'unusable', ByKind<readonly KeptRow[]>>> {
  const rows = (isWanted: boolean) =>
    byKind((kind) => kept[kind].filter((row) => isUsable(row, nowMs) === isWanted));
  return { usable: rows(true), unusable: rows(false) };
}

/** How many rows of each kind there are. What was removed is none. */
export function countsOf(kept: ByKind<readonly KeptRow[]>): ByKind<number> {
  return byKind((kind) => kept[kind].filter((row) => !isRemoval(row)).length);
}
