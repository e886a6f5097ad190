/**
 * What practice keeps, in the database where the student keeps things, else in the storages as texts. Fetched when it is read or
 * written: no test needs it.
 */
import type { Place } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { places } from '@/data/record/running/text-store';
import { readText } from '@/data/record/snapshot';
import { type AnsweredAttempt, answersOf } from '@/domain/plan/answers';
import { finishedInSlots } from '@/data/record/running/list';
import { type KeptRow, type KeptRows, keptRowFrom, latestRows } from './kinds';
import { byKind, type ByKind, type KeptName, keptNames } from './names';
import { keptPrefix, removeKeptTexts, writeKeptText } from './texts';

/** Every row of a kind, wherever it is, in its latest version. */
export async function readKept<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
): Promise<readonly KeptRows[Name][]> {
  const rows = await context.door.use<readonly KeptRows[Name][]>((database) => database.kept(kind), []);
  return latestRows([...rows, ...rowsInTexts(context, kind)]);
}

/**
 * Writes rows, each unless a later version of it is there. Tells where they are; null where a row isn't one of its kind, and then
 * nothing is written.
 */
export async function writeKept<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
  rows: readonly KeptRows[Name][],
): Promise<Place | null> {
  if (rows.some((row) => keptRowFrom(kind, row) === null)) return null;
  if (rows.length === 0) return 'device';
  const written = await putKept(context, kind, rows);
  const place = written === null ? writeTexts(context, kind, rows) : 'device';
  context.messages.post({ type: 'changed' });
  return place;
}

/** Writes rows to the database, and tells how many it took; null where there is none that works. */
function putKept<Name extends KeptName>(
  { door }: RecordContext,
  kind: Name,
  rows: readonly KeptRows[Name][],
): Promise<number | null> {
  return door.use<number | null>((database) => database.putKept(kind, rows), null);
}

/** Adds rows to the text of their kind, where the student lets it be. */
function writeTexts<Name extends KeptName>(
  context: RecordContext,
  kind: Name,
  rows: readonly KeptRows[Name][],
): Place {
  const all = latestRows([...rowsInTexts(context, kind), ...rows]);
  return writeKeptText(context.stores, kind, all, context.browser.now(), context.consent());
}

/** Brings rows that had to stay texts into the database. */
export async function moveKeptToDatabase(context: RecordContext): Promise<void> {
  const moved = await Promise.all(
    keptNames.map(async (kind) => (await putKept(context, kind, rowsInTexts(context, kind))) !== null),
  );
  if (moved.every((isMoved) => isMoved)) removeKeptTexts(context.stores);
}

function rowsInTexts<Name extends KeptName>(
  { stores }: Pick<RecordContext, 'stores'>,
  kind: Name,
): readonly KeptRows[Name][] {
  return latestRows(
    places.flatMap((place) => {
      const reading = readText(stores[place].read(keptPrefix + kind) ?? '', rowsFrom);
      return reading.state === 'sound' ? reading.body.flatMap((row) => keptRowFrom(kind, row) ?? []) : [];
    }),
  );
}

function rowsFrom(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** So many attempts get their row of answers at a time: a row needs the whole attempt. */
const batchLength = 50;

/** The answers of all finished attempts, in the order in which they were finished. */
export async function readAnswers(context: RecordContext): Promise<readonly AnsweredAttempt[]> {
  const { door } = context;
  const stored = await door.use((database) => database.answers(), { answers: [], missing: [] });
  const all = [...stored.answers];
  for (let from = 0; from < stored.missing.length; from += batchLength) {
    const ids = stored.missing.slice(from, from + batchLength);
    all.push(...(await door.use((database) => database.addAnswers(ids), [])));
  }
  const known = new Set(all.map(({ id }) => id));
  for (const { attempt } of finishedInSlots(context)) {
    const answers = known.has(attempt.id) ? null : answersOf(attempt);
    if (answers !== null) all.push(answers);
  }
  return all.toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
}

/** The rows of every kind, for a file of all. */
export async function readAllKept(context: RecordContext): Promise<ByKind<readonly KeptRow[]>> {
  const rows = new Map<KeptName, readonly KeptRow[]>();
  for (const kind of keptNames) rows.set(kind, await readKept(context, kind));
  return byKind((kind) => rows.get(kind) ?? []);
}

/** How many rows of each kind there are. A deleted plan is none. */
export function countsOf(kept: ByKind<readonly KeptRow[]>): ByKind<number> {
  return byKind((kind) => kept[kind].filter((row) => !('plan' in row && row.plan === null)).length);
}
