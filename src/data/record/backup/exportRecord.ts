/** Exports everything readable in the record as one file. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { ExportedRecord } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { readAttemptRow } from '@/data/record/finished/attemptRows';
import { readSeenRow, type SeenItem } from '@/data/record/finished/storedRows';
import { itemIdsShown } from '@/data/record/finished/attemptItemIds';
import { countSavedRows, readAllSavedRows } from '@/data/record/saved/savedRowStore';
import { findProfileRow } from '@/data/record/saved/savedRows';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';
import { readAllNotes } from '@/data/record/notes/notes';
import { attemptsInSlots, listFinishedInSlots } from '@/data/record/running/listRunningAttempts';
import { writeSavedNumber } from '@/data/record/stored-texts/savedNumbers';
import { backupFileName, formatBackup, textSizeBytes } from './backupFile';
import { maxBackupBytes } from './maxBackupBytes';
import { forEachRowPage } from './forEachRowPage';

/** Exports all readable finished attempts, wherever they are stored, with all notes, seen items, and saved rows. */
export async function exportRecord(context: RecordContext): Promise<ExportedRecord> {
  const { browser, stores } = context;
  const now = browser.now();
  const exportedAt = { utcMs: now, offsetMinutes: -new Date(now).getTimezoneOffset() };
  const inSlots = listFinishedInSlots(context);
  const stored = await storedAttempts(context);
  const attempts = new Map(stored.attempts.map((attempt) => [attempt.id, attempt]));
  for (const { attempt } of inSlots) if (!attempts.has(attempt.id)) attempts.set(attempt.id, attempt);
  const read = await readAllSavedRows(context);
  const savedRows = mapRowKinds((kind) => read[kind].rows);
  const text = formatBackup({
    exportedAt,
    attempts: [...attempts.values()],
    notes: (await readAllNotes(context)).rows,
    seen: await seenItems(context),
    savedRows,
  });
  const sizeBytes = textSizeBytes(text);
  const importable = sizeBytes <= maxBackupBytes;
  const isAnything = attempts.size > 0 || Object.values(savedRows).some((rows) => rows.length > 0);
  // A file that can't be imported, or lacks what the database failed to return, doesn't count as a backup.
  if (isAnything && importable && stored.leftOut !== null)
    writeSavedNumber(stores, 'last-backup', now, context.consent());
  return {
    fileName: backupFileName(exportedAt, findProfileRow(savedRows.profiles)?.profile.nickname ?? null),
    text,
    sizeBytes,
    importable,
    attempts: attempts.size,
    savedRows: countSavedRows(savedRows),
    leftOut: stored.leftOut,
  };
}

async function storedAttempts(
  context: RecordContext,
): Promise<{ attempts: readonly Attempt[]; leftOut: number | null }> {
  if (context.consent() !== 'keep') return { attempts: [], leftOut: 0 };
  const attempts: Attempt[] = [];
  let leftOut = 0;
  const areRead = await forEachRowPage(context, 'attempts', (rows) => {
    for (const row of rows) {
      const reading = readAttemptRow(row);
      if (reading.state === 'sound') attempts.push(reading.value);
      else leftOut += 1;
    }
  });
  const areSetAsideRead = await forEachRowPage(context, 'unreadable', (rows) => {
    leftOut += rows.length;
  });
  return { attempts, leftOut: areRead && areSetAsideRead ? leftOut : null };
}

/**
 * Returns the seen items in the database, and those of attempts in slots, including running ones. An item that only the slots have
 * counts as seen once.
 */
async function seenItems(context: RecordContext): Promise<readonly SeenItem[]> {
  const seen = new Map<string, SeenItem>();
  await forEachRowPage(context, 'seen', (rows) => {
    for (const item of rows.flatMap((row) => readSeenRow(row) ?? [])) seen.set(item.id, item);
  });
  for (const { attempt } of attemptsInSlots(context))
    for (const id of itemIdsShown(attempt))
      if (!seen.has(id)) seen.set(id, { id, count: 1, lastMs: attempt.startedAt.utcMs });
  return [...seen.values()];
}
