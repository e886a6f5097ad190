import { expect, test } from 'vitest';
import { loadFiles, loadFormContent } from '@/data/items/test-content';
import { fullTest } from '@/domain/exam/catalog/full-forms';
import { formOf } from '@/domain/exam/form';
import { contentOf } from '@/domain/exam/plan';
import { reportOf } from '@/domain/exam/report/report';
import { resultOf } from '@/domain/exam/result';
import { isSound } from '@/domain/exam/soundness';
import { exampleBefore } from '@/data/exampleBefore';
import { exampleAttempt, exampleNowMs } from '@/features/results/example/exampleAttempt';
import { headline, stepWords } from '@/features/results/report/headWords';

async function example() {
  const plan = fullTest('form-b', false);
  const form = formOf(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: await loadFiles(contentOf(plan.parts)),
  });
  const content = await loadFormContent(form);
  return { attempt: exampleAttempt(form, content), content };
}

test('the worked example is a test that could have been taken, the same one at every visit', async () => {
  const [{ attempt, content }, again] = await Promise.all([example(), example()]);
  expect(isSound(attempt)).toBe(true);
  expect(again.attempt).toEqual(attempt);

  const report = reportOf(resultOf(attempt, content, exampleNowMs), [exampleBefore]);
  expect(report.estimate.total).not.toBeNull();
  expect(report.before).toBe(exampleBefore);
  expect(headline(report).title).toContain('Oct 17');
  expect(stepWords(report.step).reason).not.toBe('');
});
