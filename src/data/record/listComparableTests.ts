/** The tests that a result can be compared with. */
import type { ComparableTest } from '@/domain/exam/report/comparable-test';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import { comparableFromReport } from '@/domain/learner/sitting';
import type { StudentRecord } from './api';
import { listAllFinished } from './listAllFinished';

/** Lists the tests known only from a score report. */
export async function listReportedTests(
  record: Pick<StudentRecord, 'readSavedRows'>,
): Promise<readonly ComparableTest[]> {
  const nowMs = Date.now();
  return (await record.readSavedRows('reportedTests')).flatMap(({ id, test }) =>
    test === null ? [] : [comparableFromReport(id, test, nowMs)],
  );
}

/**
 * Lists all tests, those known only from a score report included, so that results name the same earlier test as the dashboards.
 * @throws RecordUnreadError (rejects) if the database may have more
 */
export async function listComparableTests(record: StudentRecord): Promise<readonly ComparableTest[]> {
  const [attempts, reported] = await Promise.all([listAllFinished(record), listReportedTests(record)]);
  return [...attempts.map(toFinishedTest), ...reported];
}
