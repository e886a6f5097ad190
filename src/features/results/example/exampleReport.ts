import { exampleBefore } from '@/data/exampleBefore';
import { loadFiles, loadFormContent } from '@/data/items/test-content';
import { fullTest } from '@/domain/exam/catalog/full-forms';
import { formOf } from '@/domain/exam/form';
import { contentOf } from '@/domain/exam/plan';
import { reportOf, type ScoreReport } from '@/domain/exam/report/report';
import { resultOf } from '@/domain/exam/result';
import { exampleAttempt, exampleNowMs } from './exampleAttempt';

/**
 * The report of the worked example, compared with the test before it.
 * @throws Error (rejects) when its questions can't be fetched.
 */
export async function exampleReport(): Promise<ScoreReport> {
  const plan = fullTest('form-b', false);
  const contentOfFile = await loadFiles(contentOf(plan.parts));
  const form = formOf(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: contentOfFile,
  });
  const content = await loadFormContent(form);
  return reportOf(resultOf(exampleAttempt(form, content), content, exampleNowMs), [exampleBefore]);
}
