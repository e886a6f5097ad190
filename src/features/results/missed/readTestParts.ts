/** Reads the judged questions of a test that a dashboard shows. */
import { loadFormContent } from '@/data/items/test-content';
import type { FinishedAttemptReadResult } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import { sampleFormOf } from '@/data/sample/sampleAnswers';
import type { DiagnosticId, FullFormId } from '@/domain/exam/test/blueprint';
import { judgeAttempt, type AttemptResult, type SectionResult } from '@/domain/exam/scoring/result';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { assertPresent } from '@/lib/assert';
import { createSampleAttempt } from '../example/createSampleAttempt';
import { loadWholeTest } from '../example/loadWholeTest';

export type TestPartsReading =
  /** The scored sections, in test order. */
  | { readonly state: 'found'; readonly parts: readonly SectionResult[] }
  | { readonly state: Exclude<FinishedAttemptReadResult['state'], 'found'> };

const found = (result: AttemptResult): TestPartsReading => ({
  state: 'found',
  parts: result.parts.flatMap((part) => (part.kind === 'section' && part.scored ? [part] : [])),
});

/**
 * Reads the questions of a test taken on this device.
 * @throws Error (rejects) if the questions can't be loaded.
 */
export async function readOwnTestParts(id: string): Promise<TestPartsReading> {
  const record = studentRecord();
  await record.prepareRecord();
  const read = await record.readFinished(id);
  if (read.state !== 'found') return { state: read.state };
  return found(judgeAttempt(read.attempt, await loadFormContent(read.attempt.form), Date.now()));
}

/**
 * Creates the questions of a sample child's test.
 * @param tests the child's tests, oldest first
 * @throws Error (rejects) if the questions can't be loaded.
 */
export async function createSampleTestParts(
  tests: readonly LearnerTest[],
  test: LearnerTest,
): Promise<TestPartsReading> {
  const formId = assertPresent(sampleFormOf(tests, test), 'A sample test without answers has no questions');
  return found(await judgeSampleTest(formId, test));
}

/** Judges the attempt behind a sample test at a full form or a diagnostic. */
export async function judgeSampleTest(
  formId: FullFormId | DiagnosticId,
  test: LearnerTest,
): Promise<AttemptResult> {
  const { form, content } = await loadWholeTest(formId);
  return judgeAttempt(createSampleAttempt(form, content, test), content, test.end);
}
