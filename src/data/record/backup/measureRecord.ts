/** Measures the record's size, and how safe it is from eviction by the browser. */
import type { RecordContents, UnreadableRowCounts } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { createFinishedAttemptStore } from '@/data/record/finished/finishedAttempts';
import { storeNames } from '@/data/record/finished/migrations';
import { countSavedRows, readAllSavedRows, splitUsableRows } from '@/data/record/saved/savedRowStore';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';
import { readAllNotes } from '@/data/record/notes/notes';
import { storedPrefixes } from '@/data/record/stored-texts/storedPrefixes';
import { listRunningAttempts } from '@/data/record/running/listRunningAttempts';
import { readSavedNumber } from '@/data/record/stored-texts/savedNumbers';
import { forEachRowPage } from './forEachRowPage';

export async function measureRecord(context: RecordContext): Promise<RecordContents> {
  const { browser, stores } = context;
  const [finished, running, notes, savedRows] = await Promise.all([
    createFinishedAttemptStore(context).listFinished(),
    listRunningAttempts(context),
    readAllNotes(context),
    readAllSavedRows(context),
  ]);
  const { usable, unusable } = splitUsableRows(
    mapRowKinds((kind) => savedRows[kind].rows),
    browser.now(),
  );
  return {
    finished: finished.attempts.length,
    running: running.attempts.length,
    notes: notes.rows.length,
    savedRows: countSavedRows(usable),
    bytes: textLength(context) + (await databaseLength(context)),
    unreadable: finished.unreadable + running.damaged,
    newer: finished.newer + running.newer,
    undated: finished.attempts.filter(({ finishedAt }) => finishedAt === null).length,
    unusable: countSavedRows(unusable),
    others: { ...mapRowKinds((kind) => rowProblemsOf(savedRows[kind])), notes: rowProblemsOf(notes) },
    database: finished.database,
    lastBackupMs: readSavedNumber(stores, 'last-backup'),
    persisted: await browser.isPersisted(),
    quotaBytes: await browser.quotaBytes(),
  };
}

function rowProblemsOf({ unreadable, newer }: UnreadableRowCounts): UnreadableRowCounts {
  return { unreadable, newer };
}

/** Returns the number of characters that the record uses in the browser's two storages. */
function textLength({ stores }: RecordContext): number {
  const lengths = (['device', 'tab'] as const).flatMap((place) =>
    storedPrefixes.flatMap((prefix) =>
      stores[place].keys(prefix).map((key) => key.length + (stores[place].read(key)?.length ?? 0)),
    ),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Returns the number of characters read before the database stops responding, if it does. */
async function databaseLength(context: RecordContext): Promise<number> {
  let length = 0;
  for (const name of storeNames) {
    const areRead = await forEachRowPage(context, name, (rows) => {
      for (const row of rows) length += JSON.stringify(row).length;
    });
    if (!areRead) break;
  }
  return length;
}
