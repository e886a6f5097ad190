/** Everything that a test needs to its end, fetched before it starts: a lost connection can't stop it then. */
import { loadFiles, loadFormContent } from '@/data/items/test-content';
import { loadRecord } from '@/data/record/loadRecord';
import type { ContentName } from '@/domain/exam/blueprint';
import type { Form, TestContent } from '@/domain/exam/form';
import { contentOf, type TestPlan } from '@/domain/exam/plan';
import { withRetries } from '@/lib/retry';
import { preparePlayer } from '../prepare';

type LoadResult = () => Promise<unknown>;

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function prepareNewTest(
  plan: TestPlan,
  loadResult: LoadResult,
): Promise<(name: ContentName) => TestContent> {
  const [files] = await Promise.all([loadFiles(contentOf(plan.parts)), ...alongside(plan.parts, loadResult)]);
  return files;
}

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function prepareKnownForm(form: Form, loadResult: LoadResult): Promise<TestContent> {
  const [content] = await Promise.all([loadFormContent(form), ...alongside(form.parts, loadResult)]);
  return content;
}

function alongside(parts: Parameters<typeof preparePlayer>[0], loadResult: LoadResult): Promise<unknown>[] {
  return [
    preparePlayer(parts),
    withRetries(loadResult),
    withRetries(async () => (await loadRecord()).studentRecord().prepareRecord()),
  ];
}
