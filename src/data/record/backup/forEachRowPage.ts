/** Reads a long database store in pages: on a slow device, a single read would exceed the database timeout. */
import type { RecordContext } from '@/data/record/recordContext';
import type { RowPage } from '@/data/record/finished/backupRows';
import type { StoreName } from '@/data/record/finished/migrations';

/** Number of rows per page. An attempt of a full test takes 30 to 56 kB. */
const pageLength = 50;

/** Calls `show` with each page of a store's rows. Resolves to false if the database stops responding before the end. */
export async function forEachRowPage(
  { databaseAccess }: RecordContext,
  store: StoreName,
  show: (rows: readonly unknown[]) => void,
): Promise<boolean> {
  let after: IDBValidKey | null = null;
  do {
    const from: IDBValidKey | null = after;
    const page: RowPage | null = await databaseAccess.use(
      (database) => database.page(store, from, pageLength),
      null,
    );
    if (page === null) return false;
    show(page.rows);
    after = page.next;
  } while (after !== null);
  return true;
}
