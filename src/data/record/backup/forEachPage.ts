/** Reads a long store of the database in pages: one reading of all would keep a slow device longer than the door waits. */
import type { RecordContext } from '@/data/record/recordContext';
import type { RowPage } from '@/data/record/finished/backupRows';
import type { StoreName } from '@/data/record/finished/migrations';

/** Whole attempts of a full test are 30 to 56 kB each. */
const pageLength = 50;

/** Passes on all rows of a store, page by page; false when the database stopped answering before the end. */
export async function forEachPage(
  { door }: RecordContext,
  store: StoreName,
  show: (rows: readonly unknown[]) => void,
): Promise<boolean> {
  let after: IDBValidKey | null = null;
  do {
    const from: IDBValidKey | null = after;
    const page: RowPage | null = await door.use((database) => database.page(store, from, pageLength), null);
    if (page === null) return false;
    show(page.rows);
    after = page.next;
  } while (after !== null);
  return true;
}
