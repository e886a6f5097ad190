/** Measures the record's size, and how safe it is from eviction by the browser. */
import type { RecordContents, RowProblems } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { createFinishedAttempts } from '@/data/record/finished/finishedAttempts';
import { storeNames } from '@/data/record/finished/migrations';
import { countSavedRows, readAllSavedRows, splitUsableRows } from '@/data/record/saved/savedRowStore';
import { mapRowKinds } from '@/data/record/saved/savedRowKinds';
import { readAllNotes } from '@/data/record/notes/notes';
import { storedPrefixes } from '@/data/record/stored-texts/storedPrefixes';
import { listRunning } from '@/data/record/running/listRunning';
import { readSavedNumber } from '@/data/record/stored-texts/savedNumbers';
import { forEachPage } from './forEachPage';

export async function measure(context: RecordContext): Promise<RecordContents> {
  const { browser, stores } = context;
  const finished = await createFinishedAttempts(context).listFinished();
  const running = await listRunning(context);
  const notes = await readAllNotes(context);
  const savedRows = await readAllSavedRows(context);
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

function rowProblemsOf({ unreadable, newer }: RowProblems): RowProblems {
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

async function databaseLength(context: RecordContext): Promise<number> {
  let length = 0;
  for (const name of storeNames)
    await forEachPage(context, name, (rows) => {
      for (const row of rows) length += JSON.stringify(row).length;
    });
  return length;
}
