/** Imports an export file into the record. Nothing changes until the student has seen what will change. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { ImportedLearner, ImportOutcome, ImportReadResult } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { writeFinishedAttemptToSlot } from '@/data/record/finished/finishedAttempts';
import { readSeenRow, type SeenItem } from '@/data/record/finished/storedRows';
import { itemIdsShown } from '@/data/record/finished/attemptItemIds';
import {
  countSavedRows,
  readAllSavedRows,
  splitUsableRows,
  writeSavedRows,
} from '@/data/record/saved/savedRowStore';
import { latestVersions } from '@/lib/lists';
import { type SavedRow, parseSavedRow, findProfileRow } from '@/data/record/saved/savedRows';
import {
  mapRowKinds,
  type ByRowKind,
  type SavedRowKind,
  savedRowKinds,
} from '@/data/record/saved/savedRowKinds';
import { type AttemptNotes, latestNotes, parseNotes } from '@/data/record/notes/attemptNotes';
import { readAllNotes, writeNotesToDatabase } from '@/data/record/notes/notes';
import { writeNotesText } from '@/data/record/notes/noteTexts';
import { removeEndedMarker } from '@/data/record/running/endedNotes';
import { listFinishedInSlots } from '@/data/record/running/listRunningAttempts';
import { parseAttempt } from '@/data/record/attemptSchema';
import { plausibleInstant } from '@/domain/exam/attempts/clock';
import { type RawBackup, readBackup } from './backupFile';

/** Number of attempts parsed before yielding to the page, and of attempts written per transaction. */
const batchLength = 50;

interface Contents {
  /** Without duplicates, the latest finished first. */
  readonly attempts: readonly Attempt[];
  readonly unreadable: number;
  readonly notes: readonly AttemptNotes[];
  readonly seen: readonly SeenItem[];
  readonly savedRows: SavedRowsByKind;
}

type SavedRowsByKind = ByRowKind<readonly SavedRow[]>;

/** Reads a file and reports what importing it would do. Changes nothing until `apply`. */
export async function readImport(
  context: RecordContext,
  text: string,
  sizeBytes: number,
): Promise<ImportReadResult> {
  const reading = readBackup(text, sizeBytes);
  if (reading.state !== 'sound') return reading;
  const { attempts, unreadable, notes, seen, savedRows } = await contentsOf(context, reading.backup);
  const now = context.browser.now();
  const { usable, unusable } = splitUsableRows(savedRows, now);
  if (attempts.length === 0 && unreadable > 0) return { state: 'damaged' };

  const here = await idsHere(
    context,
    attempts.map(({ id }) => id),
  );
  const notesHere = new Map((await readAllNotes(context)).rows.map((each) => [each.id, each.changedAt]));
  const added = attempts.filter(({ id }) => !here.has(id));
  const isLater = ({ id, changedAt }: AttemptNotes) => changedAt > (notesHere.get(id) ?? -Infinity);
  const laterNotes = notes.filter(isLater);
  const savedRowsHere = await readAllSavedRows(context);
  const laterSavedRows = mapRowKinds((kind) => laterRows(usable[kind], savedRowsHere[kind].rows));
  return {
    state: 'sound',
    newAttempts: added.length,
    alreadyHere: attempts.length - added.length,
    unreadable,
    newNotes: laterNotes.length,
    newerNotesHere: notes.filter(({ id, changedAt }) => changedAt < (notesHere.get(id) ?? -Infinity)).length,
    newSavedRows: countSavedRows(laterSavedRows),
    undated: added.filter(
      ({ phase }) => phase.name === 'finished' && plausibleInstant(phase.at, now) === null,
    ).length,
    unusable: countSavedRows(unusable),
    learner: learnerOf(usable.profiles, savedRowsHere.profiles.rows),
    apply: () => applied(context, added, laterNotes, seen, laterSavedRows),
  };
}

/**
 * Returns the file's learner, and whether the record belongs to another one. If either has no profile, they count as the same
 * learner.
 */
function learnerOf(inFile: readonly SavedRow[], here: readonly SavedRow[]): ImportedLearner {
  const [file, own] = [findProfileRow(inFile), findProfileRow(here)];
  return {
    name: file?.profile.nickname ?? null,
    isOther: file !== null && own !== null && file.learner !== own.learner,
  };
}

