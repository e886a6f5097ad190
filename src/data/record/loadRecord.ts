import { withRetries } from '@/lib/retry';
import type * as record from './record';

/**
 * Loads the record's code, which a page doesn't need in order to render and respond.
 * @throws Error (rejects) if it still can't be fetched after several tries.
 */
export function loadRecord(): Promise<typeof record> {
  return withRetries(() => import('./record'));
}

/**
 * Starts loading the record's code and its reader, and opens the database, for a page that reads the record right after hydration.
 * Errors are ignored here: the code that reads the record tries again and reports them.
 */
export function preloadRecordReader(loadReader: () => Promise<unknown>): void {
  if (import.meta.env.SSR) return;
  loadReader().catch(() => undefined);
  loadRecord()
    .then(({ studentRecord }) => studentRecord().prepareRecord())
    .catch(() => undefined);
}
