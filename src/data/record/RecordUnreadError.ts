import { UnreadDataError } from '@/lib/UnreadDataError';
import type { DatabaseState } from './api';
import { isDatabaseReadable } from './finished/isDatabaseReadable';

/** The database may have rows that couldn't be read. They must not be taken for rows that don't exist. */
export class RecordUnreadError extends UnreadDataError {
  override readonly name = 'RecordUnreadError';
}

/** @throws RecordUnreadError if saved data may be missing from what was read */
export function assertReadable(database: DatabaseState): void {
  if (!isDatabaseReadable(database)) throw new RecordUnreadError(`The database is ${database}`);
}

/**
 * Handles a failed read whose caller shows something without it, and says that it is missing.
 * @throws any other error
 */
export function nullIfUnread(reason: unknown): null {
  if (reason instanceof RecordUnreadError) return null;
  throw reason;
}
