import { withRetries } from '@/lib/retry';
import type * as record from './record';

/**
 * Fetches the record's code: a page paints and answers before it, because nothing is read or written until then.
 * @throws Error (rejects) when it can't be fetched, after several tries.
 */
export function loadRecord(): Promise<typeof record> {
  return withRetries(() => import('./record'));
}
