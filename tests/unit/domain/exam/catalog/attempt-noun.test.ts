import { expect, test } from 'vitest';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { drillPlan } from '@/domain/plan/drills/drill-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import type { TestPlan } from '@/domain/exam/test/test-plan';

test.each<[TestPlan, string]>([
  [quickVerbalPlan('upper'), 'test'],
  [diagnosticPlan('upper', true), 'test'],
  // Its experimental section isn't scored; the others are.
  [fullTestPlan('form-a', true), 'test'],
  [writingSamplePlan('upper'), 'test'],
  [drillPlan({ subject: { kind: 'topic', topic: 'math-percent' }, questions: 'endless' }, 'upper'), 'drill'],
  [drillPlan({ subject: { kind: 'mistakes' }, questions: 10 }, 'upper'), 'review'],
])('$title', ({ parts }, called) => {
  expect(attemptNoun(parts)).toBe(called);
});
