/** Fetches what a test needs until it ends, so that a lost connection can't stop it: its questions and its code. */
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { studentRecord } from '@/data/record/studentRecord';
import type { ContentName } from '@/domain/exam/test/blueprint';
import type { FormPart, TestForm, TestContent } from '@/domain/exam/test/form';
import { contentNames, type PlanPart, type TestPlan } from '@/domain/exam/test/test-plan';
import { preload } from '@/ui/loading/lazyModule';
import type { PageDrill } from '../drill/pageDrill';

export const loadRunningTest = () => import('../RunningTest');
export const loadEssayScreen = () => import('../essay/EssayScreen');

/** @throws Error (rejects) when some of the code can't be fetched, after several tries. */
export async function loadTestCode(parts: readonly (PlanPart | FormPart)[]): Promise<void> {
  await Promise.all([
    preload(loadRunningTest),
    ...(parts.some(({ kind }) => kind === 'essay') ? [preload(loadEssayScreen)] : []),
  ]);
}

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function prepareNewTest({ parts }: TestPlan): Promise<(name: ContentName) => TestContent> {
  const [files] = await Promise.all([
    loadContentFiles(contentNames(parts)),
    loadTestCode(parts),
    studentRecord().prepareRecord(),
  ]);
  return files;
}

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function prepareExistingForm(form: TestForm): Promise<TestContent> {
  const [content] = await Promise.all([
    loadFormContent(form),
    loadTestCode(form.parts),
    studentRecord().prepareRecord(),
  ]);
  return content;
}

/**
 * Fetches what a drill needs before the student asks for it. The drill then chooses its items anew, most of them from the same
 * files.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function prepareDrill({ formOf }: Pick<PageDrill, 'formOf'>): Promise<void> {
  const form = await formOf();
  if (form !== null) await prepareExistingForm(form);
}
