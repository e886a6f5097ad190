import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { blueprint, type DiagnosticId, type FullFormId, fullFormIds } from '@/domain/exam/test/blueprint';
import { buildTestForm, type TestContent, type TestForm } from '@/domain/exam/test/form';
import { contentNames } from '@/domain/exam/test/test-plan';

interface LoadedTest {
  readonly form: TestForm;
  readonly content: TestContent;
}

/**
 * Loads a full form without the experimental section, or a diagnostic without the essay, under test conditions, for an attempt that
 * nobody took.
 * @throws Error (rejects) if its questions can't be loaded.
 */
export async function loadWholeTest(id: FullFormId | DiagnosticId): Promise<LoadedTest> {
  const full = fullFormIds.find((each) => each === id);
  const plan = full === undefined ? diagnosticPlan(blueprint[id].level, false) : fullTestPlan(full, false);
  const contentOf = await loadContentFiles(contentNames(plan.parts));
  const form = buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf,
  });
  return { form, content: await loadFormContent(form) };
}
