/** Reads a long database store in pages: on a slow device, a single read would exceed the access timeout. */
import type { RecordContext } from '@/data/record/recordContext';
import type { RowPage } from '@/data/record/finished/backupRows';
import type { StoreName } from '@/data/record/finished/migrations';

/** Complete full-test attempts are 30 to 56 kB each. */
const pageLength = 50;

/** Passes on all rows of a store, page by page; false if the database stopped responding before the end. */
export async function forEachPage(
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
