import type { FinishedAttemptList, StudentRecord } from './api';
import { assertReadable } from './RecordUnreadError';

/**
 * Lists the finished attempts, the latest first, for figures that would be wrong without one of them.
 * @throws RecordUnreadError (rejects) if the database may have more
 */
export async function listAllFinished(
  record: Pick<StudentRecord, 'listFinished'>,
): Promise<FinishedAttemptList['attempts']> {
  const { attempts, database } = await record.listFinished();
  assertReadable(database);
  return attempts;
}
