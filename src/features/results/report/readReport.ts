/** Reads a report by attempt id: loads the attempt from the record and its questions, then scores it. */
import { listComparableTests } from '@/data/record/listComparableTests';
import { listAllFinished } from '@/data/record/listAllFinished';
import { readTargets } from '@/data/record/readTargets';
import type { Targets } from '@/domain/exam/report/result-figures';
import type { FinishedAttemptReadResult } from '@/data/record/api';
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import { studentRecord } from '@/data/record/studentRecord';
import { loadFormContent } from '@/data/items/test-content';
import { buildScoreReport, type ScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { loadExampleReport } from '../example/loadExampleReport';

export type ReportReading =
  | {
      readonly state: 'shown';
      readonly report: ScoreReport;
      readonly targets: Targets;
      readonly attempts: readonly ListedAttempt[];
    }
  /** No test was taken on this device, so the worked example is shown. */
  | { readonly state: 'example'; readonly report: ScoreReport }
  /** The requested attempt is unavailable; others can be read. */
  | {
      readonly state: Exclude<FinishedAttemptReadResult['state'], 'found'>;
      readonly attempts: readonly ListedAttempt[];
    };

/**
 * Reads the report of an attempt, or of the latest one if `id` is null.
 * @throws Error (rejects) if the questions can't be loaded.
 */
export async function readReport(id: string | null): Promise<ReportReading> {
  const record = studentRecord();
  await record.prepareRecord();
  const [attempts, comparable, targets] = await Promise.all([
    listAllFinished(record),
    listComparableTests(record),
    readTargets(record),
  ]);
  const wanted = id ?? attempts[0]?.id;
  if (wanted === undefined) {
    return { state: 'example', report: await loadExampleReport() };
  }
  const read = await record.readFinished(wanted);
  if (read.state !== 'found') return { state: read.state, attempts };
  const { attempt } = read;
  const result = judgeAttempt(attempt, await loadFormContent(attempt.form), Date.now());
  const report = buildScoreReport(result, comparable);
  return { state: 'shown', report, targets, attempts };
}
