/** From an address to a report: the attempt is read from the record, its questions are fetched, and both are judged. */
import type { FinishedAttempt, StudentRecord } from '@/data/record/api';
import type { AttemptSummary } from '@/data/record/finished/summary';
import { loadFormContent } from '@/data/items/test-content';
import { finishedTest } from '@/domain/exam/report/finished-test';
import { reportOf, type ScoreReport } from '@/domain/exam/report/report';
import { resultOf } from '@/domain/exam/result';

export type ReadReport =
  | { readonly state: 'shown'; readonly report: ScoreReport; readonly attempts: readonly AttemptSummary[] }
  /** Nothing has been taken on this device: a worked example. */
  | { readonly state: 'example'; readonly report: ScoreReport }
  /** The attempt that was asked for is not to be had; the others are. */
  | {
      readonly state: Exclude<FinishedAttempt['state'], 'found'>;
      readonly attempts: readonly AttemptSummary[];
    };

/**
 * The report of an attempt, of the latest one where `id` is null.
 * @throws Error (rejects) when its questions can't be fetched.
 */
export async function readReport(record: StudentRecord, id: string | null): Promise<ReadReport> {
  await record.prepareRecord();
  const { attempts } = await record.listFinished();
  const wanted = id ?? attempts[0]?.id;
  if (wanted === undefined) {
    const { exampleReport } = await import('../example/exampleReport');
    return { state: 'example', report: await exampleReport() };
  }
  const read = await record.readFinished(wanted);
  if (read.state !== 'found') return { state: read.state, attempts };
  const { attempt } = read;
  const result = resultOf(attempt, await loadFormContent(attempt.form), Date.now());
  const report = reportOf(result, attempts.map(finishedTest));
  return { state: 'shown', report, attempts };
}
