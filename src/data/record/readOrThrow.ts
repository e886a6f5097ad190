import type { RecordDatabase } from './finished/database';
import type { RecordContext } from './recordContext';
import { assertReadable } from './RecordUnreadError';

/**
 * Reads from the database. Resolves to `none` if there is certainly nothing in it.
 * @throws RecordUnreadError (rejects) if it may have something that can't be read
 */
export async function readOrThrow<T>(
  { databaseAccess }: Pick<RecordContext, 'databaseAccess'>,
  work: (database: RecordDatabase) => Promise<T>,
  none: T,
): Promise<T> {
  const asked = await databaseAccess.ask(work);
  if (asked.state === 'done') return asked.value;
  assertReadable(asked.state);
  return none;
}
