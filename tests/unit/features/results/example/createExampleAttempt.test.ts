import { expect, test } from 'vitest';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { exampleNowMs } from '@/features/results/example/createExampleAttempt';
import { exampleAttempt } from '../example-attempt';
import { scoreReportHeadline, nextStepText } from '@/features/results/report/scoreReportHeadline';

test('the worked example is a plausible test, and the same on every visit', async () => {
  const [{ attempt, content }, again] = await Promise.all([exampleAttempt(), exampleAttempt()]);
  expect(isConsistentAttempt(attempt)).toBe(true);
  expect(again.attempt).toEqual(attempt);

  const report = buildScoreReport(judgeAttempt(attempt, content, exampleNowMs), [exampleEarlierTest]);
  expect(report.estimate.total).not.toBeNull();
  expect(report.before).toBe(exampleEarlierTest);
  expect(scoreReportHeadline(report).title).toContain('Oct 17');
  expect(nextStepText(stepAfterTest(report)).reason).not.toBe('');
});
