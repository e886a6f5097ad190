/** The worked example: a finished attempt at a plan, with its content. */
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { buildTestForm } from '@/domain/exam/test/form';
import { contentNames, type TestPlan } from '@/domain/exam/test/test-plan';
import { createExampleAttempt } from '@/features/results/example/createExampleAttempt';

export async function exampleAttempt(plan: TestPlan = fullTestPlan('form-b', false)) {
  const form = buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: await loadContentFiles(contentNames(plan.parts)),
  });
  const content = await loadFormContent(form);
  return { form, content, attempt: createExampleAttempt(form, content) };
}
