/** How much the record holds, and how safe it is from the browser. */
import type { RecordMeasure, RowTroubles } from '@/data/record/api';
import type { RecordContext } from '@/data/record/context';
import { finishedOf } from '@/data/record/finished/finished';
import { storeNames } from '@/data/record/finished/migrations';
import { countsOf, readAllKept, splitByUse } from '@/data/record/kept/kept';
import { byKind } from '@/data/record/kept/names';
import { readAllNotes } from '@/data/record/notes/notes';
import { storedPrefixes } from '@/data/record/prefixes';
import { listRunning } from '@/data/record/running/list';
import { readNumber } from '@/data/record/keptNumbers';
import { eachPage } from './pages';

export async function measure(context: RecordContext): Promise<RecordMeasure> {
  const { browser, stores } = context;
  const finished = await finishedOf(context).listFinished();
  const running = await listRunning(context);
  const notes = await readAllNotes(context);
  const kept = await readAllKept(context);
  const { usable, unusable } = splitByUse(
    byKind((kind) => kept[kind].rows),
    browser.now(),
  );
  return {
    finished: finished.attempts.length,
    running: running.attempts.length,
    notes: notes.rows.length,
    kept: countsOf(usable),
    bytes: textLength(context) + (await databaseLength(context)),
    unreadable: finished.unreadable + running.damaged,
    newer: finished.newer + running.newer,
    undated: finished.attempts.filter(({ finishedAt }) => finishedAt === null).length,
    unusable: countsOf(unusable),
    others: { ...byKind((kind) => troublesOf(kept[kind])), notes: troublesOf(notes) },
    database: finished.database,
    lastBackupMs: readNumber(stores, 'last-backup'),
    persisted: await browser.isPersisted(),
    quotaBytes: await browser.quotaBytes(),
  };
}

function troublesOf({ unreadable, newer }: RowTroubles): RowTroubles {
  return { unreadable, newer };
}

/** What the browser's two storages hold of the record. */
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
    await eachPage(context, name, (rows) => {
      for (const row of rows) length += JSON.stringify(row).length;
    });
  return length;
}
