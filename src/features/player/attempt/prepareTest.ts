/** Fetches everything that a test needs before the test starts, so that a lost connection can't stop it. */
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { studentRecord } from '@/data/record/record';
import type { ContentName } from '@/domain/exam/test/blueprint';
import type { TestForm, TestContent } from '@/domain/exam/test/form';
import { contentNames, type TestPlan } from '@/domain/exam/test/test-plan';
import { withTimeout } from '@/lib/withTimeout';
import { withRetries } from '@/lib/retry';
import { preparePlayer } from '../preparePlayer';

type LoadResult = () => Promise<unknown>;

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function prepareNewTest(
  plan: TestPlan,
  loadResult: LoadResult,
): Promise<(name: ContentName) => TestContent> {
  const [files] = await Promise.all([
    loadContentFiles(contentNames(plan.parts)),
    ...alongside(plan.parts, null, loadResult),
  ]);
  return files;
}

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function prepareExistingForm(form: TestForm, loadResult: LoadResult): Promise<TestContent> {
  const [content] = await Promise.all([
    loadFormContent(form),
    ...alongside(form.parts, form.conditions, loadResult),
  ]);
  return content;
}

type Prepared = Parameters<typeof preparePlayer>;

function alongside(parts: Prepared[0], conditions: Prepared[1], loadResult: LoadResult): Promise<unknown>[] {
  return [
    preparePlayer(parts, conditions),
    withRetries(loadResult),
    withRetries(async () => studentRecord().prepareRecord()),
    storedHere(),
  ];
}

/** The longest a test waits for the site's offline copy, which it can do without. */
const patienceMs = 20_000;

/** Waits until the site is stored on this device, so that a test can be reopened offline. */
async function storedHere(): Promise<void> {
  try {
    const { getSiteCopyController } = await import('@/data/offline/getSiteCopyController');
    await withTimeout(getSiteCopyController().store(), patienceMs);
  } catch {
    // The test doesn't depend on the offline copy: its own content is fetched either way.
  }
}
