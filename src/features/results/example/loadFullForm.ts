import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import type { FullFormId } from '@/domain/exam/test/blueprint';
import { buildTestForm, type TestContent, type TestForm } from '@/domain/exam/test/form';
import { contentNames } from '@/domain/exam/test/test-plan';

interface LoadedForm {
  readonly form: TestForm;
  readonly content: TestContent;
}

/**
 * Loads a full form under test conditions, without the experimental section, for an attempt that nobody took.
 * @throws Error (rejects) if its questions can't be loaded.
 */
export async function loadFullForm(id: FullFormId): Promise<LoadedForm> {
  const plan = fullTestPlan(id, false);
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
