/** Everything that can be read of the record, as one file for the student to keep. */
import type { Attempt } from '@/domain/exam/attempt';
import type { ExportedRecord } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { readAttemptRow, readSeenRow, type SeenItem } from '@/data/record/finished/rows';
import { itemsMet } from '@/data/record/finished/seen';
import { countsOf, readAllKept } from '@/data/record/kept/kept';
import { profileFrom } from '@/data/record/kept/kinds';
import { byKind } from '@/data/record/kept/names';
import { listNotes } from '@/data/record/notes/notes';
import { attemptsInSlots, finishedInSlots } from '@/data/record/running/list';
import { writeNumber } from '@/data/record/keptNumbers';
import { backupFileName, backupText, fileBytes } from './backupFile';
import { largestFileBytes } from './largestFile';
import { eachPage } from './pages';

/** Exports every finished attempt that can be read, wherever it is, with all notes and all items that were seen. */
export async function exportAll(context: RecordContext): Promise<ExportedRecord> {
  const { browser, stores } = context;
  const now = browser.now();
  const exportedAt = { utcMs: now, offsetMinutes: -new Date(now).getTimezoneOffset() };
  const inSlots = finishedInSlots(context);
  const stored = await storedAttempts(context);
  const attempts = new Map(stored.attempts.map((attempt) => [attempt.id, attempt]));
  for (const { attempt } of inSlots) if (!attempts.has(attempt.id)) attempts.set(attempt.id, attempt);
  const read = await readAllKept(context);
  const kept = byKind((kind) => read[kind].rows);
  const text = backupText({
    exportedAt,
    attempts: [...attempts.values()],
    notes: await listNotes(context),
    seen: await seenItems(context),
    kept,
  });
  const sizeBytes = fileBytes(text);
  const importable = sizeBytes <= largestFileBytes;
  const isAnything = attempts.size > 0 || Object.values(kept).some((rows) => rows.length > 0);
  // What can't be brought back, or lacks what the database didn't tell, is no backup.
  if (isAnything && importable && stored.leftOut !== null)
    writeNumber(stores, 'last-backup', now, context.consent());
  return {
    fileName: backupFileName(exportedAt, profileFrom(kept.profiles)?.profile.nickname ?? null),
    text,
    sizeBytes,
    importable,
    attempts: attempts.size,
    kept: countsOf(kept),
    leftOut: stored.leftOut,
  };
}

async function storedAttempts(
  context: RecordContext,
): Promise<{ attempts: readonly Attempt[]; leftOut: number | null }> {
  if (context.consent() !== 'keep') return { attempts: [], leftOut: 0 };
  const attempts: Attempt[] = [];
  let leftOut = 0;
  const areRead = await eachPage(context, 'attempts', (rows) => {
    for (const row of rows) {
      const reading = readAttemptRow(row);
      if (reading.state === 'sound') attempts.push(reading.value);
      else leftOut += 1;
    }
  });
  const areSetAsideRead = await eachPage(context, 'unreadable', (rows) => {
    leftOut += rows.length;
  });
  return { attempts, leftOut: areRead && areSetAsideRead ? leftOut : null };
}

/** Items seen, by the database; those of attempts that are only in slots, running ones among them, count once. */
async function seenItems(context: RecordContext): Promise<readonly SeenItem[]> {
  const seen = new Map<string, SeenItem>();
  await eachPage(context, 'seen', (rows) => {
    for (const item of rows.flatMap((row) => readSeenRow(row) ?? [])) seen.set(item.id, item);
  });
  for (const { attempt } of attemptsInSlots(context))
    for (const id of itemsMet(attempt))
      if (!seen.has(id)) seen.set(id, { id, count: 1, lastMs: attempt.startedAt.utcMs });
  return [...seen.values()];
}