/** Parses the file's contents; counts invalid attempts and continues with the rest. */
async function contentsOf({ browser }: RecordContext, backup: RawBackup): Promise<Contents> {
  const attempts = new Map<string, Attempt>();
  let unreadable = 0;
  for (const batch of batchesOf(backup.attempts)) {
    await browser.wait(0);
    for (const value of batch) {
      const attempt = parseAttempt(value);
      if (attempt?.phase.name !== 'finished') unreadable += 1;
      else if (!attempts.has(attempt.id)) attempts.set(attempt.id, attempt);
    }
  }
  return {
    attempts: [...attempts.values()].toSorted((a, b) => finishedMs(b) - finishedMs(a)),
    unreadable,
    notes: latestNotes(backup.notes.flatMap((value) => parseNotes(value) ?? [])),
    seen: backup.seen.flatMap((value) => readSeenRow(value) ?? []),
    savedRows: mapRowKinds((kind) => parseSavedRows(kind, backup.savedRows[kind])),
  };
}

function parseSavedRows(kind: SavedRowKind, values: readonly unknown[]): readonly SavedRow[] {
  return latestVersions(values.flatMap((value) => parseSavedRow(kind, value) ?? []));
}

/** Returns the rows that are missing here, or present only in an earlier version. */
function laterRows(rows: readonly SavedRow[], rowsHere: readonly SavedRow[]): readonly SavedRow[] {
  const here = new Map(rowsHere.map(({ id, changedAt }) => [id, changedAt]));
  return rows.filter(({ id, changedAt }) => changedAt > (here.get(id) ?? -Infinity));
}

function finishedMs({ phase }: Attempt): number {
  return phase.name === 'finished' ? phase.at.utcMs : 0;
}

function batchesOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / batchLength) }, (_, index) =>
    all.slice(index * batchLength, (index + 1) * batchLength),
  );
}

/** Returns those of some attempts that are here, readable or from a newer version. An unreadable one is repaired by an import. */
async function idsHere(context: RecordContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const inSlots = listFinishedInSlots(context).map(({ attempt }) => attempt.id);
  const stored = await context.databaseAccess.use((database) => database.keptAttemptIds(ids), []);
  return new Set([...stored, ...inSlots]);
}

async function applied(
  context: RecordContext,
  attempts: readonly Attempt[],
  notes: readonly AttemptNotes[],
  seen: readonly SeenItem[],
  savedRows: SavedRowsByKind,
): Promise<ImportOutcome> {
  const { stores, messages, databaseAccess } = context;
  const landed = { device: 0, tab: 0, memory: 0 };
  for (const batch of batchesOf(attempts)) {
    const isInDatabase = await databaseAccess.use(async (database) => {
      await database.addFinished(batch);
      return true;
    }, false);
    const written = batch.map((attempt) => ({
      id: attempt.id,
      place: isInDatabase
        ? ('device' as const)
        : writeFinishedAttemptToSlot(context, attempt, context.consent()),
    }));
    for (const { id, place } of written) {
      if (place === null) continue;
      landed[place] += 1;
      // If the attempt was deleted here before, it is now restored and must no longer count as deleted.
      removeEndedMarker(stores, id);
    }
    if (written.some(({ place }) => place === null)) break;
  }
  const met = attempts.flatMap((attempt) =>
    itemIdsShown(attempt).map((id) => ({ id, count: 1, lastMs: finishedMs(attempt) })),
  );
  await databaseAccess.use((database) => database.mergeSeen([...seen, ...met]), undefined);
  const notesWritten = await writtenNotes(context, notes);
  await writeRows(context, savedRows);
  messages.post({ type: 'changed' });
  const noRoom = attempts.length - landed.device - landed.tab - landed.memory;
  const savedRowsWritten = Object.values(countSavedRows(savedRows)).reduce((sum, rows) => sum + rows, 0);
  return { ...landed, noRoom, notes: notesWritten, savedRows: savedRowsWritten };
}

async function writeRows(context: RecordContext, savedRows: SavedRowsByKind): Promise<void> {
  for (const kind of savedRowKinds) await writeSavedRows(context, kind, savedRows[kind]);
}

/**
 * Writes notes and returns how many. Without a database, writes only notes on attempts stored here, because others would be
 * useless.
 */
async function writtenNotes(context: RecordContext, notes: readonly AttemptNotes[]): Promise<number> {
  const inDatabase = await writeNotesToDatabase(context, notes);
  if (inDatabase !== null) return inDatabase;
  const here = await idsHere(
    context,
    notes.map(({ id }) => id),
  );
  const wanted = notes.filter(({ id }) => here.has(id));
  for (const each of wanted) writeNotesText(context.stores, each, context.consent());
  return wanted.length;
}
