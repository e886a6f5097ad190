import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { buildScoreReport, type ScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { createExampleAttempt, exampleNowMs } from './createExampleAttempt';
import { loadWholeTest } from './loadWholeTest';

/**
 * Loads the report of the worked example, compared with the previous test.
 * @throws Error (rejects) if its questions can't be loaded.
 */
export async function loadExampleReport(): Promise<ScoreReport> {
  const { form, content } = await loadWholeTest('form-b');
  return buildScoreReport(judgeAttempt(createExampleAttempt(form, content), content, exampleNowMs), [
    exampleEarlierTest,
  ]);
}
