import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { buildTestForm } from '@/domain/exam/test/form';
import { contentNames } from '@/domain/exam/test/test-plan';
import { buildScoreReport, type ScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { createExampleAttempt, exampleNowMs } from './createExampleAttempt';

/**
 * Loads the report of the worked example, compared with the previous test.
 * @throws Error (rejects) if its questions can't be loaded.
 */
export async function loadExampleReport(): Promise<ScoreReport> {
  const plan = fullTestPlan('form-b', false);
  const contentOfFile = await loadContentFiles(contentNames(plan.parts));
  const form = buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: contentOfFile,
  });
  const content = await loadFormContent(form);
  return buildScoreReport(judgeAttempt(createExampleAttempt(form, content), content, exampleNowMs), [
    exampleEarlierTest,
  ]);
}
