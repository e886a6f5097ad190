/** Fetches what a test needs until it ends, so that a lost connection can't stop it: its questions and its code. */
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { studentRecord } from '@/data/record/studentRecord';
import type { ContentName } from '@/domain/exam/test/blueprint';
import type { TestForm, TestContent } from '@/domain/exam/test/form';
import { contentNames, type TestPlan } from '@/domain/exam/test/test-plan';
import { loadTestCode } from '../testCode';

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
