import { expect, test } from 'vitest';
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { buildTestForm } from '@/domain/exam/test/form';
import { contentNames } from '@/domain/exam/test/test-plan';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { createExampleAttempt, exampleNowMs } from '@/features/results/example/createExampleAttempt';
import { scoreReportHeadline, nextStepText } from '@/features/results/report/scoreReportHeadline';

async function example() {
  const plan = fullTestPlan('form-b', false);
  const form = buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: await loadContentFiles(contentNames(plan.parts)),
  });
  const content = await loadFormContent(form);
  return { attempt: createExampleAttempt(form, content), content };
}

test('the worked example is a plausible test, and the same on every visit', async () => {
  const [{ attempt, content }, again] = await Promise.all([example(), example()]);
  expect(isConsistentAttempt(attempt)).toBe(true);
  expect(again.attempt).toEqual(attempt);

  const report = buildScoreReport(judgeAttempt(attempt, content, exampleNowMs), [exampleEarlierTest]);
  expect(report.estimate.total).not.toBeNull();
  expect(report.before).toBe(exampleEarlierTest);
  expect(scoreReportHeadline(report).title).toContain('Oct 17');
  expect(nextStepText(report.step).reason).not.toBe('');
});
