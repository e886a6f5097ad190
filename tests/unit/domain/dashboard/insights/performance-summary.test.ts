/** The summary of performance. */
import { expect, test } from 'vitest';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { ago, evening, logOf, nothingSaid, recordWith, session } from '../logs';

test('the summary names at most three areas of each kind', () => {
  const topics = (
    [
      ['math-integers', 90],
      ['math-factors', 91],
      ['math-fractions', 92],
      ['math-decimals', 93],
      ['math-percent', 60],
      ['math-ratio', 61],
      ['math-rate', 62],
      ['math-area', 63],
    ] as const
  ).map(([topic, right]) => session(ago(2), 'quantitative', 30, { topic, solved: 100, right }));
  expect(summarizePerformance(recordWith(logOf(topics)), evening)).toEqual({
    strong: ['Decimals', 'Fractions', 'Factors, multiples, primes'],
    improve: ['Percent', 'Ratio and proportion', 'Rate, work, distance'],
    consistency: 'Studied on 1 of 2 planned days',
    testAnxiety: 'Low, by self-report',
  });
});

test('the summary without a plan counts every day, and omits what was never set', () => {
  const learner = recordWith(logOf([session(ago(2), 'quantitative', 30)]), nothingSaid);
  expect(summarizePerformance(learner, evening)).toMatchObject({
    consistency: 'Studied on 1 of 3 days this week',
    testAnxiety: null,
  });
});
