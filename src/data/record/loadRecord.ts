import { withRetries } from '@/lib/retry';
import type * as record from './record';

/**
 * Fetches the record's code: a page paints and answers before it, because nothing is read or written until then.
 * @throws Error (rejects) when it can't be fetched, after several tries.
 */
export function loadRecord(): Promise<typeof record> {
  return withRetries(() => import('./record'));
}

/**
 * Begins to fetch the record's code, to open its database, and to fetch what reads it, for a page that does so as soon as it has come
 * to life. What fails here is tried again, and reported, by the code that reads.
 */
export function startReading(loadReader: () => Promise<unknown>): void {
  if (import.meta.env.SSR) return;
  loadReader().catch(() => undefined);
  loadRecord()
    .then(({ studentRecord }) => studentRecord().prepareRecord())
    .catch(() => undefined);
}
